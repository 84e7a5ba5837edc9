import '../style/theme.css';
import '../style/print.css';
import type { TextPage as Text } from '../content/types';
import { BackToHome } from '../sections/back-to-home';
import { SiteFooter } from '../sections/site-footer';
import * as layout from '../style/layout.css';
import { ScriptPlace } from '../ui/placeholders';
import { headingId, TopBar } from '../ui/top-bar';
import * as css from './text-page.css';

/** A page of the owner's own words, such as privacy or terms. */
export function TextPage({ title, html }: Text) {
  return (
    <>
      <TopBar>
        <BackToHome />
      </TopBar>
      <main className={`${css.page} ${layout.container}`}>
        <h1 className={css.heading} id={headingId} tabIndex={-1}>
          {title}
        </h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build escapes typed HTML. */}
        <div className={css.text} dangerouslySetInnerHTML={{ __html: html }} />
        <ScriptPlace />
      </main>
      <SiteFooter />
    </>
  );
}
