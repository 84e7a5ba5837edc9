// What the first screen of the landing page shows. Their styles are in the head; all other styles follow the hero.
import '../style/theme.css';
import '../ui/top-bar';
import '../sections/landing-menu';
import '../sections/hero';
