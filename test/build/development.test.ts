// `npm run dev` as a developer uses it, on a copy of the project.
import { rejects } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/files';
import { content } from '../support/content';
import { runAxe } from '../support/drive/audits';
import { findFreePort, launchBrowser } from '../support/drive/launch';
import { createPage } from '../support/drive/page';
import { eventually } from '../support/drive/wait';

const { bar, hero, notFoundPage } = content;
const test = suite('development');
const port = await findFreePort();
let output = '';

/** A build may take so long on a busy machine, in milliseconds. */
const buildLimit = 60_000;

async function fetchHtml(path: string) {
  const headers = { accept: 'text/html' };
  const html = await (await fetch(`http://localhost:${port}${path}`, { headers })).text();
  return html.replaceAll('&amp;', '&');
}

const shows = (expected: string, path = '/') =>
  eventually(expected, async () => (await fetchHtml(path)).includes(expected), buildLimit).catch(
    (error) => {
      throw new Error(`${error.message}\n${output}`);
    },
  );

/** Many editors save a new file and rename it over the old one. */
async function save(path: string, text: string) {
  await fs.writeFile(join(folder, 'saved'), text);
  await fs.rename(join(folder, 'saved'), join(folder, path));
}

// npm may keep the packages in a folder above.
const parent = await fs.mkdtemp(join(tmpdir(), 'dev-'));
const folder = join(parent, 'packages/site');
for (const name of ['build.mjs', 'package.json', 'tsconfig.json', 'src', 'static']) {
  await fs.cp(inProject(name), join(folder, name), { recursive: true });
}
await fs.mkdir(join(folder, '.cache/made'), { recursive: true });
await fs.mkdir(inProject('.cache/made/photos'), { recursive: true });
await fs.symlink(inProject('.cache/made/photos'), join(folder, '.cache/made/photos'));
await fs.symlink(inProject('node_modules'), join(parent, 'node_modules'));
// The copy has a tsconfig.json of its own.
const env = { ...process.env, PORT: String(port), TSX_TSCONFIG_PATH: undefined };
const child = spawn('npm', ['run', 'dev'], { cwd: folder, env, detached: true });
for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));

function endWith(signal: NodeJS.Signals): void {
  if (child.pid) process.kill(-child.pid, signal);
}

function endAll(): void {
  try {
    endWith('SIGKILL');
  } catch {
    // All of it has ended.
  }
}

test.after(async () => {
  endAll();
  await fs.rm(parent, { recursive: true, maxRetries: 10 });
});

// Where the tests are stopped, the server would run on.
process.on('exit', endAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const begin = 'export function About() {';
const about = 'src/site/sections/about.tsx';
const [before = ''] = (await fs.readFile(about, 'utf8')).split(begin);
const place = `${about}:${before.split('\n').length + 1}:`;
/** A change, and what the page shows then. */
// biome-ignore format: a table
const changes: [path: string, before: string | RegExp, after: string, expected: string][] = [
  ['src/content/landing.ts', 'headline: "', 'headline: "New: ', `>New: ${hero.headline}<`],
  ['src/content/firm.ts', /copyrightYear: \d+/, 'copyrightYear: "2025"', 'firm.copyrightYear is "2025": write a year'],
  ['src/content/landing.ts', 'import { firm } from "./firm";', '', 'firm is not defined.'],
  [about, begin, `${begin}\n  Object(null).needle.drop();`, place],
];
for (const [path, before, after, expected] of changes) {
  test(`${path}: the page shows a change, or its error`, async () => {
    const text = await fs.readFile(join(folder, path), 'utf8');
    assert.match(text, before);
    await save(path, text.replace(before, after));
    await shows(expected);
    await save(path, text);
  });
}

test('a finished site has links in its footer, a legal name, and people on LinkedIn', async () => {
  const linkedIn = 'https://www.linkedin.com/in/ann';
  const person = `{ name: "Ann", role: "B", bio: "C", linkedIn: "${linkedIn}" }`;
  const originals = new Map<string, string>();
  for (const [name, before, after] of [
    [
      'navigation',
      '["footerLinks"] = [',
      '["footerLinks"] = [{ label: "People", to: "/team#top" },',
    ],
    ['firm', /legalName: ".*"/, 'legalName: "Refrain LLC"'],
    ['leaders', '["leaders"] = [', `["leaders"] = [${person},`],
  ] as const) {
    const path = `src/content/${name}.ts`;
    const text = await fs.readFile(join(folder, path), 'utf8');
    originals.set(path, text);
    assert.match(text, before);
    await save(path, text.replace(before, after));
  }
  await shows('href="/team/#top">People<', '/team/');
  await shows('"legalName":"Refrain LLC"', '/team/');
  await shows(`href="${linkedIn}" aria-label="LinkedIn: Ann">LinkedIn</a>`, '/team/');
  await shows(`"sameAs":"${linkedIn}"`, '/team/');
  for (const [path, text] of originals) await save(path, text);
});

test('a page that is added to static, and removed again, is seen', async () => {
  await fs.mkdir(join(folder, 'static/page-of-a-test'));
  await save('static/page-of-a-test/index.html', '<title>Privacy</title>');
  await shows('<title>Privacy', '/page-of-a-test/');
  assert.match(await fetchHtml('/page-of-a-test/'), 'location.reload()');
  await save('static/page-of-a-test/no #1.html', '<title>Report</title>');
  await shows('/page-of-a-test/no%20%231.html</loc>', '/sitemap.xml');
  await fs.rm(join(folder, 'static/page-of-a-test'), { recursive: true });
  await shows(notFoundPage.heading, '/page-of-a-test/');
});

test('a text page has the look of the site, and a link that leads nowhere is named', async () => {
  const path = 'src/content/text-pages/page-of-a-test.md';
  const head = '# Privacy\n\nWhat we keep.\n\n';
  await save(path, `${head}See [the team](/team).\n`);
  await shows('<p>See <a href="/team/">the team</a>.</p>', '/page-of-a-test/');
  assert.match(await fetchHtml('/page-of-a-test/'), bar.backToHome);
  assert.match(await fetchHtml('/sitemap.xml'), '/page-of-a-test/</loc>');
  await save(path, `${head}See [the terms](/terms).\n`);
  await shows(`${path}: the link /terms/ leads nowhere`, '/page-of-a-test/');
  await fs.rm(join(folder, path));
  await shows(notFoundPage.heading, '/page-of-a-test/');
});

/** Texts that leave the window sideways when a visitor has scrolled to them; runs in the page. */
function findHidden(): string[] {
  const texts = [...document.querySelectorAll('main *')].filter(kit.hasText);
  const hidden = texts.filter((element) => {
    element.scrollIntoView({ inline: 'nearest', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    // A script can scroll the page itself to the side. A visitor cannot.
    return left + scrollX < 0 || right + scrollX > document.documentElement.clientWidth;
  });
  return hidden.map((element) => element.textContent);
}

test('what is wide in a text page breaks, or scrolls in a box that keys reach', async () => {
  const path = 'src/content/text-pages/page-of-a-test.md';
  const row = `|${'Consent of visitors|'.repeat(9)}\n`;
  const code = `\`\`\`\n${'many words '.repeat(20)}${'word'.repeat(99)}\n\`\`\``;
  const text = `${'word'.repeat(99)}\n\n${code}\n\n${row}${'|-'.repeat(9)}|\n${row}`;
  await save(path, `# Privacy\n\nWhat we keep.\n\n${text}`);
  await shows('Consent of visitors', '/page-of-a-test/');
  const browser = await launchBrowser('chromium');
  try {
    const page = await createPage(browser, { width: 320 });
    await page.goto(`http://localhost:${port}/page-of-a-test/`);
    assert.equal(await page.evaluate(findHidden), []);
    assert.equal(await runAxe(page), []);
  } finally {
    await browser.close();
    await fs.rm(join(folder, path));
  }
});

test('a page that is open hears of the next build', async () => {
  const { body } = await fetch(`http://localhost:${port}/__dev`);
  const messages = body?.pipeThrough(new TextDecoderStream()).getReader();
  const hears = () =>
    eventually(
      'a page of the build that it hears of',
      async () => {
        const { value = '' } = (await messages?.read()) ?? {};
        return (await fetchHtml('/')).includes(`data === '${value.match(/\d+(?=\n\n$)/)}'`);
      },
      buildLimit,
    );
  await hears();
  await save(about, await fs.readFile(join(folder, about), 'utf8'));
  await hears();
});

test('a change of the builder asks for a new start', async () => {
  const path = 'src/build/make/font.ts';
  await save(path, await fs.readFile(join(folder, path), 'utf8'));
  await eventually('the advice', () => output.includes(`${path}: start npm run dev again`));
});

test('Ctrl-C ends it, frees the port and leaves nothing', async () => {
  endWith('SIGINT');
  await eventually('the end', () => child.exitCode !== null || child.signalCode);
  await rejects(fetch(`http://localhost:${port}/`));
  assert.equal(await fs.readdir(join(folder, '.cache/dev')), []);
});

test.run();
