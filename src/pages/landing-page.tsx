// First, so that its styles come first.
import { LandingFirstScreen } from './landing-first-screen';
import '../style/print.css';
import { LeadDialog } from '../lead/lead-dialog';
import { About } from '../sections/about';
import { CallInBar } from '../sections/call-in-bar';
import { Contact } from '../sections/contact';
import { SiteFooter } from '../sections/site-footer';
import { Team } from '../sections/team';
import { WhyPartner } from '../sections/why-partner';
import { ScriptPlace } from '../ui/placeholders';

/** The dialog and its script come early, so that a page that is cut off still sends a lead. */
export function LandingPage() {
  return (
    <>
      <LandingFirstScreen>
        <LeadDialog />
        <ScriptPlace />
        <CallInBar />
        <About />
        <WhyPartner />
        <Team />
        <Contact />
      </LandingFirstScreen>
      <SiteFooter />
    </>
  );
}
