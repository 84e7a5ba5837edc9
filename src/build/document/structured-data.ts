// Facts about the firm and its people for search engines, as JSON-LD: https://schema.org
import { firm, legal } from '../../content/firm';
import { leaders } from '../../content/leaders';
import { pages } from '../../content/pages';
import { fileUrl } from '../../shared/url';
import type { SitePage } from '../../site/pages/site';
import { TeamPage } from '../../site/pages/team-page';
import { findPhoto } from '../../site/ui/photos';
import { absoluteUrl } from './absolute-url';

const homeUrl = absoluteUrl(fileUrl(''));
const organizationId = `${homeUrl}#organization`;

const organization = () => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: firm.name,
  // JSON leaves out a key whose value is undefined.
  legalName: legal.legalName || undefined,
  address: legal.address || undefined,
  identifier: legal.registration || undefined,
  url: homeUrl,
  logo: absoluteUrl(fileUrl('icon-512.png')),
  description: pages.home.description,
});

const people = () =>
  leaders.map(({ name, role, bio, image, linkedIn }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    description: bio,
    ...(image && { image: absoluteUrl(findPhoto('team', image).src) }),
    sameAs: linkedIn,
    worksFor: { '@id': organizationId },
  }));

/** JSON-LD of a page. It has no `<`, so a script element can contain it. */
export function structuredData({ Page }: SitePage): string {
  const graph = Page === TeamPage ? [organization(), ...people()] : [organization()];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
