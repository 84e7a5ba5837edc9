// Runs in the head of every page, because the first paint needs these classes.

import { loadingClass } from '../shared/root-class';
import { showDraftLine } from './draft';

const { classList } = document.documentElement;

classList.add(loadingClass);
addEventListener('load', () => classList.remove(loadingClass));
showDraftLine();
// A page that was prerendered, or comes back from the back/forward cache, has not heard of later
// leads.
document.addEventListener('visibilitychange', showDraftLine);
