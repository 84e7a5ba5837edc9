// Inline script of the error page.
import { setUpPage } from './set-up-page.inline';

setUpPage();
