// The app: what React draws beside a page that already works. The page's script downloads the app
// when a visitor is about to use the form, and calls `showThanks` (`lead/load-app.script.ts`).
import { createRoot } from 'react-dom/client';
import { Toaster } from '../toasts/toaster';
import { Tooltips } from '../ui/tooltips';

export { showThanks } from '../lead/thanks';

const isDialogOpen = () => document.querySelector('#lead-dialog[open]') !== null;

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <Toaster isCovered={isDialogOpen} />
    <Tooltips />
  </>,
);
