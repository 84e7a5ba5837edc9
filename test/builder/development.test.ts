// `npm run dev` as a developer uses it, on a copy of the project.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/builder/files';
import { contentSchema } from '../../src/content-rules/schema';
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

const fetchHtml = async () => (await fetch(origin)).text();

/** Changes a file. Returns a function that restores the file. */
async function change(path: string, before: string, after: string) {
  const file = join(folder, path);
  /** Many editors save a new file and rename it over the old one. */
  const save = async (text: string) => {
    await fs.writeFile(join(folder, 'draft'), text);
    await fs.rename(join(folder, 'draft'), file);
  };
  const text = await fs.readFile(file, 'utf8');
  assert.match(text, before);
  await save(text.replace(before, after));
  return () => save(text);
}

beforeAll(test, async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'dev-'));
  for (const name of ['build.mjs', 'package.json', 'tsconfig.json', 'src', 'static']) {
    await fs.cp(inProject(name), join(folder, name), { recursive: true });
  }
  await fs.cp(inProject('test/content'), join(folder, 'src/content'), { recursive: true });
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
  child = spawn(process.execPath, ['--import', 'tsx', 'build.mjs', 'dev'], { cwd: folder });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const address = /http:\/\/localhost:\d+(?=\/)/;
  await soon('the address', () => (origin = address.exec(output)?.[0] ?? ''));
  assert.match(await fetchHtml(), '__dev');
  listen().catch(() => {});
  const error = /firm\.ts, line \d+: .*shortName/;
  await soon('the error', () => error.test(messages.at(-1) ?? ''));
  await fix();
  await soon('the reload', () => messages.at(-1) === '');
  assert.match(await fetchHtml(), '<h1');
});

for (const [path, before, after, expected] of [
  ['src/content/landing.ts', 'Turning Assets', 'Turning Words', /Turning Words/],
  ['src/style/tokens.ts', '#120d0a', '#123456', /#123456/],
  ['src/sections/about.tsx', '</section>', '', /src\/sections\/about\.tsx:\d+:\d+/],
  ['src/sections/about.tsx', 'return (', "throw Error('none'); return (", /Error: none\n.* About /],
  ['src/ui/button.css.ts', 'style({', 'style(no.no, {', /button\.css\.ts, line \d+: no is not def/],
  ['src/style/tokens.ts', "ground: '#", "ground: '##", /the color ground is "##\w+": write #/],
  ['src/sections/about.tsx', 'return (', 'const a: string = 1;\n  return (', /error TS2322/],
] as const) {
  test(`${path}: the page shows a change or its error, until the change is undone`, async () => {
    messages = [];
    const isShown = async () => expected.test(messages.at(-1) || (await fetchHtml()));
    const putBack = await change(path, before, after);
    await soon(String(expected), isShown);
    assert.match(await fetchHtml(), '<h1', 'also while there is an error');
    await putBack();
    await soon('the page as it was', async () => messages.at(-1) === '' && !(await isShown()));
  });
}

const commandNames = ['build', 'check', 'start'];

for (const [index, name] of Object.keys(contentSchema.entries).entries()) {
  const command = commandNames[index % commandNames.length] ?? '';
  test(`${name}.ts: ${command} and dev report a syntax error once, in one line`, async () => {
    const putBack = await change(`src/content/${name}.ts`, 'export const', 'export cnst');
    const args = ['--import', 'tsx', 'build.mjs', command];
    const run = promisify(execFile)(process.execPath, args, { cwd: folder });
    const { code, stdout, stderr } = await run.catch((error) => error);
    const line = new RegExp(`^src/content/${name}\\.ts, line \\d+: Unexpected "cnst": correct `);
    const lines: string[] = (stdout + stderr).trim().split('\n');
    assert.is(code, 1);
    assert.is(lines.filter((text) => line.test(text)).length, 1, lines.join('\n'));
    assert.ok(lines.length <= 3, lines.join('\n'));
    await soon('the error', () => line.test(messages.at(-1) ?? ''));
    await putBack();
    await soon('the reload', () => messages.at(-1) === '');
  });
}

for (const [name, error] of [
  ['static', /^The folder static is missing: put it back\.$/],
  ['src/sections', /Could not resolve/],
] as const) {
  test(`${name} can vanish and come back`, async () => {
    await fs.rename(join(folder, name), join(folder, 'elsewhere'));
    await soon(String(error), () => error.test(messages.at(-1) ?? ''));
    await fs.rename(join(folder, 'elsewhere'), join(folder, name));
    await soon('the reload', () => messages.at(-1) === '');
  });
}

test('a static file that the build makes is an error too', async () => {
  await fs.writeFile(join(folder, 'static/robots.txt'), 'mine');
  await soon('robots.txt', () => messages.at(-1)?.startsWith('static/robots.txt: the build'));
});

test('ends without an error on Ctrl-C, and leaves nothing behind', async () => {
  assert.is((await fs.readdir(join(folder, '.cache/dev'))).length, 1);
  child?.kill('SIGINT');
  await soon('the end', () => child?.exitCode === 0);
  assert.equal(await fs.readdir(join(folder, '.cache/dev')), []);
});

test.run();
