// Runs in the head of every page, because the first paint needs these classes.

import { RootClass } from '../shared/root-class';
import { hasStoredDraft } from './draft-store';

const { classList } = document.documentElement;

classList.add(RootClass.loading);
addEventListener('load', () => classList.remove(RootClass.loading));
// Keeps room for the lines that lead to a draft, so that they move nothing later.
classList.toggle(RootClass.draft, hasStoredDraft());
