// Runs in the head of every page: what the first paint needs to know.
import { hasStoredDraft } from '../lead/draft-store';
import { RootClass } from '../style/root-class';

const { classList } = document.documentElement;

classList.add(RootClass.loading);
addEventListener('load', () => classList.remove(RootClass.loading));
// Keeps room for the lines that offer a draft, so they move nothing later.
classList.toggle(RootClass.draft, hasStoredDraft());
