import { firm } from '../../content/firm';
import { pages } from '../../content/pages';

/** A page of the site, and all that its document has besides the markup. */
export interface SitePage {
  /**
   * The address, as in `site.tsx`, of small letters, digits and `-` between slashes. Pages for
   * errors have none.
   */
  path?: string;
  /** The module in this folder. The document inlines the styles that the module imports. */
  module: `${string}-page`;
  /**
   * A module that `module` imports first. Its styles are in the head, and the others follow the
   * opening of the page. Without it, all of them are in the head.
   */
  opening?: `${string}-opening`;
  title: string;
  description: string;
  /** Its structured data lists the leaders. */
  listsLeaders?: true;
  /** Of a page for errors: the file that a host sends at an unknown address, or when it fails. */
  errorFile?: '404.html' | '500.html';
}

export const sitePages: readonly SitePage[] = [
  { path: '/', module: 'landing-page', opening: 'landing-opening', ...pages.home },
  { path: '/team', module: 'team-page', ...pages.team, listsLeaders: true },
  ...__TEXT_PAGES__.map(
    ({ path, title, description }): SitePage => ({
      path,
      module: 'text-page',
      title: `${title} | ${firm.name}`,
      description,
    }),
  ),
  { module: 'not-found-page', ...pages.notFound, errorFile: '404.html' },
  { module: 'error-page', ...pages.error, errorFile: '500.html' },
];

/** The paths of all pages that have an address. */
export const pagePaths = sitePages.flatMap(({ path }) => path ?? []);

/** HTML file of a page below the output folder. */
export const htmlFile = ({ path = '/', errorFile }: SitePage) =>
  errorFile ?? (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);
