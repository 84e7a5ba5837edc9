// What the opening of the landing page needs: its styles are in the head (`site.tsx`).
import '../frame/call-in-bar';
import '../frame/landing-menu';
import '../sections/hero';
import '../frame/page';
