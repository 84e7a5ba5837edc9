// Reads the content, and hands it to every bundle as data.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as esbuild from 'esbuild';
import { inProject } from '../files';

/** What all files of `src/content` export. */
export type Content = typeof import('../../content/firm') &
  typeof import('../../content/landing') &
  typeof import('../../content/leaders') &
  typeof import('../../content/lead-form') &
  typeof import('../../content/navigation') &
  typeof import('../../content/pages') &
  typeof import('../../content/colors');

const contentFiles = 'colors firm landing leaders lead-form navigation pages'
  .split(' ')
  .map((name) => `${name}.ts`);

/** The names that a file of `src/content` exports. */
const namesIn = (file: string) =>
  Array.from(
    readFileSync(inProject('src/content', file), 'utf8').matchAll(/^export const (\w+)/gm),
    ([, name = '']) => name,
  );

/**
 * Reads the content as typed. It trusts that `src/content` has no mistakes of types. A bundle, because Node keeps a module
 * that it has read, and `npm run dev` reads again and again.
 */
export async function readContent(): Promise<Content> {
  const contents = contentFiles.map((file) => `export * from './${file}';`);
  const { outputFiles } = await esbuild.build({
    stdin: { contents: contents.join('\n'), resolveDir: inProject('src/content') },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  return { ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) };
}

/** File and field for a message: `src/content/leaders.ts: leaders[3].bio`. */
export function placeOf(field: string): string {
  const [name = ''] = field.split(/\W/);
  return `src/content/${contentFiles.find((file) => namesIn(file).includes(name))}: ${field}`;
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
  mapLeaves(content, (leaf, field) => {
    leaves.push([field, leaf]);
  });
  return leaves;
}

/** Replaces the files of `src/content` with their values: esbuild drops unused data, but not unused expressions. */
export function contentPlugin(content: Content): esbuild.Plugin {
  return {
    name: 'content',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]content[\\/][\w-]+\.ts$/ }, ({ path }) => {
        const lines = namesIn(basename(path)).map(
          (name) => `export const ${name} = ${JSON.stringify(content[name as keyof Content])};`,
        );
        return { contents: lines.join('\n') };
      });
    },
  };
}
