import { Id } from '../ui/attributes';
import { delegate } from '../ui/delegate.script';
import { hasStoredDraft } from './draft-store';

/** `app.retries` of the specification: 3 retries, exponential backoff, at most 30 s apart. */
const maxRetries = 3;

let isLoading = false;
let requests = 0;

function download(failures = 0): void {
  // Some browsers remember a failed module by its URL, so each request after the first has a URL of its own.
  const query = requests ? `?r=${requests}` : '';
  requests += 1;
  // The app is src/pages/app.tsx.
  import(`${__BASE__}assets/${__APP_FILE__}${query}`).catch((error) => {
    if (failures < maxRetries) {
      setTimeout(download, 1000 * 2 ** failures, failures + 1);
      return;
    }
    console.error('The app could not be started:', error);
    // The visitor may be online again when she comes back to the form.
    isLoading = false;
  });
}

/** Downloads the app, once. After the next paint, so that it does not delay the dialog. */
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
    delegate(type, `[commandfor=${Id.leadDialog}], #${Id.leadDialog}`, loadApp);
  }
  loadAppForDraft();
  // Pages that come out of the back/forward cache, or were prerendered, do not know the leads of other pages.
  addEventListener('pageshow', loadAppForDraft);
  document.addEventListener('prerenderingchange', loadAppForDraft);
}
