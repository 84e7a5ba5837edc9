// `npm run dev` as a developer uses it, on a copy of the project.
import { type ChildProcess, spawn } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/builder/files';
import { eventually } from '../support/drive/wait';
import { beforeAll } from '../support/run/before-all';

const test = suite('development');
let folder = '';
let child: ChildProcess | undefined;
let output = '';
let origin = '';
let messages: string[] = [];

/** Waits as `eventually` does. Its error has the output of `npm run dev`. */
const soon = (what: string, look: () => unknown) =>
  eventually(what, look).catch(({ message }) => {
    throw new Error(`${message}\n${output}`);
  });

/** Collects the messages that an open page gets. */
async function listen() {
  const { body } = await fetch(`${origin}/__dev`);
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString();
    messages = Array.from(text.matchAll(/^data: (.*)$/gm), ([, data = '']) => JSON.parse(data));
  }
}

const fetchHtml = async (path = '/') => (await fetch(origin + path)).text();

/** Many editors save a new file and rename it over the old one. */
async function save(path: string, text: string) {
  await fs.writeFile(join(folder, 'draft'), text);
  await fs.rename(join(folder, 'draft'), join(folder, path));
}

/** Changes a file. Returns a function that restores the file. */
async function change(path: string, before: string, after: string) {
  const text = await fs.readFile(join(folder, path), 'utf8');
  assert.match(text, before);
  await save(path, text.replace(before, after));
  return () => save(path, text);
}

beforeAll(test, async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'dev-'));
  for (const name of ['build.mjs', 'package.json', 'tsconfig.json', 'src', 'static']) {
    await fs.cp(inProject(name), join(folder, name), { recursive: true });
  }
  await fs.mkdir(join(folder, '.cache'));
  await fs.mkdir(inProject('.cache/photos'), { recursive: true });
  await fs.symlink(inProject('.cache/photos'), join(folder, '.cache/photos'));
  await fs.symlink(inProject('node_modules'), join(folder, 'node_modules'));
});

test.after(async () => {
  child?.kill('SIGKILL');
  // A type check that is still running writes into the folder.
  await fs.rm(folder, { recursive: true, maxRetries: 10 });
});

test('an error of the first build is shown, and the page comes when it is fixed', async () => {
  const fix = await change('src/content/firm.ts', 'shortName', 'shortname');
  child = spawn(process.execPath, ['build.mjs', 'dev'], { cwd: folder });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const address = /http:\/\/localhost:\d+(?=\/)/;
  await soon('the address', () => (origin = address.exec(output)?.[0] ?? ''));
  assert.match(await fetchHtml(), '__dev');
  listen().catch(() => {});
  const error = /firm\.ts, line \d+: there is no field firm\.shortname: rename it to shortName\./;
  await soon('the error', () => error.test(messages.at(-1) ?? ''));
  await fix();
  await soon('the reload', () => messages.at(-1) === '');
  assert.match(await fetchHtml(), '<h1');
});

for (const [path, before, after, expected] of [
  ['src/content/landing.ts', 'Turning Assets', 'Turning Words', /Turning Words/],
  ['src/sections/about.tsx', '</section>', '', /src\/sections\/about\.tsx:\d+:\d+/],
  ['src/sections/about.tsx', 'return (', "throw Error('none'); return (", /Error: none\n.* About /],
  [
    'src/ui/button.css.ts',
    'style({',
    'style(no.no, {',
    /button\.css\.ts, line \d+: no is not defined/,
  ],
] as const) {
  test(`${path}: the page shows a change or its error`, async () => {
    const isShown = async () => expected.test(messages.at(-1) || (await fetchHtml()));
    const putBack = await change(path, before, after);
    await soon(String(expected), isShown);
    assert.match(await fetchHtml(), '<h1', 'also while there is an error');
    await putBack();
  });
}

test('a page in static has an address, a policy and a place in the sitemap, and can be linked to', async () => {
  const link = '[] = [{ label: "Privacy", to: "/privacy" }]';
  const putBack = await change('src/content/navigation.ts', '[] = []', link);
  const missing =
    /navigation\.ts, line \d+: footerLinks\[0\]\.to is "\/privacy", which does not exist: add static\/privacy\.html\./;
  await soon('the error', () => missing.test(messages.at(-1) ?? ''));
  await save('static/privacy.html', '<title>Privacy</title><script>1</script>');
  await soon('the page', async () => /Privacy/.test(await fetchHtml('/privacy/')));
  assert.match(
    await fetchHtml('/privacy'),
    `content="default-src 'self'; script-src 'self' 'sha256-`,
  );
  assert.match(await fetchHtml('/sitemap.xml'), '/privacy/</loc>');
  await putBack();
  await fs.rm(join(folder, 'static/privacy.html'));
});

test('a static file that the build makes, and a folder that is gone, are errors too', async () => {
  await fs.writeFile(join(folder, 'static/robots.txt'), 'mine');
  const made = 'static/robots.txt: the build makes this file, so remove it.';
  await soon('robots.txt', () => messages.at(-1) === made);
  await fs.rename(join(folder, 'static'), join(folder, 'moved'));
  const gone = 'The folder static is missing: put it back.';
  await soon('the folder', () => messages.at(-1) === gone);
  await fs.rm(join(folder, 'moved/robots.txt'));
  await fs.rename(join(folder, 'moved'), join(folder, 'static'));
  await soon('the reload', () => messages.at(-1) === '');
});

test('the page shows an error of types, and the terminal the warnings and the address', async () => {
  const putBack = await change('src/content/leaders.ts', 'leaders: Leader[]', 'leaders: Laeder[]');
  const error =
    /^src\/content\/leaders\.ts, line \d+: Cannot find name 'Laeder'\. Did you mean 'Leader'\? Correct the name/m;
  await soon('the error', () => error.test(messages.at(-1) ?? ''));
  output = '';
  await putBack();
  await soon('the address', () => output.includes(`: ${origin}/`));
  assert.match(output, /firm\.ts, line \d+: firm\.copyrightYear is 2025: check/);
});

test('ends without an error on Ctrl-C, and leaves nothing behind', async () => {
  assert.is((await fs.readdir(join(folder, '.cache/dev'))).length, 1);
  child?.kill('SIGINT');
  await soon('the end', () => child?.exitCode === 0);
  assert.equal(await fs.readdir(join(folder, '.cache/dev')), []);
});

test.run();
