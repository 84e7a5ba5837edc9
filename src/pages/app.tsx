// The app: what React draws beside a page that already works. The page's script downloads it when a visitor is about to use
// the form.
import { createRoot } from 'react-dom/client';
import { Lead } from '../lead/lead';
import { Toaster } from '../toasts/toaster';
import { Id } from '../ui/attributes';
import { ErrorBoundary } from '../ui/error-boundary';
import { Tooltips } from '../ui/tooltips';

const dialog = document.getElementById(Id.leadDialog);
const form = document.getElementById(Id.leadForm);

if (dialog instanceof HTMLDialogElement && form instanceof HTMLFormElement) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <>
      <ErrorBoundary>
        <Lead form={form} dialog={dialog} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>
      <ErrorBoundary>
        <Tooltips />
      </ErrorBoundary>
    </>,
  );
}
