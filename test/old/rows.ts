import { setTimeout as sleep } from 'node:timers/promises';
import type { Name } from './in-page';
import { type Page, until } from './page';

export type Visit = {
  page: Page;
  url: string;
  path: string;
  isPhone: boolean;
  /** Scripts run, and the engine is promised the dialog and the menu. */
  hasDialog: boolean;
};
/** Looks for what is wrong; an empty list is the promise kept. */
type Row = {
  name: string;
  isFor: (visit: Visit) => boolean;
  run: (visit: Visit) => Promise<string[]>;
};

const always = () => true;
const landing = ({ path }: Visit) => path === '/';

export const rows: readonly Row[] = [
  { name: 'photos', isFor: always, run: photos },
  { name: 'layout', isFor: always, run: layout },
  { name: 'anchors', isFor: landing, run: anchors },
  { name: 'links between pages', isFor: always, run: pageLinks },
  { name: 'mail address', isFor: landing, run: ({ page }) => page.run('mailAddressProblems') },
  {
    name: 'dialog or mail link',
    isFor: landing,
    run: ({ page, hasDialog }) => page.run('openerProblems', hasDialog),
  },
  { name: 'no dead control', isFor: always, run: controls },
  {
    name: 'menu',
    isFor: ({ isPhone, hasDialog, path }) => isPhone && hasDialog && path === '/',
    run: menu,
  },
  { name: 'dialog', isFor: (visit) => landing(visit) && visit.hasDialog, run: dialog },
  { name: 'lead and toast', isFor: (visit) => landing(visit) && visit.hasDialog, run: lead },
  { name: 'no error', isFor: always, run: async ({ page }) => [...page.errors] },
];

async function photos({ page }: Visit) {
  await page.readToEnd();
  return page.run('photoProblems');
}

async function layout({ page, path }: Visit) {
  await sleep(2000); // The hero photo comes with a movement of 1.8 s.
  return page.run('layoutProblems', path === '/team');
}

/** Clicks as a visitor does: where it is seen. */
async function click(page: Page, name: Name, index = 0) {
  await page.run('point', name, index);
  await sleep(200);
  const { isHit, ...at } = await page.run('point', name, index);
  if (isHit) await page.click(at);
  return isHit;
}

async function openMenu(page: Page) {
  const isOpen = async () => (await page.run('count', 'menuLinks')) > 0;
  if (await isOpen()) return true;
  await click(page, 'menuButton');
  return until(isOpen);
}

async function anchors({ page, url }: Visit) {
  const problems: string[] = [];
  if (!(await openMenu(page))) return ['the links of the menu cannot be seen'];
  const amount = await page.run('count', 'anchors');
  for (let index = 0; index < amount; index++) {
    await page.visit(url);
    await openMenu(page);
    const { href } = await page.run('link', 'anchors', index);
    if (!(await click(page, 'anchors', index))) problems.push(`${href} is covered`);
    else if (!(await until(async () => (await page.run('arrivalProblems')).length === 0))) {
      problems.push(...(await page.run('arrivalProblems')));
    }
  }
  return problems;
}

async function pageLinks({ page, url }: Visit) {
  const problems: string[] = [];
  const amount = await page.run('count', 'pageLinks');
  if (!amount) return ['no link to a page'];
  for (let index = 0; index < amount; index++) {
    await page.visit(url);
    const { href, path } = await page.run('link', 'pageLinks', index);
    if (!(await click(page, 'pageLinks', index))) problems.push(`${href} is covered`);
    else if (!(await until(async () => (await page.run('shownPage')) === path))) {
      problems.push(`${href} (${path}) leads to ${await page.run('shownPage')}`);
    }
  }
  return problems;
}

async function controls({ page, url }: Visit) {
  const problems: string[] = [];
  const amount = await page.run('count', 'buttons');
  for (let index = 0; index < amount; index++) {
    await page.visit(url);
    const before = await page.run('signs');
    const mails = page.mailLinks.length;
    if (!(await click(page, 'buttons', index))) problems.push(`button ${index + 1} is covered`);
    const hasActed = async () =>
      (await page.run('signs')) !== before || page.mailLinks.length > mails;
    if (!(await until(hasActed))) problems.push(`button ${index + 1} does nothing`);
  }
  return problems;
}

async function menu({ page }: Visit) {
  const problems: string[] = [];
  const isShut = async () => (await page.run('count', 'menuLinks')) === 0;
  if (!(await isShut())) return ['it is open at first'];
  if (!(await openMenu(page))) return ['it does not open'];
  await page.click({ x: 6, y: 820 });
  if (!(await until(isShut))) problems.push('a tap outside does not close it');
  await openMenu(page);
  await page.press('Tab');
  if (!(await page.run('isFocusInMenu'))) problems.push('Tab does not enter it');
  await openMenu(page);
  await click(page, 'menuLinks', 1);
  if (!(await until(isShut))) problems.push('a choice does not close it');
  return problems;
}

async function openDialog(page: Page) {
  await click(page, 'opener');
  return until(async () => (await page.run('dialogState')).hasFocus);
}

async function dialog({ page }: Visit) {
  const problems: string[] = [];
  if (!(await openDialog(page))) {
    return [(await page.run('dialogState')).isOpen ? 'it has no focus' : 'it does not open'];
  }
  const { scrollY } = await page.run('dialogState');
  await page.wheel({ x: 6, y: 400 });
  const after = await page.run('dialogState');
  if (after.scrollY !== scrollY) problems.push('the page behind scrolls');
  await page.press('Escape');
  if (!(await until(async () => !(await page.run('dialogState')).isOpen))) {
    problems.push('Escape does not close it');
  }
  if (!(await page.run('dialogState')).isFocusOnOpener) problems.push('focus not given back');
  return problems;
}

const entries: Record<string, string> = {
  email: 'ana@example.com',
  tel: '+1 555 0100',
  text: 'Ana Ruiz & Co',
  textarea: 'First line\nSecond line',
};

async function lead({ page }: Visit) {
  const problems: string[] = [];
  if (!(await openDialog(page))) return ['no dialog'];
  for (let index = 0; index < 20; index++) {
    const { type, isThere } = await page.run('focusField', index);
    if (!isThere) break;
    await page.type(entries[type] ?? '');
  }
  const before = page.mailLinks.length;
  await click(page, 'submit');
  await until(async () => page.mailLinks.length > before, 5000);
  const [, body = ''] = /body=([^&]*)/.exec(page.mailLinks[before] ?? '') ?? [];
  const text = decodeURIComponent(body);
  if (!text) return ['no mail link opened'];
  for (const value of Object.values(entries)) {
    if (!text.includes(value.replace('\n', '\r\n'))) problems.push(`not in the mail: ${value}`);
  }
  if (/\r\r|\r(?!\n)|(?<!\r)\n/.test(text)) problems.push(`line ends: ${JSON.stringify(text)}`);
  if (!(await until(async () => !(await page.run('dialogState')).isOpen))) {
    problems.push('the dialog stays open');
  }
  if (!(await until(async () => (await page.run('count', 'toast')) > 0))) problems.push('no toast');
  return problems;
}
