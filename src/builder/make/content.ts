// Reads and typesets the content, and hands it to every bundle as data.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Plugin } from 'esbuild';
import { inProject } from '../files';
import { clean, typeset } from './typeset';

/** What all files of `src/content` export. */
export type Content = typeof import('../../content/firm') &
  typeof import('../../content/landing') &
  typeof import('../../content/leaders') &
  typeof import('../../content/lead-form') &
  typeof import('../../content/navigation') &
  typeof import('../../content/pages') &
  typeof import('../../content/colors');

const contentFiles = readdirSync(inProject('src/content')).filter(
  (file) => file.endsWith('.ts') && file !== 'types.ts',
);

/** Reads the content as typed. It trusts that `src/content` has no mistakes of types. */
export async function readContent(): Promise<Content> {
  const modules = contentFiles.map((file) => import(`../../content/${parse(file).name}.ts`));
  return Object.assign({}, ...(await Promise.all(modules)));
}

/** File and field for a message: `src/content/leaders.ts: leaders[3].bio`. */
export function placeOf(field: string): string {
  const declaration = new RegExp(`^export const ${/^\w*/.exec(field)}\\b`, 'm');
  const file = contentFiles.find((name) =>
    declaration.test(readFileSync(inProject('src/content', name), 'utf8')),
  );
  return `src/content/${file}: ${field}`;
}

/** Replaces every text, number, `true`, `false` and empty list in a value. `field` is the name of the value. */
export function mapLeaves(
  value: unknown,
  change: (leaf: unknown, field: string) => unknown,
  field = '',
): unknown {
  if (typeof value !== 'object' || value === null) return change(value, field);
  if (Array.isArray(value)) {
    if (value.length === 0) return change(value, field);
    return value.map((entry, index) => mapLeaves(entry, change, `${field}[${index}]`));
  }
  const entries = Object.entries(value).map(([name, entry]) => {
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

/** Fields that programs read, and fields whose words the owner's specification prescribes. */
const asTyped =
  /^firm\.(email|siteUrl)$|^investorLogin\.|\.(to|image|fallbackImage)$|^(leadDialog\.submitting|leadMail\.subject|leadSent\.(success|failure))$/;

export const typesetContent = (content: Content) =>
  mapLeaves(content, (leaf, field) => {
    if (typeof leaf !== 'string') return leaf;
    return asTyped.test(field) ? clean(leaf) : typeset(leaf);
  }) as Content;

/** Replaces the files of `src/content` with the typeset content. */
export function contentPlugin(content: Content): Plugin {
  const values = new Map<string, unknown>(Object.entries(content));
  return {
    name: 'content',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]content[\\/][\w-]+\.ts$/ }, async ({ path }) => {
        const names = Object.keys(await import(`../../content/${parse(path).name}.ts`));
        const lines = names.map(
          (name) => `export const ${name} = ${JSON.stringify(values.get(name))};`,
        );
        return { contents: lines.join('\n') };
      });
    },
  };
}
