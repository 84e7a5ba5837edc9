// `npm run test:old`: the built site in the versions of Chromium at which old phones stopped.
import { mkdirSync, writeFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { createSiteServer, listen } from '../../src/builder/server';
import { readMail } from '../support/drive/mail';
import { hasFocus } from '../support/drive/selectors';
import { lead, typedFields } from '../support/drive/test-lead';
import { until, wait } from '../support/drive/wait';
import { readWords } from '../support/run/usage';
import { openPage, type Page, packages, startChromium } from './chromium';

const folders = { cache: '.cache/chromium-old', shots: '.shots/old' };
const opener = '[command="show-modal"]';
const menuLinks = 'header nav a[href*="#"]';
const anchors = 'a[href*="#"]:not([href="#heading"])';
const pageLinks = 'a[href]:not([href*="#"]):not([href*=":"])';
const count = (selector: string) => `inPage.count('${selector}')`;
const menuIsClosed = `${count(menuLinks)} === 0`;
const dialogIsClosed = `${count('dialog')} === 0`;

/** Photos load as they come near, so the window becomes as high as the page. */
async function loadPhotos(page: Page) {
  await page.setHeight(await page.evaluate('document.documentElement.scrollHeight'));
  await until(page, 'inPage.allPhotosAreShown()');
}

async function checkLayout(page: Page) {
  // The hero photo moves for 1.8 s.
  await wait(2000);
  const problems = await page.evaluate<string>('inPage.layoutProblems().join("\\n")');
  assert.not(problems, problems);
}

/** With a script, each place of an opener shows the button, and without a script the mail link. */
async function checkOpeners(page: Page, hasScript: boolean) {
  const [buttons, links, places] = await page.evaluate<number[]>(
    `[${count(opener)}, ${count(`${opener} + a`)}, document.querySelectorAll('${opener}').length]`,
  );
  assert.ok(places);
  assert.equal([buttons, links], hasScript ? [places, 0] : [0, places]);
}

/** Browsers without popovers, before 114, show the links as a row. */
async function openMenu(page: Page) {
  if (await page.evaluate(menuIsClosed)) await page.click('header nav button');
  await until(page, `!(${menuIsClosed})`);
}

async function follow(page: Page, url: string, selector: string) {
  const prepare = () => (selector === anchors ? openMenu(page) : undefined);
  await prepare();
  const amount = await page.evaluate<number>(count(selector));
  assert.ok(amount > 0, 'there is no link');
  for (let index = 0; index < amount; index += 1) {
    await page.visit(url);
    await prepare();
    const href = await page.click(selector, index);
    await until(page, `inPage.hasArrived('${href}')`);
  }
}

/** The dialog opens and closes; then a lead becomes an email and a toast. */
async function sendLead(page: Page) {
  const open = () => page.click(opener).then(() => until(page, hasFocus('dialog[open] *')));
  await open();
  await page.pressEscape();
  await until(page, `${dialogIsClosed} && ${hasFocus(opener)}`);
  await open();
  for (const [name, text] of typedFields) {
    await page.evaluate(`document.querySelector('dialog [name=${name}]').focus()`);
    await page.send('Input.insertText', { text });
  }
  await page.click('dialog [type=submit]');
  await until(page, `${dialogIsClosed} && ${count('[aria-label="Notifications"] li')} > 0`);
  assert.match(readMail(page.mailLinks.pop()).body, `Name: ${lead.name}\r\n`);
}

/** Checks one page in one tab; each check starts on a page that was just loaded. */
async function checkPage(
  version: number,
  endpoint: string,
  url: string,
  width: number,
  hasScript: boolean,
) {
  const page = await openPage(endpoint, width, hasScript);
  const isLanding = new URL(url).pathname === '/';
  const checks: Record<string, () => Promise<void>> = {
    photos: () => loadPhotos(page),
    layout: () => checkLayout(page),
    'links between pages': () => follow(page, url, pageLinks),
    ...(isLanding && {
      'menu and anchors': () => follow(page, url, anchors),
      'dialog or mail link': () => checkOpeners(page, hasScript),
    }),
    ...(isLanding && hasScript && { lead: () => sendLead(page) }),
    'no error': async () => assert.equal(page.errors, []),
  };
  for (const [name, check] of Object.entries(checks)) {
    try {
      await page.visit(url);
      await check();
      passed += 1;
    } catch (error) {
      failed += 1;
      const script = hasScript ? '' : ' without JavaScript';
      console.log(`FAIL Chromium ${version}, ${url} at ${width} px${script}, ${name}:`, error);
    }
  }
  await loadPhotos(page).catch(() => {});
  const { data } = await page.send('Page.captureScreenshot');
  const name = `${version}-${isLanding ? 'home' : 'team'}-${width}${hasScript ? '' : '-plain'}`;
  writeFileSync(`${folders.shots}/${name}.png`, data, 'base64');
  await page.close();
}

async function checkVersion(version: number, origin: string) {
  const { endpoint, stop } = await startChromium(version, folders.cache);
  try {
    for (const hasScript of [true, false]) {
      for (const width of [390, 1280]) {
        for (const path of ['/', '/team/']) {
          await checkPage(version, endpoint, origin + path, width, hasScript);
        }
      }
    }
  } finally {
    await stop();
  }
}

const usage = `npm run test:old -- VERSION…: dist in these versions of Chromium, or in all of
  ${[...packages.keys()].join(', ')}`;
const words = readWords(usage, [...packages.keys()].map(String));
let passed = 0;
let failed = 0;
for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
const server = createSiteServer({ folder: process.env.DIST ?? 'dist', base: '/' });
const origin = `http://127.0.0.1:${await listen(server, 0)}`;
for (const version of words.length > 0 ? words.map(Number) : packages.keys())
  await checkVersion(version, origin);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
