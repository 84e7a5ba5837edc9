import { delegate } from '../ui/delegate.script';
import { hasStoredDraft } from './draft-store';

/** The specification: 3 retries, exponential backoff, at most 30 s apart. */
const maxRetries = 3;
const maxDelayMs = 30_000;

let isLoading = false;
let requests = 0;

function download(failures = 0): void {
  // Some browsers remember that a module failed at its URL, so each retry has a URL of its own.
  const query = requests ? `?r=${requests}` : '';
  requests += 1;
  // The app is src/pages/app.tsx.
  import(`${__BASE__}assets/${__APP_FILE__}${query}`).catch((error) => {
    if (failures < maxRetries) {
      setTimeout(download, Math.min(1000 * 2 ** failures, maxDelayMs), failures + 1);
      return;
    }
    console.error('The app could not be started:', error);
    // The next visit to the form tries again, because the visitor may be online then.
    isLoading = false;
  });
}

/** Downloads the app, once, after the next paint, so that the dialog opens first. */
function loadApp(): void {
  if (isLoading) return;
  isLoading = true;
  requestAnimationFrame(() => setTimeout(download));
}

function loadAppForDraft(): void {
  if (hasStoredDraft()) loadApp();
}

/** Loads the app when a visitor is about to use the form, or at once if this tab has a draft. */
export function setUpAppLoading(): void {
  // `pointerover` also fires for touch, and `focusin` covers the keyboard.
  for (const type of ['pointerover', 'focusin'] as const) {
    delegate(type, '[commandfor=lead-dialog], #lead-dialog', loadApp);
  }
  loadAppForDraft();
  // A page from the back/forward cache, or a prerendered one, does not know the leads of other
  // pages.
  addEventListener('pageshow', loadAppForDraft);
  document.addEventListener('prerenderingchange', loadAppForDraft);
}
