// First, because the opening's styles come before all others.
import './landing-opening';
import { CallInBar } from '../frame/call-in-bar';
import { CallOnPhone } from '../frame/call-on-phone';
import { LandingMenu } from '../frame/landing-menu';
import { Page } from '../frame/page';
import { SiteFooter } from '../frame/site-footer';
import { LeadDialog } from '../lead/lead-dialog';
import { About } from '../sections/about';
import { Contact } from '../sections/contact';
import { Hero } from '../sections/hero';
import { Team } from '../sections/team';
import { WhyPartner } from '../sections/why-partner';

export const LandingPage = () => (
  <Page
    bar={
      <>
        <LandingMenu />
        <CallInBar />
      </>
    }
    opening={<Hero />}
    dialog={<LeadDialog />}
    footer={<SiteFooter />}
  >
    <CallOnPhone />
    <About />
    <WhyPartner />
    <Team />
    <Contact />
  </Page>
);
