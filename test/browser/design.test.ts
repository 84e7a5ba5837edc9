// What an art director would notice first, in numbers that no font, no words and no photo change.
import * as assert from 'uvu/assert';
import { content } from '../support/content';
import { siteSuite } from '../support/drive/suite';

/** What is measured, and its least and its most: on a phone, then on a desktop. A size is that of a font; 1 is body text. */
const rows: Record<string, [from: number, to: number, desktopFrom: number, desktopTo: number]> = {
  'body text, px': [16, 20, 16, 20],
  'size of the headline': [2.2, 4, 4.5, 8],
  'size of other headings': [1.2, 3.2, 1.4, 6],
  'headings in a font that has not loaded': [0, 0, 0, 0],
  'texts that do not begin at the left': [0, 0, 0, 0],
  'room above a section, px': [30, 160, 50, 260],
  'room below a section, px': [50, 420, 50, 320],
  'text to the left edge, px': [14, 32, 40, 120],
  'text to the right edge, px': [14, 48, 40, 160],
  'height of the logo, px': [20, 56, 20, 56],
  'width of the logo, px': [20, 180, 60, 220],
  'width of the record, of the window': [0.7, 1.2, 0.45, 0.9],
  'middle of the record, of the window': [0.4, 0.6, 0.65, 0.95],
  'record above its figures, of the record': [0.4, 0.8, 0.6, 0.95],
  'figures: px to the right': [-1, 1, 150, 700],
  'figures: px below': [30, 160, -1, 1],
  'size of figures': [1.6, 3, 2.8, 6],
  'contrast of figures': [10, 21, 10, 21],
  'calls without ground and edge of brass': [0, 0, 0, 0],
  'height of a call, px': [44, 64, 44, 64],
  'columns of cards': [1, 1, 2, 3],
  'width of other records, of the window': [0.6, 1.4, 0.3, 0.9],
  'opacity of what hides the page behind the dialog': [0.5, 1, 0.5, 1],
  'columns of people': [1, 1, 3, 3],
  'width of a portrait, px': [98, 360, 250, 440],
};

/** Measures the landing page with a closed dialog; runs in the page. */
function measureLanding(brass: string): Record<string, number[]> {
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const texts = [...document.querySelectorAll('header *, main *, footer *')].filter(
    (one) => visitor.hasText(one) && visitor.isVisible(one) && !one.closest('[aria-hidden], svg'),
  );
  const pxOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
  const isBody = (one: Element) => one.matches('main p') && one.textContent.length > 60;
  const body = Math.min(...texts.filter(isBody).map(pxOf));
  const sizeOf = (one: Element) => pxOf(one.querySelector('p') ?? one) / body;
  const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
  const familyOf = (one: Element) => getComputedStyle(one).fontFamily.replaceAll('"', '');
  const hasNoFont = (one: Element) => !fonts.some(({ family }) => familyOf(one).startsWith(family));
  const isMoved = (one: Element) =>
    !one.closest('a, button') && !/start|left/.test(getComputedStyle(one).textAlign);
  const ids = ['about', 'why-partner', 'team', 'contact'];
  const rooms = ids.map(visitor.section).map((section) => {
    const boxes = texts.filter((one) => section.contains(one)).map(boxOf);
    const bottom = Math.max(...boxes.map(({ bottom }) => bottom));
    const above = Math.min(...boxes.map(({ top }) => top)) - boxOf(section).top;
    return { above, below: boxOf(section).bottom - bottom };
  });
  const hero = visitor.hero();
  const [logo = hero] = visitor.getByRole('banner').getElementsByTagName('img');
  const record = hero.querySelector('img') ?? hero;
  // The record turns, so its box is larger.
  const { clientWidth: size } = record;
  const { left, top, width, height } = boxOf(record);
  const figures = visitor.allByRole('listitem', undefined, hero);
  const [first = new DOMRect(), ...others] = figures.map(boxOf);
  const dealFigures = visitor
    .allByRole('listitem', undefined, visitor.section('why-partner'))
    .slice(-2);
  const [heading = hero, ...headings] = visitor.allByRole('heading');
  const [, why, , contact] = ids.map(visitor.section);
  const records = [why, contact].map((one) => one?.querySelector('svg'));
  const cards = visitor.section('team').querySelectorAll('h3');
  const calls = [hero, contact].map((part) =>
    visitor.getByRole('button', 'Schedule Intro Call', part),
  );
  const isPlain = (one: Element) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(one);
    return backgroundColor !== brass || borderTopColor !== brass;
  };
  return {
    'body text, px': [body],
    'size of the headline': [sizeOf(heading)],
    'size of other headings': headings.map(sizeOf),
    'headings in a font that has not loaded': [headings.filter(hasNoFont).length],
    'texts that do not begin at the left': [texts.filter(isMoved).length],
    'room above a section, px': rooms.map(({ above }) => above),
    'room below a section, px': rooms.map(({ below }) => below),
    'text to the left edge, px': [Math.min(...texts.map((one) => boxOf(one).left))],
    'text to the right edge, px': [innerWidth - Math.max(...texts.map((one) => boxOf(one).right))],
    'height of the logo, px': [logo.clientHeight],
    'width of the logo, px': [logo.clientWidth],
    'width of the record, of the window': [size / innerWidth],
    'middle of the record, of the window': [(left + width / 2) / innerWidth],
    'record above its figures, of the record': [0.5 + (first.top - top - height / 2) / size],
    'figures: px to the right': others.map((one, at) => (one.left - first.left) / (at + 1)),
    'figures: px below': others.map((one, at) => (one.top - first.top) / (at + 1)),
    'size of figures': figures.map(sizeOf),
    'contrast of figures': [...figures, ...dealFigures].map((one) =>
      visitor.contrastBelow(one.querySelector('p') ?? one),
    ),
    'calls without ground and edge of brass': [calls.filter(isPlain).length],
    'height of a call, px': calls.map(({ clientHeight }) => clientHeight),
    'width of other records, of the window': records.map(
      (label) => (label?.parentElement?.clientWidth ?? 0) / innerWidth,
    ),
    'columns of cards': [new Set(Array.from(cards, (one) => boxOf(one).left)).size],
  };
}

/** Opens the dialog, and measures what it does to the page; runs in the page. */
function measureDialog(): Record<string, number[]> {
  visitor.getByRole('button', 'Schedule Intro Call', visitor.hero()).click();
  const color = getComputedStyle(visitor.dialog(), '::backdrop').backgroundColor;
  const [, opacity = 1] = /^rgba.*, ([\d.]+)\)$/.exec(color) ?? [];
  return { 'opacity of what hides the page behind the dialog': [Number(opacity)] };
}

/** Measures the team page; runs in the page. */
function measureTeam(): Record<string, number[]> {
  const people = visitor.allByRole('listitem', undefined, visitor.getByRole('main'));
  const lefts = people.map((one) => Math.round(one.getBoundingClientRect().left));
  const portraits = people.map((one) => one.querySelector('img')?.clientWidth ?? 0);
  return { 'columns of people': [new Set(lefts).size], 'width of a portrait, px': portraits };
}

const test = siteSuite('design');

for (const width of [390, 1440]) {
  test(`at ${width} px`, async ({ site, open }) => {
    const page = await open('/', { width });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const channels = content.colors.brass.match(/\w\w/g)?.map((hex) => Number.parseInt(hex, 16));
    const seen = await page.evaluate(measureLanding, `rgb(${channels?.join(', ')})`);
    Object.assign(seen, await page.evaluate(measureDialog));
    await page.goto(`${site.url}team/`);
    Object.assign(seen, await page.evaluate(measureTeam));
    const problems = Object.entries(rows).flatMap(([what, row]) => {
      const [from = 0, to = 0] = row.slice(width < 768 ? 0 : 2);
      const values = (seen[what] ?? []).map((value) => Math.round(value * 100) / 100);
      const isRight = values.length > 0 && values.every((value) => value >= from && value <= to);
      return isRight ? [] : [`${what}: ${values.join(', ')}, not ${from} to ${to}`];
    });
    assert.equal(problems, []);
  });
}

test.run();
