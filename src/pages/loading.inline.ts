// Inline script in the head of every page: what the first paint needs to know.
import { storageKey } from '../lead/draft-storage';

const { classList } = document.documentElement;

// What waits for the load: see `style/selectors.ts`.
classList.add('loading');
addEventListener('load', () => classList.remove('loading'));
try {
  // Shows the lines that offer a draft from the first paint on, so they move nothing later. `restoreDraft` checks the draft.
  classList.toggle('draft', storageKey in sessionStorage);
} catch {
  // The browser blocks storage.
}
