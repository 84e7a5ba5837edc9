// Entry of the app's module. React renders toasts and tooltips beside the page, and never the page itself.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { leadSent } from '../content/lead-form';
import { ErrorBoundary } from '../ui/error-boundary';
import { App } from './app';
import { ErrorPage } from './error-page';
import { Toaster } from './toaster';
import { toasts } from './toasts';
import { Tooltips } from './tooltips';

/** What the toaster has thrown. */
let toasterError: unknown;

/**
 * Starts the toasts and the tooltips. Resolves when a toast can be shown.
 *
 * @throws {Error} what was thrown meanwhile. The page stays as it is then, because it works without the app.
 */
export async function start(): Promise<void> {
  const root = document.createElement('div');
  // `ErrorBoundary` logs errors.
  const app = createRoot(root, { onCaughtError() {} });
  await new Promise<void>((resolve, reject) => {
    const failToaster = (error: unknown) => {
      toasterError = error;
      reject(error);
    };
    const landing = (
      <>
        <ErrorBoundary onError={failToaster}>
          <Toaster onReady={resolve} />
        </ErrorBoundary>
        <ErrorBoundary>
          <Tooltips />
        </ErrorBoundary>
      </>
    );
    // Not while the app starts: then the page stays.
    const errorPage = () => root.isConnected && <ErrorPage />;
    app.render(<App path="/" parts={{ '/': landing }} errorPage={errorPage} onError={reject} />);
  });
  document.body.append(root);
  // For the tests.
  performance.mark('app-started');
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
  flushSync(() => toasts.show({ title, description: hasFailed ? failure : success, message }));
  if (toasterError) throw toasterError;
}
