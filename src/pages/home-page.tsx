import '../style/theme.css';
import { LeadDialog } from '../lead/lead-dialog';
import { About } from '../sections/about';
import { Contact } from '../sections/contact';
import { Hero } from '../sections/hero';
import { LandingMenu } from '../sections/landing-menu';
import { SiteFooter } from '../sections/site-footer';
import { Stats } from '../sections/stats';
import { Team } from '../sections/team';
import { WhyPartner } from '../sections/why-partner';
import { StaticRegion } from '../ui/static-region';
import { mainId, TopBar } from '../ui/top-bar';

/**
 * The landing page. The dialog stands before its openers, so that on a slow line no button can be
 * pressed before there is something to open.
 */
export function HomePage() {
  return (
    <>
      <LeadDialog />
      <TopBar>
        <LandingMenu />
      </TopBar>
      <main id={mainId}>
        <Hero />
        <StaticRegion name="sections">
          {__PRERENDER__ && (
            <>
              <Stats />
              <About />
              <WhyPartner />
              <Team />
            </>
          )}
        </StaticRegion>
        <Contact />
      </main>
      <StaticRegion name="footer">{__PRERENDER__ && <SiteFooter />}</StaticRegion>
    </>
  );
}
