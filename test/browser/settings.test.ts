// What visitors have set: forced colours, less motion; a late font, and paper.
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { until, wait, widths } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('settings');

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
    const { channels } = await sharp(await logo?.screenshot())
      .greyscale()
      .stats();
    assert.ok(
      channels.some(({ min, max }) => max - min > 60),
      `logo in ${scheme}`,
    );
  }
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
    await page.click('main [commandfor]');
    assert.is(await page.evaluate(isMoving), hasMotion);
    assert.is(await page.evaluate(isSmooth), hasMotion);
    await page.goto(`${site.url}team/`);
    assert.ok(hasMotion || !(await page.evaluate(isMoving)));
  }
});

const isSerif = 'document.fonts.check(\'20px "Libre Bodoni"\')';

test('nothing moves when the serif is late', async ({ site, open }) => {
  for (const width of widths) {
    const font = site.hold(/\.woff2/);
    const page = await open('/', { width, waitUntil: 'domcontentloaded' });
    await page.evaluate(`{
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    }`);
    await wait(200);
    assert.not(await page.evaluate(isSerif), 'it is late');
    font.release();
    await until(page, isSerif);
    await wait(200);
    // 0.1 counts as good; a hundredth is not seen.
    assert.ok(Number(await page.evaluate('shift')) < 0.01, `${width} px`);
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
