// Inline script in the head of every page: what the first paint needs to know.
import { storageKey } from '../lead/draft-storage';

const { classList } = document.documentElement;

// Keeps the records simple until the load: see `ui/disc.css.ts`.
classList.add('loading');
addEventListener('load', () => classList.remove('loading'));
try {
  // The lines that offer a draft move nothing later. `restoreDraft` checks the draft.
  classList.toggle('draft', storageKey in sessionStorage);
} catch {}
