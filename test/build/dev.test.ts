// dists: none
// `npm run dev` as a developer uses it, on a copy of the project.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/files';
import { until } from '../support/page';

const test = suite('development');
let folder = '';
let child: ChildProcess | undefined;
let output = '';
let origin = '';
let messages: string[] = [];

const eventually = (what: string, look: () => unknown) =>
  until({ evaluate: async () => Boolean(await look()) }, what).catch(({ message }) => {
    throw new Error(`${message}\n${output}`);
  });

/** Collects what an open page is told. */
async function listen() {
  const { body } = await fetch(`${origin}/__dev`);
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString();
    messages = Array.from(text.matchAll(/^data: (.*)$/gm), ([, data = '']) => JSON.parse(data));
  }
}

const page = async (path = '/') => (await fetch(origin + path)).text();

/** Changes a file; the returned function puts it back. */
async function change(path: string, before: string, after: string) {
  const file = join(folder, path);
  /** As many editors save: the new file takes the place of the old one. */
  const save = async (text: string) => {
    await writeFile(join(folder, 'draft'), text);
    await rename(join(folder, 'draft'), file);
  };
  const text = await readFile(file, 'utf8');
  assert.match(text, before);
  await save(text.replace(before, after));
  return () => save(text);
}

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
  for (const name of ['build.mjs', 'package.json', 'tsconfig.json', 'src', 'static']) {
    await cp(inProject(name), join(folder, name), { recursive: true });
  }
  await cp(inProject('test/support/content'), join(folder, 'src/content'), { recursive: true });
  await change('src/content/leaders.ts', '../../../src/content/schema', './schema');
  await mkdir(join(folder, '.cache'));
  await mkdir(inProject('.cache/photos'), { recursive: true });
  await symlink(inProject('.cache/photos'), join(folder, '.cache/photos'));
  await symlink(inProject('node_modules'), join(folder, 'node_modules'));
});

test.after(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

test('an error of the first build is shown, and the page comes when it is fixed', async () => {
  const fix = await change('src/content/firm.ts', 'shortName', 'shortname');
  child = spawn(process.execPath, ['--import', 'tsx', 'build.mjs', 'dev'], { cwd: folder });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const address = /http:\/\/localhost:\d+(?=\/)/;
  await eventually('the address', () => (origin = address.exec(output)?.[0] ?? ''));
  assert.match(await page(), '__dev');
  listen().catch(() => {});
  const error = /firm\.ts, line \d+: .*shortName/;
  await eventually('the error', () => error.test(messages.at(-1) ?? ''));
  await fix();
  await eventually('the reload', () => messages.at(-1) === '');
  assert.match(await page(), '<h1');
});

for (const [path, before, after, expected] of [
  ['src/content/landing.ts', 'Turning Assets', 'Turning Words', /Turning Words/],
  ['src/style/tokens.ts', '#120d0a', '#123456', /#123456/],
  ['src/sections/about.tsx', '</section>', '', /src\/sections\/about\.tsx:\d+:\d+/],
  [
    'src/sections/about.tsx',
    'return (',
    "throw Error('none');\n  return (",
    /Error: none\n.* About /,
  ],
  ['src/ui/button.css.ts', 'style({', 'style(none.none, {', /button\.css\.ts/],
] as const) {
  test(`${path}: a change or its error is shown, and gone when it is put back`, async () => {
    messages = [];
    const isShown = async () => expected.test(messages.at(-1) || (await page()));
    const putBack = await change(path, before, after);
    await eventually(String(expected), isShown);
    assert.match(await page(), '<h1', 'also while there is an error');
    await putBack();
    await eventually('what was', async () => messages.at(-1) === '' && !(await isShown()));
  });
}

test('a static file that the build makes is an error too', async () => {
  await writeFile(join(folder, 'static/robots.txt'), 'mine');
  await eventually('robots.txt', () => messages.at(-1)?.startsWith('static/robots.txt: the build'));
});

test('ends without an error on Ctrl-C, and leaves nothing behind', async () => {
  assert.is((await readdir(join(folder, '.cache/dev'))).length, 1);
  child?.kill('SIGINT');
  await eventually('the end', () => child?.exitCode === 0);
  assert.equal(await readdir(join(folder, '.cache/dev')), []);
});

test.run();
