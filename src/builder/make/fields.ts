// The fields of the content, by name and file.
import type { Finding } from '../user-error';

/** The files of `src/content`, and the names that the site reads from each. */
export const contentFiles = {
  firm: ['firm', 'investorLogin'],
  landing: 'hero actions stats pressing about whyPartner team contact orWriteTo'.split(' '),
  leaders: ['leaders'],
  'lead-form': 'leadDialog leadFieldWords leadMail leadSent toastWords'.split(' '),
  navigation: 'navigation skipLink homeLinkSuffix bar newTab footer footerLinks'.split(' '),
  pages: 'pages teamPage notFoundPage errorPage'.split(' '),
  colors: ['colors'],
};

/** What all files of `src/content` export. */
export type Content = typeof import('../../content/firm') &
  typeof import('../../content/landing') &
  typeof import('../../content/leaders') &
  typeof import('../../content/lead-form') &
  typeof import('../../content/navigation') &
  typeof import('../../content/pages') &
  typeof import('../../content/colors');

/** Replaces every text, number, `true`, `false` and empty list in a value. `field` is the name of the value. */
export function mapLeaves(
  value: unknown,
  change: (leaf: unknown, field: string) => unknown,
  field = '',
): unknown {
  const isLeaf = Array.isArray(value) ? value.length === 0 : typeof value !== 'object';
  if (isLeaf) return change(value, field);
  if (Array.isArray(value)) {
    return value.map((entry, index) => mapLeaves(entry, change, `${field}[${index}]`));
  }
  const entries = Object.entries(value ?? {}).map(([name, entry]) => {
    return [name, mapLeaves(entry, change, field ? `${field}.${name}` : name)];
  });
  return Object.fromEntries(entries);
}

/** Every text, number, `true`, `false` and empty list, with its field, such as `leaders[3].bio`. */
export function listLeaves(content: Content) {
  const leaves: [field: string, leaf: unknown][] = [];
  mapLeaves(content, (leaf, field) => leaves.push([field, leaf]));
  return leaves;
}

/** A finding about a field: `hero.image` is in `src/content/landing.ts`. */
export function findingAt(field: string, wrong: string, fix: string): Finding {
  const [, name = ''] = /^(\w+)/.exec(field) ?? [];
  const [file] = Object.entries(contentFiles).find(([, names]) => names.includes(name)) ?? [];
  // Owners count from 1.
  const place = field.replace(/\[(\d+)\](\.?)/g, (_, at, hasMore) => {
    return `, entry ${Number(at) + 1}${hasMore ? ': ' : ','}`;
  });
  return { file: `src/content/${file}.ts`, wrong: `${place} ${wrong}`, fix };
}
