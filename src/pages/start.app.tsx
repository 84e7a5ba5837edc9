// Entry of the app's module. React renders toasts beside the page, and a tooltip into the span around its button.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { leadSent } from '../content/lead-form';
import { Toaster } from '../lead/toaster.app';
import { toasts } from '../lead/toasts.app';
import { ErrorBoundary } from '../ui/error-boundary';
import { Tooltips } from '../ui/tooltips.app';

/** What the toaster has thrown. */
let toasterError: unknown;

/**
 * Starts the toasts and the tooltips. Resolves when a toast can be shown.
 *
 * @throws {Error} what the toaster throws during the start
 */
export function start(): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'));
  // `ErrorBoundary` logs errors.
  const root = createRoot(element, { onCaughtError() {} });
  return new Promise((resolve, reject) => {
    const failToaster = (error: unknown) => {
      toasterError = error;
      reject(error);
    };
    root.render(
      <>
        <ErrorBoundary onError={failToaster}>
          <Toaster onReady={resolve} />
        </ErrorBoundary>
        <ErrorBoundary>
          <Tooltips />
        </ErrorBoundary>
      </>,
    );
  });
}

/**
 * Thanks the visitor by a toast. The app must have started.
 *
 * @param hasFailed whether the mail link could not be opened
 * @param message what the toast offers to copy
 * @throws {Error} what the toaster has thrown
 */
export function showToast(hasFailed: boolean, message: string): void {
  const { title, success, failure } = leadSent;
  const description = hasFailed ? failure : success;
  // Rendered at once, so that `failToaster` has run by the next line.
  flushSync(() => toasts.show({ title, description, message }));
  if (toasterError) throw toasterError;
}
