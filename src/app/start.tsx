// Entry of the app's module: the inline script imports it when a visitor needs it.
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from './app';
import { ErrorPage } from './error-page';
import { toasts } from './toast/toasts';

/** Shows a toast, once the app has started. */
export const showToast = toasts.show;

/** React also logs caught errors; `ErrorBoundary` has done that. */
const options = { onCaughtError() {} };

/**
 * Opens the dialog again as a modal one, and restores the focus: moving a modal dialog or creating it again
 * closes it.
 */
function reopenDialog(container: HTMLElement, focused: Element | null) {
  const dialog = container.querySelector('dialog');
  if (!dialog || dialog.matches(':modal')) return;
  dialog.open = false;
  dialog.showModal();
  if (focused instanceof HTMLElement) focused.focus();
}

/**
 * Hydrates the landing page.
 *
 * @throws {Error} if hydration fails, after the prerendered page has been restored
 */
export function start(): void {
  const container = document.getElementById('app');
  const keptMessage = document.querySelector('#contact [data-kept]');
  if (!container || !keptMessage) throw new Error('#app or #contact [data-kept] is missing');
  const prerendered = [...container.childNodes];
  const isDialogOpen = container.querySelector('dialog[open]') !== null;
  const focused = document.activeElement;
  let hasStarted = false;
  let hasFailed = false;
  /** Before the app has started, an error must not change the page. Later it shows the error page. */
  const renderError = () => {
    hasFailed = !hasStarted;
    return hasStarted ? <ErrorPage keptMessage={keptMessage} /> : null;
  };
  let root: Root | undefined;
  // `flushSync` lets an error of hydration set `hasFailed` before the next statement.
  flushSync(() => {
    root = hydrateRoot(container, <App path="/" renderError={renderError} />, options);
  });
  if (hasFailed) {
    root?.unmount();
    container.replaceChildren(...prerendered);
  }
  if (isDialogOpen) reopenDialog(container, focused);
  if (hasFailed) throw new Error('The app could not start');
  hasStarted = true;
  // For `npm test` and `npm run bench`.
  performance.mark('app-started');
}
