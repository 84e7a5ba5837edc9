// A press right after a link to another page, in a window as visitors have it. Chromium may drop presses until the new
// page has been painted; without a window it never does.
import { suite } from 'uvu';
import { launchBrowser, startScreen } from '../support/drive/launch';
import { createPage } from '../support/drive/page';
import { conditions, isAt, selectors } from '../support/drive/selectors';
import { startSite } from '../support/drive/site';
import { until } from '../support/drive/wait';

const test = suite('presses');

const isPainted = "performance.getEntriesByName('first-contentful-paint').length > 0";

test('a press right after a link from another page arrives', async () => {
  const site = await startSite();
  const screen = await startScreen();
  const env = { ...process.env, DISPLAY: screen.display };
  const browser = await launchBrowser('chromium', { headless: false, env });
  try {
    const page = await createPage(browser, { hasMotion: true, isTab: true });
    for (const path of ['team/', 'no-such-page'].flatMap((path) => Array(2).fill(path))) {
      await page.goto(site.url + path);
      await page.click('header a[aria-label]');
      await until(page, `${isAt('/')} && ${isPainted}`);
      await page.click(selectors.opener);
      await until(page, conditions.dialogOpen);
    }
  } finally {
    await browser.close();
    await screen.stop();
    site.stop();
  }
});

test.run();
