// Inline script in the head of every page: what the first paint needs to know.
import { storageKey } from '../lead/draft-storage';
import { RootClass } from '../style/root-class';

const { classList } = document.documentElement;

classList.add(RootClass.loading);
addEventListener('load', () => classList.remove(RootClass.loading));
try {
  // Shows the lines that offer a draft from the first paint on, so they move nothing later. `restoreDraft` checks the draft.
  classList.toggle(RootClass.draft, storageKey in sessionStorage);
} catch {
  // The browser blocks storage.
}
