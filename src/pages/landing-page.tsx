// First, so that its styles come first.
import './landing-first-screen';
import '../style/print.css';
import { LeadDialog } from '../lead/lead-dialog';
import { Notice } from '../lead/notice';
import { About } from '../sections/about';
import { Contact } from '../sections/contact';
import { Hero } from '../sections/hero';
import { LandingMenu } from '../sections/landing-menu';
import { SiteFooter } from '../sections/site-footer';
import { Team } from '../sections/team';
import { WhyPartner } from '../sections/why-partner';
import { LiveRegion } from '../ui/live-region';
import { FirstScreenEnd, ScriptPlace } from '../ui/placeholders';
import { TopBar } from '../ui/top-bar';

/**
 * The landing page. The dialog, the notice and the live region come before the buttons that open the dialog. So a
 * lead arrives even if the rest of the page does not.
 */
export function LandingPage() {
  return (
    <>
      <TopBar>
        <LandingMenu />
      </TopBar>
      <main>
        <Hero />
        <FirstScreenEnd />
        <LeadDialog />
        <Notice />
        {/* After the skip link: at the top, screen readers would say "blank". */}
        <LiveRegion />
        <ScriptPlace />
        <About />
        <WhyPartner />
        <Team />
        <Contact />
      </main>
      <SiteFooter />
    </>
  );
}
