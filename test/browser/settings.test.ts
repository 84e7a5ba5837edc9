// What visitors have set: size of text, forced colours, less motion; a late font, and paper.
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { setTextSize, until, wait, widths } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('settings');

const paths = ['/', '/team/', '/nope'];

for (const path of paths) {
  test(`text of ${path} grows by 1.4 or more where the visitor's is twice as large`, async ({
    open,
  }) => {
    const page = await open(path);
    const sizes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter(({ childNodes }) =>
            [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
          )
          .map((element) => ({
            text: element.textContent?.slice(0, 30),
            size: Number.parseFloat(getComputedStyle(element.closest('p') ?? element).fontSize),
          })),
      );
    for (const width of [...widths, 1920]) {
      await page.setViewport({ width, height: 800 });
      await setTextSize(page, 100);
      const before = await sizes();
      await setTextSize(page, 200);
      const small = (await sizes()).flatMap(({ text, size }, index) => {
        const growth = size / (before[index]?.size ?? 0);
        // A figure that fills a phone's width cannot grow further.
        return growth < 1.4 && size < 0.13 * width ? `${text}: ${growth.toFixed(2)}` : [];
      });
      assert.equal(small, [], `${width} px`);
      assert.ok(before.length > 3);
    }
  });
}

/** Whether something can be told from its ground in a picture. */
async function isSeen(picture: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(picture).greyscale().stats();
  return channels.some(({ min, max }) => max - min > 60);
}

test('nothing waits for a scroll to be seen, as in pictures of the whole page', async ({
  open,
}) => {
  for (const path of paths) {
    const page = await open(path, { hasMotion: true });
    const faint = await page.$$eval(
      'main *',
      (elements) => elements.filter((element) => getComputedStyle(element).opacity !== '1').length,
    );
    assert.is(faint, 0, path);
  }
});

test('in forced colours the menu button has an edge and the logo is seen', async ({ open }) => {
  const page = await open('/', { width: 390 });
  const session = await page.createCDPSession();
  for (const scheme of ['light', 'dark']) {
    await session.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-color-scheme', value: scheme },
      ],
    });
    const edge = await page.$eval('[popovertarget]', (button) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(button);
      const bar = button.closest('header');
      const ground = bar && getComputedStyle(bar).backgroundColor;
      return borderTopStyle === 'solid' && borderTopWidth >= '1px' && borderTopColor !== ground;
    });
    assert.ok(edge, scheme);
    const logo = await page.$('header img');
    assert.ok(logo && (await isSeen(await logo.screenshot())), scheme);
  }
});

test('things move only for visitors who allow it', async ({ open }) => {
  for (const hasMotion of [true, false]) {
    const page = await open('/', { hasMotion });
    await page.click('main [commandfor]');
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        // Fading colours are no motion.
        const isColor =
          animation instanceof CSSTransition && animation.transitionProperty.endsWith('color');
        return isColor ? [] : animation.constructor.name;
      }),
    );
    assert.ok(hasMotion ? moving.length > 5 : moving.length === 0, moving.join());
    const scroll = "getComputedStyle(document.documentElement).scrollBehavior === 'smooth'";
    assert.is(await page.evaluate(scroll), hasMotion);
  }
});

test('nothing moves when the serif is late', async ({ site, open }) => {
  const font = site.hold(/\.woff2/);
  for (const width of widths) {
    const page = await open('/', { width, waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, {
            shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await wait(200);
    font.release();
    await until(page, 'document.fonts.check(\'20px "Libre Bodoni"\')');
    await wait(200);
    // 0.1 counts as good; a hundredth is not seen.
    assert.ok(Number(await page.evaluate('shift')) < 0.01, `${width} px`);
  }
});

for (const [path, most] of [
  ['/', 2],
  ['/team/', 1],
] as const) {
  test(`${path} prints on ${most} pages, black on white, without what is pressed`, async ({
    open,
  }) => {
    const page = await open(path);
    await page.emulateMediaType('print');
    const pressed = await page.$$eval('header, button, img', (elements) =>
      elements.filter((element) => element.checkVisibility()).map(({ tagName }) => tagName),
    );
    assert.equal(pressed, []);
    const colors = await page.$$eval('main :is(h1, h2, h3, p, a)', (elements) => [
      ...new Set(elements.map((element) => getComputedStyle(element).color)),
    ]);
    assert.equal(colors, ['rgb(0, 0, 0)']);
    const pdf = Buffer.from(await page.pdf({ format: 'A4' })).toString('latin1');
    assert.is(pdf.match(/\/Type\s*\/Page\b/g)?.length, most);
  });
}

test.run();
