// Its styles come first.
import './landing-opening';
import { LeadDialog } from '../lead/lead-dialog';
import { About } from '../sections/about';
import { CallInBar } from '../sections/call-in-bar';
import { Contact } from '../sections/contact';
import { Hero } from '../sections/hero';
import { LandingMenu } from '../sections/landing-menu';
import { SiteFooter } from '../sections/site-footer';
import { Team } from '../sections/team';
import { WhyPartner } from '../sections/why-partner';
import { Page } from '../ui/page';

export const LandingPage = () => (
  <Page bar={<LandingMenu />} opening={<Hero />} dialog={<LeadDialog />} footer={<SiteFooter />}>
    <CallInBar />
    <About />
    <WhyPartner />
    <Team />
    <Contact />
  </Page>
);
