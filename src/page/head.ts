// Runs in the head of every page: the first paint needs `loadingClass`, and images may fail early.

import { loadingClass } from '../shared/root-class';
import { setUpImageFallbacks } from './image-fallback';

const { classList } = document.documentElement;

classList.add(loadingClass);
addEventListener('load', () => classList.remove(loadingClass));
setUpImageFallbacks();
