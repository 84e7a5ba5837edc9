// What an art director would notice first, in numbers that no font, no words and no photo change.
import * as assert from 'uvu/assert';
import { channelsOf } from '../../src/build/check/contrast';
import { content } from '../support/content';
import { siteSuite } from '../support/drive/suite';

/** A measure may differ from the design by this factor. With more, anybody sees another page. */
const tolerance = 1.5;

/** Measures of the design on a phone and on a desktop. They change with the design alone. */
const designed: Record<string, [phone: number, desktop: number]> = {
  'body text, px': [17, 17],
  'fonts of headings': [1, 1],
  'headline, of body text': [3, 6.2],
  'headings of sections, of body text': [2, 4],
  'headings in sections, of body text': [1.3, 1.6],
  'room between the texts of two sections, px': [160, 230],
  'margin beside the texts, px': [18, 68],
  'height of the logo, px': [28, 28],
  'width of the record, of the window': [0.86, 0.58],
  'middle of the record, of the window': [0.48, 0.83],
  'top of the figures, of the record': [0.65, 0.9],
  'columns of figures': [1, 3],
  'figures, of body text': [2.1, 3.8],
  'height of a call, px': [50, 50],
  'calls with ground and edge in the accent color': [2, 2],
  'columns of cards': [1, 2],
  'width of the other records, of the window': [1, 0.45],
  'opacity of what hides the page behind the dialog': [0.82, 0.82],
  'columns of people': [1, 3],
  'width of a portrait, px': [148, 400],
};

/** Measures the landing page, and opens the dialog at last; runs in the page. */
function measureLanding(accent: string): Record<string, number[]> {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const listTexts = (part: Element) =>
    [...part.querySelectorAll('*')].filter(
      (element) =>
        kit.hasText(element) && kit.isVisible(element) && !element.closest('[aria-hidden], svg'),
    );
  const fontSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const columnsOf = (elements: Iterable<Element>) => [
    new Set(Array.from(elements, (element) => Math.round(boxOf(element).left))).size,
  ];
  const hero = kit.hero();
  const sections = ['about', 'why-partner', 'team', 'contact'].map(kit.section);
  const texts = [...listTexts(hero), ...sections.flatMap(listTexts)];
  const paragraphs = texts.filter((text) => text.matches('p') && text.textContent.length > 60);
  const body = Math.min(...paragraphs.map(fontSizeOf));
  const sizesOf = (elements: readonly Element[]) =>
    elements.map((element) => fontSizeOf(element) / body);
  const [headline = hero, ...headings] = kit.allByRole('heading', undefined, kit.getByRole('main'));
  const ofSection = sections.map((section) => kit.getByRole('heading', undefined, section));
  const ends = sections.map((section) => {
    const boxes = listTexts(section).map(boxOf);
    const top = Math.min(...boxes.map((box) => box.top));
    return { top, bottom: Math.max(...boxes.map((box) => box.bottom)) };
  });
  const [logo = hero] = kit.getByRole('banner').getElementsByTagName('img');
  const record = hero.querySelector('img') ?? hero;
  // The record turns, so its box is larger.
  const { clientWidth: size } = record;
  const { left, top, width, height } = boxOf(record);
  const recordTop = top + (height - size) / 2;
  const figures = kit.allByRole('listitem', undefined, hero);
  const calls = [hero, sections[3]].map((part) => kit.opener(part));
  const isAccented = (call: Element) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(call);
    return [backgroundColor, borderTopColor].every((color) => color === `rgb(${accent})`);
  };
  const opacityOfBackdrop = () => {
    calls[0]?.click();
    const color = getComputedStyle(kit.dialog(), '::backdrop').backgroundColor;
    return Number(/^rgba.*, ([\d.]+)\)$/.exec(color)?.[1] ?? 1);
  };
  const labels = [sections[1], sections[3]].map((section) => section?.querySelector('svg'));
  return {
    'body text, px': [body],
    'fonts of headings': [
      new Set(headings.map((heading) => getComputedStyle(heading).fontFamily)).size,
    ],
    'headline, of body text': sizesOf([headline]),
    'headings of sections, of body text': sizesOf(ofSection),
    'headings in sections, of body text': sizesOf(
      headings.filter((heading) => !ofSection.includes(heading)),
    ),
    'room between the texts of two sections, px': ends
      .slice(1)
      .map((end, index) => end.top - (ends[index]?.bottom ?? 0)),
    'margin beside the texts, px': [Math.min(...texts.map((text) => boxOf(text).left))],
    'height of the logo, px': [logo.clientHeight],
    'width of the record, of the window': [size / innerWidth],
    'middle of the record, of the window': [(left + width / 2) / innerWidth],
    'top of the figures, of the record': [(boxOf(figures[0] ?? hero).top - recordTop) / size],
    'columns of figures': columnsOf(figures),
    'figures, of body text': sizesOf(figures.map((figure) => figure.querySelector('p') ?? figure)),
    'height of a call, px': calls.map(({ clientHeight }) => clientHeight),
    'calls with ground and edge in the accent color': [calls.filter(isAccented).length],
    'columns of cards': columnsOf(kit.section('team').querySelectorAll('h3')),
    'width of the other records, of the window': labels.map(
      (label) => (label?.parentElement?.clientWidth ?? 0) / innerWidth,
    ),
    'opacity of what hides the page behind the dialog': [opacityOfBackdrop()],
  };
}

function measureTeam(): Record<string, number[]> {
  const people = kit.allByRole('listitem', undefined, kit.getByRole('main'));
  const lefts = people.map((person) => Math.round(person.getBoundingClientRect().left));
  const portraits = people.flatMap((person) => person.querySelector('img')?.clientWidth ?? []);
  return { 'columns of people': [new Set(lefts).size], 'width of a portrait, px': portraits };
}

const test = siteSuite('design');

for (const [index, width] of [390, 1440].entries()) {
  test(`at ${width} px`, async ({ site, open }) => {
    const page = await open('/', { width });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const seen = await page.evaluate(measureLanding, channelsOf(content.colors.accent).join(', '));
    await page.goto(`${site.url}team/`);
    Object.assign(seen, await page.evaluate(measureTeam));
    for (const [measure, values] of Object.entries(designed)) {
      const wanted = values[index] ?? 0;
      const found = seen[measure] ?? [];
      const isRight = (value: number) => value < wanted * tolerance && value > wanted / tolerance;
      assert.ok(found.length > 0 && found.every(isRight), `${measure}: ${found}, not ${wanted}`);
    }
  });
}

test.run();
