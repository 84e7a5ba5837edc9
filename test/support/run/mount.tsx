// The whole site in a page. `test/unit/site.test.ts` bundles it.
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Site } from '../../../src/site/pages/site';

export { structuredData } from '../../../src/build/document/structured-data';
export { legal } from '../../../src/content/firm';
export { whyPartner } from '../../../src/content/landing';
export { leaders } from '../../../src/content/leaders';
export { footerLinks } from '../../../src/content/navigation';

/** Shows the page of a path. Returns the element with the page, and what removes the page. */
export function mount(path: string) {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, { onCaughtError: () => {} });
  root.render(
    <Router hook={memoryLocation({ path }).hook}>
      <Site />
    </Router>,
  );
  const unmount = () => {
    root.unmount();
    element.remove();
  };
  return { element, unmount };
}
