// Reads, checks and typesets the content, and hands it to every bundle as data.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import * as v from 'valibot';
import { findLowContrast } from '../content-rules/contrast';
import { type Content, contentSchema } from '../content-rules/schema';
import type { Finding } from '../content-rules/texts';
import { findWarnings } from '../content-rules/warnings';
import {
  checkSource,
  describeIssues,
  describeLoadError,
  findBrokenPlaceholders,
  type Source,
} from './content-errors';
import { readLines } from './content-lines';
import { inProject } from './files';
import { runModule } from './run-module';
import { UserError } from './user-error';

export interface LoadedContent {
  content: Content;
  /** Writes one line for each finding, with its file and line. */
  describe: (findings: readonly Finding[]) => string[];
  warnings: string[];
}

/** Names of the content files, without `.ts`. */
const fileNames = Object.keys(contentSchema.entries);

async function readSource(file: string): Promise<Source> {
  const path = relative(process.cwd(), file);
  const text = await readFile(file, 'utf8').catch((error) => {
    throw error.code === 'ENOENT' ? new UserError(`${path} is missing: put it back.`) : error;
  });
  checkSource({ path, text });
  return { path, text };
}

/** @throws {UserError} with one line for each mistake */
export async function loadContent(contentDir: string): Promise<LoadedContent> {
  const files = fileNames.map((name) =>
    name === 'colors' ? inProject('src/style/colors.ts') : join(contentDir, `${name}.ts`),
  );
  const sources = await Promise.all(files.map(readSource));
  const contents = fileNames
    .map((name, index) => `export * as "${name}" from ${JSON.stringify(files[index])};`)
    .join('\n');
  const modules = await runModule({
    stdin: { contents, resolveDir: contentDir },
    logOverride: { 'duplicate-object-key': 'error' },
  }).catch((error) => {
    throw describeLoadError(error, sources);
  });

  const describe = (findings: readonly Finding[]) =>
    findings.map(([[name = '', ...keys], message]) => {
      const { path, text } = sources[fileNames.indexOf(name)] ?? { path: name, text: '' };
      return `${path}, line ${readLines(text)(keys)}: ${message}`;
    });
  const { success, output, issues } = v.safeParse(contentSchema, modules, { abortPipeEarly: true });
  const mistakes = success
    ? [...findBrokenPlaceholders(output, sources), ...findLowContrast(output.colors)]
    : describeIssues(issues);
  if (!success || mistakes.length > 0) throw new UserError(describe(mistakes).join('\n'));
  return { content: output, describe, warnings: describe(findWarnings(output)) };
}

/** Replaces the files of `src/content` with the checked content, even when the build reads another folder. */
export function contentPlugin(content: Content): Plugin {
  const files = new Map<string, object>(Object.entries(content));
  return {
    name: 'content',
    setup({ onLoad }) {
      const filter = new RegExp(`[\\\\/]src[\\\\/]content[\\\\/](${fileNames.join('|')})\\.ts$`);
      onLoad({ filter }, ({ path }) => ({
        contents: Object.entries(files.get(filter.exec(path)?.[1] ?? '') ?? {})
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
      }));
    },
  };
}
