import '../style/theme.css';
import '../style/view-transition.css';
// Styles of the error page, the toasts and the notice, which are rendered outside of this tree.
import '../ui/status-page.css';
import '../ui/toast.css';
import { LeadDialog } from '../lead/lead-dialog';
import { About } from '../sections/about';
import { Contact } from '../sections/contact';
import { Hero } from '../sections/hero';
import { LandingMenu } from '../sections/landing-menu';
import { SiteFooter } from '../sections/site-footer';
import { Team } from '../sections/team';
import { WhyPartner } from '../sections/why-partner';
import { Prerendered } from '../ui/prerendered';
import { TopBar } from '../ui/top-bar';

/**
 * The landing page. The dialog comes before its openers, so that on a slow connection no button
 * can be pressed before there is something to open.
 */
export function LandingPage() {
  return (
    <>
      <LeadDialog />
      <Prerendered>
        {__PRERENDER__ && (
          <TopBar>
            <LandingMenu />
          </TopBar>
        )}
      </Prerendered>
      <main>
        <Prerendered>
          {__PRERENDER__ && (
            <>
              <Hero />
              <About />
              <WhyPartner />
              <Team />
              <Contact />
            </>
          )}
        </Prerendered>
      </main>
      <Prerendered>{__PRERENDER__ && <SiteFooter />}</Prerendered>
    </>
  );
}
