// Inline script of the 404 page.
import { setUpPage } from './set-up-page.inline';

// After a redirect the hash names the requested path: see `redirect-unknown-path.inline.ts`.
setUpPage(() => console.error(`Page not found: ${location.pathname}${location.hash}`));
