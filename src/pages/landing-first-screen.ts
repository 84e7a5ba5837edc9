// What the first screen of the landing page shows. The styles of these modules are in the head; all others follow the figures.
import '../style/theme.css';
import '../ui/top-bar';
import '../sections/landing-menu';
import '../sections/hero';
