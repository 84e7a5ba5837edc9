// Runs in the head of every page, because the first paint needs these classes.

import { loadingClass } from '../shared/root-class';
import { showDraftLine } from './draft';

const { classList } = document.documentElement;

classList.add(loadingClass);
addEventListener('load', () => classList.remove(loadingClass));
showDraftLine();
