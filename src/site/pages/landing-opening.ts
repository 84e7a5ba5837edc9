// What the opening of the landing page needs: its styles are in the head (`site.tsx`).
import '../sections/hero';
import '../sections/landing-menu';
import '../ui/page';
