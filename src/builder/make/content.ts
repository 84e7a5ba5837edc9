// Loads, checks and typesets the content, and hands it to every bundle as data.
import { parse } from 'node:path';
import type { Plugin } from 'esbuild';
import { checkContentTypes } from '../check/types';
import { checkValues, isAddress } from '../check/values';
import { inProject } from '../files';
import { type Content, contentFiles, mapLeaves } from './fields';
import { clean, typeset } from './typeset';

/** Fields that programs read, and fields whose words the owner's specification prescribes. */
const asTyped =
  /^investorLogin\.|\.(image|fallbackImage)$|^(leadDialog\.submitting|leadMail\.subject|leadSent\.(success|failure))$/;

export function typesetContent(content: Content): Content {
  const typesetLeaf = (leaf: unknown, field: string) => {
    if (typeof leaf !== 'string') return leaf;
    return isAddress(field) || asTyped.test(field) ? clean(leaf) : typeset(leaf);
  };
  return mapLeaves(content, typesetLeaf) as Content;
}

/** Reads the content as typed. It trusts that `src/content` has no mistakes. */
export async function readContent(): Promise<Content> {
  const files = Object.keys(contentFiles);
  const modules = await Promise.all(files.map((file) => import(`../../content/${file}.ts`)));
  return Object.assign({}, ...modules);
}

/**
 * @returns the content as it is shown, and what is wrong with its values
 * @throws {UserError} with the mistakes of typing, after which nothing else is known
 */
export async function loadContent() {
  await checkContentTypes(inProject('src/content'));
  // Imported only now: at a mistake, Node would stop without saying what to do.
  const typed = await readContent();
  return { content: typesetContent(typed), findings: checkValues(typed) };
}

/** Replaces the files of `src/content` with the checked and typeset content. */
export function contentPlugin(content: Content): Plugin {
  const values = new Map<string, unknown>(Object.entries(content));
  const namesOf = new Map(Object.entries(contentFiles));
  return {
    name: 'content',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]content[\\/][\w-]+\.ts$/ }, ({ path }) => ({
        contents: (namesOf.get(parse(path).name) ?? [])
          .map((name) => `export const ${name} = ${JSON.stringify(values.get(name))};`)
          .join('\n'),
      }));
    },
  };
}
