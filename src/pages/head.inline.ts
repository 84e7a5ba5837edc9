// Inline script in the head of every page but the landing page.
import { setUpPage } from './set-up-page.inline';

setUpPage();
