// The whole site by keyboard alone, with a focus that is seen at every stop.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import {
  checkFocusIsSeen,
  checkVisualOrder,
  focusOf,
  type Stop,
  tabBack,
  tabTo,
} from '../support/focus';
import { dialogIsOpen, fillLead, launchesOf, type SitePage, until, widths } from '../support/page';
import { showState } from '../support/states';
import { siteSuite } from '../support/suite';

const test = siteSuite('keyboard');

const menuIsOpen = "document.querySelector(':popover-open') !== null";
const toastIsThere = "document.querySelector('section[aria-label] li:not([hidden])') !== null";
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

/** Opens the dialog and fills it, with a mistake that the browser refuses, up to Submit. */
async function fillByKeyboard(page: SitePage): Promise<void> {
  await page.keyboard.press('Enter');
  await until(page, dialogIsOpen);
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
  for (const text of ['example.org', 'Engines', '', '', 'A catalog']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  assert.is((await tabTo(page, 'Submit')).length, 1);
}

async function openDialogByKeyboard(page: SitePage): Promise<void> {
  await page.focus('main button');
  await page.keyboard.press('Enter');
  await until(page, dialogIsOpen);
}

for (const width of widths) {
  for (const path of ['/', '/team/', '/nope']) {
    test(`all stops of ${path} at ${width} px`, async ({ open }) => {
      const stops = await tabThrough(await open(path, { width }));
      assert.is(stops[0]?.name, 'Skip to content');
    });
  }

  test(`all stops of the error page at ${width} px`, async (tools) => {
    const page = await showState(tools, 'error', { width });
    assert.is((await focusOf(page)).tag, 'h1');
    await page.keyboard.press('Tab');
    const ways = [await checkFocusIsSeen(page), ...(await tabTo(page, 'inquiries'))];
    assert.equal(namesOf(ways).slice(0, 2), ['Reload the page', 'Return to Home']);
    checkVisualOrder(ways);
  });
}

// The last one is a window of 1280 by 1024 at 400 %.
for (const [width, height] of [
  [390, 844],
  [1280, 900],
  [320, 256],
] as const) {
  test(`from the skip link to a sent lead, on to the team and back, at ${width} px`, async ({
    open,
  }) => {
    const page = await open('/', { width, height });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const stops = await tabTo(page, 'Schedule Intro Call');
    assert.equal(namesOf(stops), ['Investor Login (opens in a new tab)', 'Schedule Intro Call']);
    await fillByKeyboard(page);
    await page.keyboard.press('Enter');
    await until(page, `!${dialogIsOpen}`);
    const [launch] = await launchesOf(page);
    assert.ok(decodeURIComponent(launch?.href ?? '').includes('Ada Lovelace'));
    assert.is((await focusOf(page)).name, 'Schedule Intro Call', 'back where it was');

    await until(page, toastIsThere);
    await page.focus('main a[href$="team/"]');
    await page.keyboard.press('Enter');
    await until(
      page,
      "document.title.startsWith('Leadership') && document.readyState === 'complete'",
    );
    assert.is((await focusOf(page)).tag, 'h1', 'reading goes on from the heading');
    assert.is((await tabBack(page)).name, 'Back to Home');
    await page.keyboard.press('Enter');
    await until(page, "document.title.includes('Turning')");
  });
}

test('the menu opens, goes on and closes', async ({ open }) => {
  const page = await open('/', { width: 390 });
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await until(page, menuIsOpen);
  const stops = await tabTo(page, 'Contact');
  assert.equal(namesOf(stops), ['About', 'Why Partner', 'Team', 'Contact']);
  checkVisualOrder(stops);
  // It would cover the focus.
  await page.keyboard.press('Tab');
  await until(page, `!${menuIsOpen}`);
  await checkFocusIsSeen(page);
  assert.is((await tabBack(page)).name, 'Menu');
  await page.keyboard.press('Enter');
  await until(page, menuIsOpen);
  await page.keyboard.press('Escape');
  await until(page, `!${menuIsOpen}`);
  assert.is((await focusOf(page)).name, 'Menu');
});

test('the focus stays in the dialog, and Escape gives it back', async ({ open }) => {
  const page = await open('/', { width: 390 });
  await openDialogByKeyboard(page);
  const places = new Set<string>();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    places.add(
      await page.evaluate(() => {
        const element = document.activeElement;
        return element?.closest('dialog') ? 'dialog' : String(element?.localName);
      }),
    );
  }
  // Between its last stop and its first one is the browser's own bar.
  assert.equal([...places].sort(), ['body', 'dialog']);
  await page.focus('dialog input');
  await page.keyboard.press('Escape');
  await until(page, `!${dialogIsOpen}`);
  assert.is((await focusOf(page)).name, 'Schedule Intro Call');
});

test('a tooltip opens by the focus, and Escape closes one layer at a time', async (tools) => {
  const page = await showState(tools, 'dialog', { width: 1280, isStarted: true });
  const tooltip = "document.querySelector('[role=tooltip]') !== null";
  assert.is((await tabBack(page)).name, 'Close');
  await until(page, tooltip);
  // Hoverable: the pointer goes there, and it stays.
  const { x, y } = await page.$eval('[role=tooltip]', (element) => {
    const { x, bottom } = element.getBoundingClientRect();
    return { x: x + 20, y: bottom - 5 };
  });
  await page.mouse.move(x, y);
  assert.ok(await page.evaluate(tooltip));
  await page.keyboard.press('Escape');
  await until(page, `!(${tooltip})`);
  assert.ok(await page.evaluate(dialogIsOpen));
  await page.keyboard.press('Escape');
  await until(page, `!${dialogIsOpen}`);
});

test('a toast is reached, waits and is dismissed, and nothing is lost with it', async ({
  open,
}) => {
  const page = await open('/', { width: 390, hasFakeClock: true });
  await fillLead(page);
  await page.click('dialog [type=submit]');
  await until(page, toastIsThere);
  await page.$$eval('#contact :is(a, button)', (list) => list.at(-1)?.focus());
  const stops = await tabTo(page, 'Dismiss');
  assert.equal(namesOf(stops).slice(-2), ['Copy message', 'Dismiss']);
  await page.tick(10_000);
  assert.ok(await page.evaluate(toastIsThere), 'it waits while it has the focus');
  await page.keyboard.press('Enter');
  await until(page, `!${toastIsThere}`);
  assert.is((await focusOf(page)).tag, 'section', 'the focus stays near');
  const contact = await page.$eval('#contact', (section) => section.textContent);
  for (const words of ['Open email again', 'Copy message', 'inquiries@example.com']) {
    assert.ok(contact.includes(words), words);
  }
});

test('nothing moves for those who ask for less motion', async ({ open }) => {
  for (const hasMotion of [true, false]) {
    for (const path of ['/', '/team/']) {
      const page = await open(path, { hasMotion });
      const moving = await page.evaluate(() => {
        const found = [...document.querySelectorAll('*')].filter((element) => {
          const style = getComputedStyle(element);
          const isSlow = style.transitionDuration.split(', ').some((time) => time !== '0s');
          const isMoved = isSlow && /all|translate|transform/.test(style.transitionProperty);
          return style.animationName !== 'none' || style.scrollBehavior === 'smooth' || isMoved;
        });
        return found.map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
      assert.is(moving.length > 0, hasMotion, `${path}: ${moving}`);
    }
  }
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
      return [...root.querySelectorAll<HTMLElement>('a, button, input, textarea')].flatMap(
        (element) => {
          if (!element.checkVisibility()) return [];
          const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
          const style = getComputedStyle(element);
          // What is a word, a picture or a cross is seen without an edge.
          const needsEdge = !element.matches('a') && !element.querySelector('svg, span');
          const hasEdge = isDrawn(style.borderBottomWidth, style.borderBottomStyle);
          element.focus({ preventScroll: true });
          const hasRing = isDrawn(style.outlineWidth, style.outlineStyle);
          return [
            ...(needsEdge && !hasEdge ? [`no edge: ${name}`] : []),
            ...(element.matches(':focus-visible') && !hasRing ? [`no ring: ${name}`] : []),
          ];
        },
      );
    });
    assert.equal(problems, [], state);
  }
});

test.run();
