// Entry of the landing page's style sheet: all that this document can come to show.
import '../pages/home-page';
import '../pages/not-found-page';
import '../toast/toaster';
import './error-page';
