// `npm run dev` and `npm run build` as people use them, on a copy of the project.
import { rejects } from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/files';
import { content } from '../support/content';
import { runAxe } from '../support/drive/audits';
import { findFreePort, launchBrowser } from '../support/drive/launch';
import { createPage } from '../support/drive/page';
import { eventually } from '../support/drive/wait';

const { bar, notFoundPage } = content;
const port = await findFreePort();
const url = `http://localhost:${port}`;
const browser = await launchBrowser('chromium');
const page = await createPage(browser, { width: 320 });
let output = '';

/** How long a build may take on a busy machine, in milliseconds. */
const buildLimit = 150_000;

/** Waits for words on the open page, which reloads itself. */
async function shows(words: string): Promise<void> {
  const look = (words: string) => document.body.innerText.includes(words);
  await eventually(words, () => page.evaluate(look, words), buildLimit).catch((error) => {
    throw new Error(`${error.message}\n${output}`);
  });
}

/** Opens a page, when the one before can no longer reload. The server may be late. */
const visit = (path: string) =>
  eventually(
    `${path} opens`,
    async () => {
      await page.goto('about:blank');
      return page.goto(url + path);
    },
    buildLimit,
  );

const readSitemap = async () => (await fetch(`${url}/sitemap.xml`)).text();

/** Many editors save a new file and rename it over the old one. */
async function save(path: string, text: string) {
  await fs.writeFile(join(folder, 'saved'), text);
  await fs.rename(join(folder, 'saved'), join(folder, path));
}

const folder = await fs.mkdtemp(join(tmpdir(), 'dev-'));
for (const name of ['build.mjs', 'package.json', 'tsconfig.json', 'src', 'static']) {
  await fs.cp(inProject(name), join(folder, name), { recursive: true });
}
await fs.mkdir(join(folder, '.cache/images'), { recursive: true });
await fs.mkdir(inProject('.cache/images/photos'), { recursive: true });
await fs.symlink(inProject('.cache/images/photos'), join(folder, '.cache/images/photos'));
await fs.symlink(inProject('node_modules'), join(folder, 'node_modules'));
// The copy has a tsconfig.json of its own.
const env = { ...process.env, TSX_TSCONFIG_PATH: undefined };

// The first build finds a list without its end.
const leaders = 'src/content/leaders.ts';
const navigation = 'src/content/navigation.ts';
const right = await fs.readFile(leaders, 'utf8');
await save(leaders, right.replace('];', ''));
const answers = ['build', 'check', 'start'].map((command) =>
  spawnSync(process.execPath, ['build.mjs', command], { cwd: folder, env, encoding: 'utf8' }),
);

const args = ['build.mjs', 'dev', `--port=${port}`];
const child = spawn(process.execPath, args, { cwd: folder, env });
process.on('exit', () => child.kill('SIGKILL'));
for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));

test.after(async () => {
  child.kill('SIGKILL');
  await browser.close();
  await fs.rm(folder, { recursive: true, maxRetries: 10 });
});

const begin = 'export function About() {';
const about = 'src/site/sections/about.tsx';
const [before = ''] = (await fs.readFile(about, 'utf8')).split(begin);
const place = `${about}:${before.split('\n').length + 1}:`;

test('a mistake in the content is the answer of every command, and of the first build of dev', async () => {
  for (const { status, stderr } of answers) {
    assert.is(status, 1);
    assert.match(stderr, /^src\/content\/leaders\.ts\(\d+,\d+\): error TS1005: .*\s+$/);
  }
  await visit('/');
  await shows(`${leaders}(`);
  const text = await fs.readFile(join(folder, navigation), 'utf8');
  await save(navigation, text.replace(/(label: )(["'`]).*?\2/, '$1" "'));
  await save(leaders, right);
  await shows(`${navigation}: navigation.about.label is " ": it is empty.`);
  await save(navigation, text);
  await shows(content.actions.scheduleCall);
  assert.not.match(output, /^ +at /m);
});

test('an open page shows an error of a component, and its place', async () => {
  await visit('/');
  const text = await fs.readFile(join(folder, about), 'utf8');
  await save(about, text.replace(begin, `${begin}\n  Object(null).needle.drop();`));
  await shows(place);
  await save(about, text);
  await shows(content.actions.scheduleCall);
});

test('a page appears when it is added to static, and goes when it is removed', async () => {
  await fs.mkdir(join(folder, 'static/page-of-a-test'));
  await save('static/page-of-a-test/no #1.html', '<title>Report</title>');
  await save('static/page-of-a-test/index.html', '<title>Privacy</title>What we keep');
  await visit('/page-of-a-test/');
  await shows('What we keep');
  await save('static/page-of-a-test/index.html', '<title>Privacy</title>What we delete');
  await shows('What we delete');
  await save('static/page-of-a-test/a.pdf', 'version https://git-lfs.github.com/spec/v1\n');
  await shows('static/page-of-a-test/a.pdf: Git LFS has left a note in its place');
  await fs.rm(join(folder, 'static/page-of-a-test/a.pdf'));
  await shows('What we delete');
  assert.match(await readSitemap(), '/page-of-a-test/no%20%231.html</loc>');
  await fs.rm(join(folder, 'static/page-of-a-test'), { recursive: true });
  await eventually(
    'it goes',
    async () => !(await readSitemap()).includes('page-of-a-test'),
    buildLimit,
  );
  await visit('/page-of-a-test/');
  await shows(notFoundPage.heading);
});

test('a text page has the look of the site, and what is wide in it breaks or scrolls', async () => {
  const path = 'src/content/text-pages/text-of-a-test.md';
  const row = `|${'Consent of visitors|'.repeat(9)}\n`;
  const code = `\`\`\`\n${'many words '.repeat(20)}${'word'.repeat(99)}\n\`\`\``;
  const text = `${'word'.repeat(99)}\n\n${code}\n\n${row}${'|-'.repeat(9)}|\n${row}`;
  await save(path, `# Privacy\n\nWhat we keep.\n\n${text}`);
  await visit('/text-of-a-test/');
  await shows('Consent of visitors');
  await page.getByRole('link', bar.backToHome);
  assert.match(await readSitemap(), '/text-of-a-test/</loc>');
  assert.equal(await page.evaluate(() => kit.findOverflow()), []);
  assert.equal(await runAxe(page), []);
  await save(path, '# Privacy\n\nSee [the terms](/terms).\n');
  await shows('text-of-a-test/index.html: the link /terms/ leads nowhere');
  await fs.rm(join(folder, path));
  await shows(notFoundPage.heading);
});

test('a file or a text page that would take the place of another is named', async () => {
  const taken = ['static/licenses.txt', 'static/assets/of-a-test.js'];
  const pages = ['src/content/text-pages/team.md', 'src/content/text-pages/404.md'];
  await visit('/');
  await fs.mkdir(join(folder, 'static/assets'));
  for (const path of [...taken, ...pages]) await save(path, '# A title\n\nA paragraph.\n');
  for (const path of taken) await shows(`${path}: the build writes such a file.`);
  for (const name of ['team', '404']) await shows(`src/content/text-pages: /${name} is taken.`);
  for (const path of [...taken, ...pages]) await fs.rm(join(folder, path));
  await shows(content.actions.scheduleCall);
});

test('Ctrl-C ends the command, and frees the port', async () => {
  child.kill('SIGINT');
  await eventually('the end', () => child.exitCode !== null || child.signalCode);
  await rejects(fetch(url));
});

test('a build writes dist, and beside it what servers read, with the path of the site', async () => {
  const args = ['build.mjs', 'build', '--base=sub'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env });
  assert.is(status, 0, String(stderr));
  for (const file of ['dist/_headers', 'servers/nginx.conf', 'servers/Caddyfile'])
    assert.match(await fs.readFile(join(folder, file), 'utf8'), '/sub/');
});

test.run();
