import type { TextPageContent } from '../../content/types';
import { BackToHome } from '../frame/back-to-home';
import { Page } from '../frame/page';
import { SiteFooter } from '../frame/site-footer';
import * as layout from '../style/layout.css';
import { PageHeading } from '../ui/page-heading';
import * as css from './text-page.css';

/** A page of the firm's own words, such as privacy or terms. */
export const TextPage = ({ title, html }: TextPageContent) => (
  <Page
    className={`${css.page} ${layout.container}`}
    bar={<BackToHome />}
    opening={<PageHeading className={css.heading}>{title}</PageHeading>}
    footer={<SiteFooter />}
  >
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build refuses typed HTML. */}
    <div className={css.text} dangerouslySetInnerHTML={{ __html: html }} />
  </Page>
);
