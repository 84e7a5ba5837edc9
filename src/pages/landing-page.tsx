import '../style/theme.css';
// The error page is rendered in the browser only.
import '../ui/status-page.css';
import { LeadDialog } from '../lead/lead-form';
import { Notice } from '../lead/notice';
import { About } from '../sections/about';
import { Contact } from '../sections/contact';
import { Hero } from '../sections/hero';
import { LandingMenu } from '../sections/landing-menu';
import { SiteFooter } from '../sections/site-footer';
import { Team } from '../sections/team';
import { WhyPartner } from '../sections/why-partner';
import { LiveRegion } from '../ui/live-region';
import { TopBar } from '../ui/top-bar';

/**
 * The landing page. The dialog, the notice and the live region come before the buttons that open the dialog. So a
 * lead arrives even if the rest of the page does not.
 */
export function LandingPage() {
  return (
    <>
      <LeadDialog />
      <Notice />
      <TopBar>
        <LandingMenu />
      </TopBar>
      {/* After the skip link: at the top, screen readers would say "blank". */}
      <LiveRegion />
      <main>
        <Hero />
        <About />
        <WhyPartner />
        <Team />
        <Contact />
      </main>
      <SiteFooter />
    </>
  );
}
