// Entry of the app's module: the inline script imports it when a visitor needs it.
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { routes } from '../routes';
import { App } from './app';
import { ErrorPage } from './error-page';
import { type ToastMessage, toasts } from './toast/toasts';

let hasToaster = true;
const onToasterError = () => {
  hasToaster = false;
};

/**
 * Shows a toast. The app must have started.
 *
 * @throws {Error} if the toaster has crashed
 */
export function showToast(message: ToastMessage): void {
  // `flushSync` lets a crash clear `hasToaster` before the next statement.
  flushSync(() => toasts.show(message));
  if (!hasToaster) throw new Error('The toast could not be shown');
}

/** Without this, React logs errors that `ErrorBoundary` has already logged. */
const options = { onCaughtError() {} };

/**
 * Opens the dialog again as a modal one, and restores the focus. A dialog that hydration has moved is no
 * longer modal, and a dialog that hydration has created again is closed.
 */
function reopenDialog(container: HTMLElement, focused: Element | null) {
  const dialog = container.querySelector('dialog');
  // Chromium before 105, Firefox before 103 and Safari before 15.6 do not know `:modal`.
  const openState = CSS.supports('selector(:modal)') ? ':modal' : '[open]';
  if (!dialog || dialog.matches(openState)) return;
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
  const draft = document.querySelector('#contact [data-draft]');
  const route = routes.find(({ path }) => path === document.documentElement.dataset.page);
  if (!container || !draft || !route) throw new Error('This page cannot have the app');
  const prerendered = [...container.childNodes];
  const isDialogOpen = container.querySelector('dialog[open]') !== null;
  const focused = document.activeElement;
  let hasStarted = false;
  let startFailed = false;
  /** Before the app has started, an error must not change the page. Later, an error shows the error page. */
  const renderError = () => {
    startFailed = !hasStarted;
    return hasStarted ? <ErrorPage draft={draft} /> : null;
  };
  let root: Root | undefined;
  // `flushSync` lets an error of hydration set `startFailed` before the next statement.
  flushSync(() => {
    root = hydrateRoot(
      container,
      <App route={route} renderError={renderError} onToasterError={onToasterError} />,
      options,
    );
  });
  if (startFailed) {
    root?.unmount();
    container.replaceChildren(...prerendered);
  }
  if (isDialogOpen) reopenDialog(container, focused);
  if (startFailed) throw new Error('The app could not start');
  hasStarted = true;
  // For `npm test` and `npm run bench`.
  performance.mark('app-started');
}
