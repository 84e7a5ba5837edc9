// Runs in the head of every page, because the first paint needs these classes.

import { draftClass, loadingClass } from '../shared/root-class';
import { hasStoredDraft } from './draft-store';

const { classList } = document.documentElement;

classList.add(loadingClass);
addEventListener('load', () => classList.remove(loadingClass));
// Keeps room for the lines that lead to a draft, so that they move nothing later.
classList.toggle(draftClass, hasStoredDraft());
