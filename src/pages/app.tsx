// The app: what React draws beside a page that already works. The page's script downloads the app
// when a visitor is about to use the form (`lead/load-app.script.ts`).
import { createRoot } from 'react-dom/client';
import { LeadFollowUp } from '../lead/lead-follow-up';
import { Toaster } from '../toasts/toaster';
import { ErrorBoundary } from '../ui/error-boundary';
import { Tooltips } from '../ui/tooltips';

const dialog = document.getElementById('lead-dialog');
const form = document.getElementById('lead-form');

if (dialog instanceof HTMLDialogElement && form instanceof HTMLFormElement) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <>
      <ErrorBoundary>
        <LeadFollowUp form={form} dialog={dialog} />
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
