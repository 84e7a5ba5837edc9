import * as assert from 'uvu/assert';
import { hasFocus, readMail } from '../support/lead';
import { lead, until, wait } from '../support/page';
import type { Found, Page } from './page';

export interface Visit {
  page: Page;
  url: string;
  isLanding: boolean;
  /** Scripts run, and the engine is promised the dialog and the menu. */
  hasDialog: boolean;
}

const opener = '[command="show-modal"]';
const mailLink = 'a[href^="mailto:"]';
const menuLinks = 'header nav a[href*="#"]';
const anchors = 'a[href*="#"]:not([href="#main"])';
const pageLinks = 'a[href]:not([href*="#"]):not([href*=":"])';

const count = (selector: string) => `inPage.count('${selector}')`;
const menuIsShut = `${count(menuLinks)} === 0`;
const dialogIsShut = `${count('dialog')} === 0`;

/** What a visit is promised. Each starts on a fresh page, and throws what is wrong. */
export function rowsFor({ page, isLanding, hasDialog }: Visit) {
  const rows: Record<string, (visit: Visit) => Promise<void>> = {
    photos: loadPhotos,
    layout: checkLayout,
    'links between pages': (visit) => follow(visit, pageLinks),
    'no dead control': useButtons,
    ...(isLanding && {
      anchors: (visit) => follow(visit, anchors, openMenu),
      'mail address': checkMailAddress,
      'dialog or mail link': checkOpeners,
    }),
    ...(isLanding && hasDialog && page.isPhone && { menu: useMenu }),
    ...(isLanding && hasDialog && { dialog: useDialog, 'lead and toast': sendLead }),
    'no error': async ({ page }) => assert.equal(page.errors, []),
  };
  return Object.entries(rows);
}

/** Makes the window as high as the page: photos load as they come near. */
export async function loadPhotos({ page }: Visit) {
  await page.setHeight(await page.evaluate('document.documentElement.scrollHeight'));
  await until(page, 'inPage.allPhotosAreShown()');
}

async function checkLayout({ page }: Visit) {
  // The hero photo comes with a movement of 1.8 s.
  await wait(2000);
  const problems = await page.evaluate<string>('inPage.layoutProblems().join("\\n")');
  assert.not(problems, problems);
}

async function checkMailAddress({ page }: Visit) {
  const selector = `main ${mailLink}:not([href*="?"])`;
  const { href, text } = await page.evaluate<Found>(`inPage.find('${selector}', 0)`);
  assert.is(href, `mailto:${text}`);
}

/** Each place for the dialog offers one thing: its opener where it opens, else a mail link. */
async function checkOpeners({ page, hasDialog }: Visit) {
  const places = await page.evaluate(`document.querySelectorAll('${opener}').length`);
  const openers = await page.evaluate(count(opener));
  const links = await page.evaluate(count(`${opener} + ${mailLink}`));
  assert.equal([openers, links], hasDialog ? [places, 0] : [0, places]);
  assert.ok(places);
}

async function follow({ page, url }: Visit, selector: string, prepare?: typeof openMenu) {
  await prepare?.(page);
  const amount = await page.evaluate<number>(count(selector));
  assert.ok(amount > 0, 'there is none');
  for (let index = 0; index < amount; index++) {
    await page.visit(url);
    await prepare?.(page);
    const { href } = await page.click(selector, index);
    await until(page, `inPage.hasArrived('${href}')`);
  }
}

async function useButtons({ page, url }: Visit) {
  const amount = await page.evaluate<number>(count('button'));
  for (let index = 0; index < amount; index++) {
    await page.visit(url);
    await page.evaluate('window.before = document.body.innerText');
    await page.click('button', index);
    await until(page, 'document.body.innerText !== window.before');
  }
}

/** Opens the menu, unless its links are shown already. */
async function openMenu(page: Page) {
  if (await page.evaluate(menuIsShut)) await page.click('header nav button');
  await until(page, `!(${menuIsShut})`);
}

async function useMenu({ page }: Visit) {
  await until(page, menuIsShut);
  await openMenu(page);
  await page.tap(6, 820);
  await until(page, menuIsShut);
  await openMenu(page);
  await page.type('Tab');
  await until(page, hasFocus(menuLinks));
  await page.click(menuLinks, 1);
  await until(page, menuIsShut);
}

async function openDialog(page: Page) {
  await page.click(opener);
  await until(page, hasFocus('dialog[open] *'));
}

async function useDialog({ page }: Visit) {
  await openDialog(page);
  const top = await page.evaluate('scrollY');
  const wheel = { x: 6, y: 400, deltaX: 0, deltaY: 400 };
  await page.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...wheel });
  await wait(400);
  assert.is(await page.evaluate('scrollY'), top, 'the page behind scrolls');
  await page.type('Escape');
  await until(page, dialogIsShut);
  await until(page, hasFocus(opener));
}

async function sendLead({ page }: Visit) {
  await openDialog(page);
  for (const [name, text] of Object.entries(lead)) {
    await page.evaluate(`document.querySelector('dialog [name=${name}]').focus()`);
    await page.send('Input.insertText', { text });
  }
  await page.click('dialog [type=submit]');
  await until(page, dialogIsShut);
  await until(page, `${count('[aria-label="Notifications"] li')} > 0`);
  const { body } = readMail(page.mailLinks.pop());
  for (const text of Object.values(lead)) {
    assert.ok(body.includes(`: ${text.replace('\n', '\r\n')}\r\n`), `${text} is in ${body}`);
  }
}
