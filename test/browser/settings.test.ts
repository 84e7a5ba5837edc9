// What visitors have set: colours, contrast, motion; a late font, and paper.
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { setPreferences, until, widths } from '../support/page';
import { showState } from '../support/states';
import { siteSuite } from '../support/suite';

const test = siteSuite('settings');

test('in forced colours, controls have an edge, the focus a ring, and the logo is seen', async (tools) => {
  for (const state of ['landing', 'menu', 'dialog', 'toasts'] as const) {
    const page = await showState(tools, state, { width: 390 });
    await setPreferences(page, { 'forced-colors': 'active' });
    // From now on the focus counts as set by keyboard, and needs a ring.
    await page.keyboard.press('Shift');
    const problems = await page.evaluate(() => {
      const root = document.querySelector('dialog:modal') ?? document.body;
      const isDrawn = (width: string, style: string) =>
        Number.parseFloat(width) >= 1 && style !== 'none';
      const controls = [...root.querySelectorAll<HTMLElement>('a, button, input, textarea')];
      return controls.flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const style = getComputedStyle(element);
        // What is a word, a picture or a cross is seen without an edge.
        const needsEdge =
          element.matches('[popovertarget]') || !element.matches('a, :has(svg, span)');
        const hasEdge = isDrawn(style.borderBottomWidth, style.borderBottomStyle);
        element.focus({ preventScroll: true });
        const hasRing =
          element.matches(':focus-visible') && isDrawn(style.outlineWidth, style.outlineStyle);
        return hasRing && (hasEdge || !needsEdge) ? [] : [element.outerHTML.slice(0, 80)];
      });
    });
    assert.equal(problems, [], state);
  }
  const page = await tools.open('/');
  for (const scheme of ['light', 'dark']) {
    await setPreferences(page, { 'forced-colors': 'active', 'prefers-color-scheme': scheme });
    const logo = await page.$('header img');
    const { channels } = await sharp(await logo?.screenshot())
      .greyscale()
      .stats();
    assert.ok(
      channels.some(({ min, max }) => max - min > 60),
      `logo in ${scheme}`,
    );
  }
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
  await setPreferences(page, {
    'prefers-contrast': 'more',
    'prefers-reduced-transparency': 'reduce',
  });
  const after = await read();
  assert.not(after.isFaint);
  assert.match(after.bar, /^rgb\(/);
});

test('things move only for visitors who allow it', async ({ site, open }) => {
  const isMoving = `document.getAnimations().some(
    // Fading colours are no motion.
    ({ transitionProperty }) => !transitionProperty?.endsWith('color'),
  )`;
  const isSmooth = "getComputedStyle(document.documentElement).scrollBehavior === 'smooth'";
  for (const hasMotion of [true, false]) {
    const page = await open('/', { hasMotion });
    const faint = await page.$$eval('main *', (elements) =>
      elements.filter((element) => getComputedStyle(element).opacity !== '1'),
    );
    assert.equal(faint, [], 'nothing waits for a scroll to be seen');
    const dialogMoves = await page.$eval('#intro-call', (dialog) => {
      document.querySelector<HTMLElement>('main [commandfor]')?.click();
      return dialog.getAnimations().length > 0;
    });
    assert.is(dialogMoves, hasMotion);
    assert.is(await page.evaluate(isMoving), hasMotion);
    assert.is(await page.evaluate(isSmooth), hasMotion);
    await page.goto(`${site.url}team/`);
    assert.ok(hasMotion || !(await page.evaluate(isMoving)));
  }
});

/** After these, what has changed is laid out and painted. */
const passTwoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

const isSerif = 'document.fonts.check(\'20px "Libre Bodoni"\')';

test('nothing moves when the serif is late', async ({ site, open }) => {
  for (const width of widths) {
    const font = site.hold(/\.woff2/);
    const page = await open('/', { width, waitUntil: 'domcontentloaded' });
    await until(page, "performance.getEntriesByName('first-contentful-paint').length > 0");
    await page.evaluate(passTwoFrames);
    assert.not(await page.evaluate(isSerif), 'it is late');
    font.release();
    await until(page, isSerif);
    await page.evaluate(passTwoFrames);
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().map((entry) => Number(Reflect.get(entry, 'value')));
    });
    // 0.1 counts as good; a hundredth is not seen.
    assert.ok(shifts.reduce((sum, value) => sum + value, 0) < 0.01, `${width} px: ${shifts}`);
  }
});

test('prints on one or two pages, black on white, without buttons', async ({ site, open }) => {
  const page = await open('/');
  for (const [path, count] of Object.entries({ '': 2, 'team/': 1 })) {
    await page.goto(site.url + path);
    await page.emulateMediaType('print');
    const isPressed = await page.$$eval('header, button, img', (elements) =>
      elements.some((element) => element.checkVisibility()),
    );
    assert.not(isPressed, path);
    const colors = await page.$$eval('main :is(h1, h2, h3, p, a)', (elements) =>
      elements.map((element) => getComputedStyle(element).color),
    );
    assert.equal(new Set(colors), new Set(['rgb(0, 0, 0)']));
    const pdf = Buffer.from(await page.pdf({ format: 'A4' })).toString('latin1');
    assert.is(pdf.match(/\/Type\s*\/Page\b/g)?.length, count);
  }
});

test.run();
