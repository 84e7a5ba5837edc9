// The app: what React draws beside a page that already works. The page's script downloads the app
// when a visitor is about to use the form, and calls `showThanks` (`page/load-app.ts`).
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from './toaster';
import { Tooltips } from './tooltips';

export { showThanks } from './thanks';

const isDialogOpen = () => document.querySelector('#lead-dialog[open]') !== null;

/** Each part has a root of its own: one that crashes leaves the other as it is. */
const draw = (part: ReactNode) =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(part);

draw(<Toaster isCovered={isDialogOpen} />);
draw(<Tooltips />);
