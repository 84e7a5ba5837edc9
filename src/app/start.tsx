// Entry of the app's module: the inline script imports it when a visitor needs it.
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { leadSent } from '../content/lead-form';
import { routes } from '../routes';
import { ErrorBoundary } from '../ui/error-boundary';
import { App } from './app';
import { ErrorPage } from './error-page';
import { Toaster } from './toast/toaster';
import { toasts } from './toast/toasts';

/** `ErrorBoundary` logs errors, and `start` looks for differences itself. */
const quiet = { onCaughtError() {}, onRecoverableError() {} };

/** Contains the toasts, in a root of their own: toasts and page cannot crash each other. */
let toaster: HTMLElement | undefined;

/**
 * Thanks the visitor by a toast. The app must have started.
 *
 * @param hasFailed whether the mail link could not be opened
 * @param message what the toast offers to copy
 * @throws {Error} if the toaster has crashed
 */
export function showToast(hasFailed: boolean, message: string): void {
  const { title, success, failure } = leadSent;
  flushSync(() => toasts.show({ title, description: hasFailed ? failure : success, message }));
  if (!toaster?.hasChildNodes()) throw new Error('The toast could not be shown');
}

/**
 * Starts the toasts, and hydrates the landing page. First it hydrates a copy, in a document that loads nothing. If
 * an error is thrown there, or an extension has changed what the app renders, the page stays as it is: no typed
 * text, focus or open dialog is lost.
 *
 * @throws {Error} what was thrown in the copy
 */
export function start(): void {
  const page = document.getElementById('app');
  const draft = document.querySelector('#contact [data-draft]');
  const route = routes.find(({ path }) => path === document.documentElement.dataset.page);
  if (!page || !draft || !route) throw new Error('This page cannot have the app');

  const copy = document.implementation.createHTMLDocument().importNode(page, true);
  const errors: unknown[] = [];
  const rehearsal = flushSync(() =>
    hydrateRoot(copy, <App route={route} onError={(error) => errors.push(error)} />, quiet),
  );
  const fits = copy.isEqualNode(page);
  rehearsal.unmount();
  if (errors.length > 0) throw errors[0];

  toaster = document.body.appendChild(document.createElement('div'));
  const toasterRoot = createRoot(toaster, quiet);
  flushSync(() => {
    toasterRoot.render(
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>,
    );
    if (fits)
      hydrateRoot(page, <App route={route} errorPage={<ErrorPage draft={draft} />} />, quiet);
  });
  // For the tests.
  performance.mark('app-started');
}
