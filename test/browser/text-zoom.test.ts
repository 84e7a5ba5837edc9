// Firefox's *Zoom text only*, which multiplies each font size after `min()`, `clamp()` and `vw`. The
// size of the root, which other tests double, does not show what it does.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kitScript } from '../support/drive/kit-script';
import { launchBrowser } from '../support/drive/launch';
import { startSite } from '../support/drive/site';
import { listPagePaths } from '../support/drive/states';

// What the system asks for, in place of the setting in Firefox's menu: its own zoom is no preference.
const extraPrefsFirefox = { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 };
const browser = await launchBrowser('firefox', { extraPrefsFirefox });
const site = await startSite();
test.after(async () => {
  await browser.close();
  site.stop();
});

test('with text at 200 %, no text leaves a window', async () => {
  const page = await browser.newPage();
  for (const path of listPagePaths()) {
    for (const width of [390, 768, 1024, 1280, 1500, 1920]) {
      await page.setViewport({ width, height: 900 });
      await page.goto(site.url + path.slice(1));
      await page.evaluate(kitScript);
      const measure = () => ({
        found: kit.findOverflow(),
        size: Number.parseFloat(getComputedStyle(document.body).fontSize),
      });
      const { found, size } = await page.evaluate(measure);
      assert.ok(size >= 32, `body text has ${size} px`);
      assert.equal(found, [], `${path} at ${width} px`);
    }
  }
});

test.run();
