// What search engines read about the firm and its people: https://schema.org, as JSON-LD.
import { firm } from '../content/firm';
import { leaders } from '../content/leaders';
import { pageDescriptions } from '../content/pages';
import { photo } from '../images/manifest';
import { photoSrc } from '../images/photo';
import type { RouteInfo } from '../routes';

const organizationId = `${firm.siteUrl}/#organization`;

const organization = () => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: firm.name,
  url: `${firm.siteUrl}/`,
  logo: `${firm.siteUrl}/icon-512.png`,
  description: pageDescriptions.home,
});

const people = () =>
  leaders.map(({ name, role, bio, image }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    description: bio,
    image: photoSrc(`${firm.siteUrl}/`, 'team', photo('team', image)),
    worksFor: { '@id': organizationId },
  }));

/** JSON-LD of a page; empty for the 404 page. It can stand in a script element as it is. */
export function structuredData({ name }: RouteInfo): string {
  if (name === 'notFound') return '';
  const graph = name === 'team' ? [organization(), ...people()] : [organization()];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}
