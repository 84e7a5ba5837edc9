// Reads and checks the content for the build. Components import it as any other module.
import * as esbuild from 'esbuild';
import * as v from 'valibot';
import { type Content, contentFiles } from '../../content/types';
import { inProject } from '../files';
import { rethrowWithPlace, stopAt, UserError } from '../user-error';
import { bundleFolder, loadModule } from './load-module';

type ContentFile = keyof typeof contentFiles;

/** One line for each mistake in what a file exports. */
export function checkFile(file: ContentFile, exported: object): string[] {
  const schema: v.GenericSchema = contentFiles[file];
  const { issues = [] } = v.safeParse(schema, exported, { abortPipeEarly: true });
  return issues.map(({ path, expected, received, input, message }) => {
    const keys = path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`)) ?? [];
    const place = `src/content/${file}: ${keys.join('').slice(1)}`;
    if (expected === 'never') {
      return `${place}: types.ts has no such field. Correct its name, or remove it.`;
    }
    if (received === 'undefined') return `${place} is missing.`;
    const value = typeof input === 'object' ? '' : ` is ${JSON.stringify(input)}`;
    return `${place}${value}: ${message}.`;
  });
}

/** Percent-encoded length of the email's fixed words that leaves a visitor about 220 characters. */
const maxFixedLength = 1500;

/** A line if the fixed words of the email, which come from two files, are too long. */
export function checkLeadMail({ firm, leadFields, leadMail }: Content): string[] {
  const { subject, note, cutMark } = leadMail;
  const fixed = [firm.email, subject, ...leadFields.map(({ name }) => name), note, cutMark];
  const { length } = encodeURIComponent(fixed.join());
  if (length <= maxFixedLength) return [];
  const room = `${length} of the ${maxFixedLength} characters that a mail link has for them`;
  return [`src/content/lead-form.ts: leadMail: the fixed words take ${room}. Shorten note.`];
}

/**
 * Reads the content. esbuild bundles it anew each time, because Node would keep a module that it has
 * read, and `npm run dev` reads again and again.
 *
 * @throws {UserError} with all mistakes
 */
export async function readContent(): Promise<Content> {
  const names = Object.keys(contentFiles) as ContentFile[];
  const contents = names.map((name) => `export * as "${name}" from './${name}';`);
  const { outputFiles } = await esbuild
    .build({
      stdin: { contents: contents.join('\n'), resolveDir: inProject('src/content') },
      absWorkingDir: inProject(),
      outdir: bundleFolder,
      bundle: true,
      format: 'cjs',
      sourcemap: 'inline',
      write: false,
      logLevel: 'silent',
    })
    .catch(rethrowWithPlace);
  const [bundle] = outputFiles;
  if (!bundle) throw new Error('esbuild wrote no content');
  const files = await loadModule<Record<ContentFile, object>>(bundle).catch((error) => {
    // A name that the file does not import, for example.
    const [place] = /src.content.[\w-]+\.ts:\d+/.exec(String(error.stack)) ?? ['src/content'];
    throw new UserError(`${place}: ${error.message}.`);
  });
  stopAt(names.flatMap((name) => checkFile(name, files[name])));
  const content: Content = Object.assign({}, ...Object.values(files));
  stopAt(checkLeadMail(content));
  return content;
}

/** Every text, number, `true` and `false`, with its field, such as `leaders[3].bio`. */
export function listLeaves(value: object, parent = ''): [field: string, leaf: unknown][] {
  return Object.entries(value).flatMap(([name, entry]) => {
    const step = Array.isArray(value) ? `[${name}]` : `.${name}`;
    const field = (parent + step).replace(/^\./, '');
    return typeof entry === 'object' ? listLeaves(entry, field) : [[field, entry]];
  });
}

/** File and field for a message: `src/content/leaders.ts: leaders[3].bio`. */
export function placeOf(field: string): string {
  const [name = ''] = field.split(/\W/);
  const found = Object.entries(contentFiles).find(([, { entries }]) => name in entries);
  return `src/content/${found?.[0]}: ${field}`;
}
