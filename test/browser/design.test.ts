// Guards what anybody would notice first, as numbers that no font, no words and no photo change. The
// rest of the look is in the pictures of `npm run shots`.
import * as assert from 'uvu/assert';
import { channelsOf } from '../kit/contrast';
import { content } from '../support/content';
import { siteSuite } from '../support/drive/suite';

/** A measure may differ from the design by this factor. With more, anybody sees another page. */
const tolerance = 1.5;

/** Measures of the design on a phone and on a desktop. They change with the design alone. */
const designed: Record<string, [phone: number, desktop: number]> = {
  'body text, px': [17, 17],
  'headline, of body text': [3, 6.2],
  'headings of sections, of body text': [2, 4],
  'room between the texts of two sections, px': [160, 230],
  'calls in the accent color': [2, 2],
  'columns of figures': [1, 3],
  'columns of cards': [1, 2],
  'columns of people': [1, 3],
};

/** Measures the landing page; runs in the page. */
function measureLanding(accent: string, ids: string[]): Record<string, number[]> {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const isText = (element: Element) =>
    kit.hasText(element) && kit.isVisible(element) && !element.closest('[aria-hidden]');
  const boxesOf = (part: Element) =>
    [...part.querySelectorAll('*')].filter(isText).map((text) => text.getBoundingClientRect());
  const hero = kit.hero();
  const sections = ids.map(kit.section);
  const headings = [hero, ...sections].map((part) => kit.getByRole('heading', undefined, part));
  const paragraphs = [...document.querySelectorAll('main p')].filter(isText);
  const body = Math.min(...paragraphs.filter((it) => it.textContent.length > 60).map(sizeOf));
  const [headline = 0, ...sizes] = headings.map((heading) => sizeOf(heading) / body);
  const rooms = sections.flatMap((section, index) => {
    const above = section.previousElementSibling;
    // The firm may have added a section between the two.
    if (!above || above !== sections[index - 1]) return [];
    const bottom = Math.max(...boxesOf(above).map((box) => box.bottom));
    return Math.min(...boxesOf(section).map(({ top }) => top)) - bottom;
  });
  const isAccented = (call: Element) => getComputedStyle(call).backgroundColor === `rgb(${accent})`;
  const calls = [hero, kit.section('contact')].map(kit.opener).filter(isAccented);
  return {
    'body text, px': [body],
    'headline, of body text': [headline],
    'headings of sections, of body text': sizes,
    'room between the texts of two sections, px': rooms,
    'calls in the accent color': [calls.length],
  };
}

/** How many columns elements of the page stand in; runs in the page. */
const countColumns = (selector: string) =>
  new Set(Array.from(document.querySelectorAll(selector), (it) => it.getBoundingClientRect().left))
    .size;

const test = siteSuite('design');

for (const [index, width] of [390, 1440].entries()) {
  test(`the pages have the measures of the design at ${width} px`, async ({ site, open }) => {
    const page = await open('/', { width });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const accent = channelsOf(content.colors.accent).join(', ');
    const ids = Object.keys(content.navigation);
    const seen = await page.evaluate(measureLanding, accent, ids);
    const count = async (selector: string) => [await page.evaluate(countColumns, selector)];
    seen['columns of figures'] = await count('section:has(h1) li');
    seen['columns of cards'] = await count('#team h3');
    await page.goto(`${site.url}team/`);
    seen['columns of people'] = await count('main li:has(h2)');
    for (const [measure, values] of Object.entries(designed)) {
      const wanted = values[index] ?? 0;
      const found = seen[measure] ?? [];
      const isRight = (value: number) => value < wanted * tolerance && value > wanted / tolerance;
      assert.ok(found.length > 0 && found.every(isRight), `${measure}: ${found}, not ${wanted}`);
    }
  });
}

test.run();
