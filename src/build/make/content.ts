// Reads the content for the checks of the build. Components import it as any other module.
import { readFileSync } from 'node:fs';
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
 * Reads the content, whose types have been checked. esbuild bundles it anew each time, because Node
 * would keep a module that it has read, and `npm run dev` reads again and again.
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

/** Every text, number, `true`, `false` and empty list, with its field, such as `leaders[3].bio`. */
export function listLeaves(value: object, parent = ''): [field: string, leaf: unknown][] {
  return Object.entries(value).flatMap(([name, entry]) => {
    const step = Array.isArray(value) ? `[${name}]` : `.${name}`;
    const field = (parent + step).replace(/^\./, '');
    const isLeaf = typeof entry !== 'object' || (Array.isArray(entry) && entry.length === 0);
    return isLeaf ? [[field, entry]] : listLeaves(entry, field);
  });
}
