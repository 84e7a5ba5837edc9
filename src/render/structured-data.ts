// What search engines read about the firm and its people: https://schema.org, as JSON-LD.
import { firm } from '../content/firm';
import { leaders } from '../content/leaders';
import { pages } from '../content/pages';
import type { PagePath } from '../routes';
import { photoSrc } from '../ui/photo-files';
import { publicUrl, siteUrl } from '../url';

const homeUrl = publicUrl(siteUrl(''));
const organizationId = `${homeUrl}#organization`;

const organization = () => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: firm.name,
  url: homeUrl,
  logo: publicUrl(siteUrl('icon-512.png')),
  description: pages.home.description,
});

const people = () =>
  leaders.map(({ name, role, bio, image }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    description: bio,
    image: publicUrl(photoSrc('team', image)),
    worksFor: { '@id': organizationId },
  }));

/** JSON-LD of a page. It can be put into a script element as it is. */
export function structuredData(path: PagePath): string {
  const graph = path === '/team' ? [organization(), ...people()] : [organization()];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
