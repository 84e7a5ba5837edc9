// What owners mistype in the content. The compiler answers as the README says, in every file.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTypes } from '../../src/build/commands';
import { inProject } from '../../src/build/files';
import { UserError } from '../../src/build/user-error';

/**
 * Where a mistake is typed, the answer in the README, and the same one with any name in it. `$1` is
 * the beginning of a line that is no comment.
 */
// biome-ignore format: a table
const mistakes: [find: RegExp, replacement: string, inReadme: string, answer: RegExp][] = [
  // A comma is missing; a text has a quote in it; a block has lost its end.
  [/^( +[^\s/*].*),(?=\n +[^\s}\]])/m, '$1', "error TS1005: ',' expected.", /TS1005: ',' expected/],
  [/^( +(?![\s/*]).*?: )(["'`])(.)/m, '$1$2$3$2', "error TS1005: ',' expected.", /TS1005: ',' expected/],
  [/^[}\]];$/m, '', "TS1005: ':' expected.", /TS1005: '[:}\]]' expected/],
  // A field has a wrong name, or is not there.
  [/^( +(?![\s/*]).*?\w)(?=: )/m, '$1x', "'headlin' does not exist in type", /'\w+' does not exist in type/],
  [/^( +(?![\s/*]).*?)\w+: (["'`])((?!\2).)*\2,/m, '$1', "Property 'role' is missing", /Property '\w+' is missing/],
  // What another file needs, or this one.
  [/^export (?=const)/m, '', "content.ts(11,14): error TS2741: Property 'footerLinks' is missing", /TS2741: Property '\w+' is missing/],
  [/^import .*\n/m, '', "Cannot find name 'firm'", /Cannot find name '\w+'/],
  // A number has quotes; a text is of another kind. Not every file has these two.
  [/: (\d+|true|false)(?=,)/, ': "$1"', "Type 'string' is not assignable to type 'number'", /Type 'string' is not assignable to type '\w+'/],
  [/^( +(?![\s/*]).*?: ["'`].*?)([\w.]+@|#|\{email\}|\d+% )/m, '$1', `Type '"info@firm"' is not assignable to type`, /Type '".*"' is not assignable to type/],
];

/** Each mistake in each file stands in a copy of the content. */
const root = inProject('.cache/test/mistakes');
const content = (await readdir('src/content')).filter((name) => /\.(ts|json)$/.test(name));
const files = content.filter((name) => !/^(content|types)\.ts$|\.json$/.test(name));

const folderOf = (at: number, file: string) =>
  join(root, 'src', `${at}-${file.replace('.ts', '')}`);

async function typeMistakes(): Promise<string[]> {
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await cp('tsconfig.json', join(root, 'tsconfig.json'));
  const folders: string[] = [];
  for (const file of files) {
    const text = await readFile(join('src/content', file), 'utf8');
    for (const [at, [find, replacement]] of mistakes.entries()) {
      if (!find.test(text)) continue;
      const folder = folderOf(at, file);
      for (const name of content) await cp(join('src/content', name), join(folder, name));
      await writeFile(join(folder, file), text.replace(find, replacement));
      folders.push(folder);
    }
  }
  return folders;
}

test('a mistake in any file of the content is answered as the README says', async () => {
  const readme = await readFile('README.md', 'utf8');
  const folders = await typeMistakes();
  for (const file of files) {
    const found = mistakes.filter((_, at) => folders.includes(folderOf(at, file)));
    assert.ok(found.length > 0, `${file} has no line of the kinds that are looked for`);
  }
  let output = '';
  try {
    checkTypes(folders);
  } catch (error) {
    assert.instance(error, UserError);
    output = String(error);
  }
  for (const [at, [, , inReadme, answer]] of mistakes.entries()) {
    assert.ok(readme.includes(inReadme) && answer.test(inReadme), inReadme);
    const used = files.filter((file) => folders.includes(folderOf(at, file)));
    assert.ok(used.length > 0, inReadme);
    for (const file of used) {
      // `content.ts` misses a lost export.
      const named = join(folderOf(at, file), /^content/.test(inReadme) ? 'content.ts' : file);
      const place = relative('', named);
      const lines = output.split('\n').filter((line) => line.includes(`${place}(`));
      assert.ok(
        lines.some((line) => answer.test(line)),
        `${place}: ${inReadme}\n${lines}`,
      );
    }
  }
});

test.run();
