// The whole site by keyboard alone, with a focus that is seen at every stop; preferences; what is
// spoken.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { checkFocusIsSeen, checkVisualOrder, focusOf, type Stop, tabTo } from '../support/focus';
import { on } from '../support/lead';
import {
  dialogIsOpen,
  fillLead,
  launchesOf,
  type SitePage,
  until,
  untilStarted,
  widths,
} from '../support/page';
import { showState } from '../support/states';
import { siteSuite } from '../support/suite';

const test = siteSuite('keyboard');

const menuIsOpen = "document.querySelector(':popover-open') !== null";
const toastIsThere = `document.querySelector('${on.toast}') !== null`;
const namesOf = (stops: Stop[]) => stops.map(({ name }) => name);

/** Tabs through a page to its end; every control is a stop, in the order to the eye. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const controls = await page.$$eval(
    'a[href], button',
    (list) => list.filter((element) => element.checkVisibility()).length,
  );
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    stops.push(await checkFocusIsSeen(page));
    assert.ok(stops.length <= controls, `more stops than controls: ${namesOf(stops).join(' | ')}`);
  }
  assert.is(stops.length, controls, namesOf(stops).join(' | '));
  checkVisualOrder(stops);
  return stops;
}

/** Fills the open dialog, with a mistake that the browser refuses, up to Submit. */
async function fillByKeyboard(page: SitePage): Promise<void> {
  const first = await checkFocusIsSeen(page);
  assert.is(first.name, 'Full Name', 'the first field, not the close button');
  await page.keyboard.type('Ada Lovelace');
  await tabTo(page, 'Email');
  await page.keyboard.type('ada@');
  const stops = await tabTo(page, 'Submit');
  const rest = ['Company', 'Job Title', 'Phone Number', 'Reason for Interest', 'Cancel', 'Submit'];
  assert.equal(namesOf(stops), rest);
  checkVisualOrder([first, ...stops]);

  await page.keyboard.press('Enter');
  await until(page, "document.activeElement.name === 'email'");
  await checkFocusIsSeen(page);
  await page.keyboard.press('End');
  for (const text of ['example.org', 'Engines', '', '', 'A catalog', '']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

for (const width of widths) {
  for (const path of ['/', '/team/', '/nope']) {
    test(`all stops of ${path} at ${width} px`, async ({ open }) => {
      const stops = await tabThrough(await open(path, { width }));
      assert.is(stops[0]?.name, 'Skip to content');
    });
  }
}

// The last one is a window of 1280 by 1024 at 400 %.
for (const [width, height] of [
  [390, 844],
  [1280, 900],
  [320, 256],
] as const) {
  test(`from the skip link to a lead, its toast and the team, at ${width} px`, async ({ open }) => {
    const page = await open('/', { width, height, hasFakeClock: true });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const stops = await tabTo(page, 'Schedule Intro Call');
    assert.equal(namesOf(stops), ['Investor Login (opens in a new tab)', 'Schedule Intro Call']);
    await page.keyboard.press('Enter');
    await until(page, dialogIsOpen);
    await fillByKeyboard(page);
    await page.keyboard.press('Enter');
    await until(page, `!${dialogIsOpen}`);
    const [launch] = await launchesOf(page);
    assert.ok(decodeURIComponent(launch?.href ?? '').includes('Ada Lovelace'));
    assert.is((await focusOf(page)).name, 'Schedule Intro Call', 'back where it was');

    await until(page, toastIsThere);
    await page.$$eval('#contact :is(a, button)', (list) => list.at(-1)?.focus());
    assert.equal(namesOf(await tabTo(page, 'Dismiss')).slice(-2), ['Copy message', 'Dismiss']);
    await page.keyboard.press('Enter');
    await until(page, `!${toastIsThere}`);
    assert.is((await focusOf(page)).tag, 'section', 'the focus stays near');

    await page.focus('main a[href$="team/"]');
    await page.keyboard.press('Enter');
    const isOnTeam = "document.title.startsWith('Leadership')";
    await until(page, `${isOnTeam} && document.activeElement.localName === 'h1'`);
  });
}

test('the menu, which would cover the focus, closes when it goes on', async ({ open }) => {
  const page = await open('/', { width: 390 });
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await until(page, menuIsOpen);
  const stops = await tabTo(page, 'Contact');
  assert.equal(namesOf(stops), ['About', 'Why Partner', 'Team', 'Contact']);
  checkVisualOrder(stops);
  await page.keyboard.press('Tab');
  await until(page, `!${menuIsOpen}`);
  await checkFocusIsSeen(page);
});

test('in forced colours, controls have an edge and the focus has a ring', async (tools) => {
  for (const state of ['landing', 'menu', 'dialog', 'toasts'] as const) {
    const page = await showState(tools, state, { width: 390 });
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    const problems = await page.evaluate(() => {
      const root = document.querySelector('dialog:modal') ?? document.body;
      const isDrawn = (width: string, style: string) =>
        Number.parseFloat(width) >= 1 && style !== 'none';
      const controls = [...root.querySelectorAll<HTMLElement>('a, button, input, textarea')];
      return controls.flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const style = getComputedStyle(element);
        // What is a word, a picture or a cross is seen without an edge.
        const needsEdge = !element.matches('a') && !element.querySelector('svg, span');
        const hasEdge = isDrawn(style.borderBottomWidth, style.borderBottomStyle);
        element.focus({ preventScroll: true });
        const needsRing = element.matches(':focus-visible');
        const hasRing = isDrawn(style.outlineWidth, style.outlineStyle);
        const isRight = (hasEdge || !needsEdge) && (hasRing || !needsRing);
        return isRight ? [] : [element.outerHTML.slice(0, 80)];
      });
    });
    assert.equal(problems, [], state);
  }
});

test('what the toast says is spoken once, after the dialog has closed', async ({ open }) => {
  const page = await open('/', { width: 390, hasFakeClock: true });
  await fillLead(page);
  await untilStarted(page);
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const region = document.querySelector('[role=status]');
    new MutationObserver(() => {
      const where = document.querySelector('dialog')?.open ? 'behind the dialog' : 'alone';
      spoken.push(`${where}: ${region?.textContent.slice(0, 9)}`);
    }).observe(region ?? document, { childList: true, characterData: true, subtree: true });
  });
  await page.click(on.submit);
  await until(page, 'spoken.length > 0');
  await page.tick(2000);
  assert.equal(await page.evaluate('spoken'), ['alone: Thank you', 'alone: ']);
});

test('more contrast and less transparency are honoured', async ({ open }) => {
  const page = await open('/');
  const read = () =>
    page.evaluate(() => {
      const [title, text, bar] = ['h1', '#about p:last-child', 'header'].map((selector) =>
        getComputedStyle(document.querySelector(selector) ?? document.body),
      );
      return { isFaint: text?.color !== title?.color, bar: bar?.backgroundColor ?? '' };
    });
  const before = await read();
  assert.ok(before.isFaint);
  assert.match(before.bar, /, 0\.\d+\)$/);
  const session = await page.createCDPSession();
  const features = [
    { name: 'prefers-contrast', value: 'more' },
    { name: 'prefers-reduced-transparency', value: 'reduce' },
  ];
  await session.send('Emulation.setEmulatedMedia', { features });
  const after = await read();
  assert.not(after.isFaint);
  assert.match(after.bar, /^rgb\(/);
});

test.run();
