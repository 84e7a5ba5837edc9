// Facts about the firm for search engines, as JSON-LD: https://schema.org
import { firm, legal } from '../../content/firm';
import { pages } from '../../content/pages';
import { fileUrl } from '../../shared/url';
import { absoluteUrl } from './absolute-url';

/** JSON-LD of the firm. It has no `<`, so a script element can contain it. */
export function structuredData(): string {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: firm.name,
    // JSON leaves out a key whose value is undefined.
    legalName: legal.legalName || undefined,
    address: legal.address || undefined,
    identifier: legal.registration || undefined,
    url: absoluteUrl(fileUrl('')),
    logo: absoluteUrl(fileUrl('icon-512.png')),
    description: pages.home.description,
  };
  return JSON.stringify(organization).replaceAll('<', '\\u003c');
}
