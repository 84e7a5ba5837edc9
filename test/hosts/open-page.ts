import puppeteer, { type Browser, type Page } from 'puppeteer';
import * as assert from 'uvu/assert';

/** The browser of the test run, or one of our own. */
async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const endpoint = process.env.CHROMIUM_ENDPOINT;
  if (endpoint) {
    const browser = await puppeteer.connect({ browserWSEndpoint: endpoint });
    await work(browser).finally(() => browser.disconnect());
  } else {
    const browser = await puppeteer.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    await work(browser).finally(() => browser.close());
  }
}

/** Styles are applied, the boot script has run, and the app can be loaded. */
async function checkCode(page: Page): Promise<void> {
  const hasStyles = () => document.styleSheets[0]?.cssRules.length;
  assert.ok(await page.evaluate(hasStyles), 'styles are applied');
  const hasScript = () => document.documentElement.classList.contains('js');
  assert.ok(await page.evaluate(hasScript), 'the boot script has run');
  const app = page.waitForResponse((response) => /\/assets\/.+\.js$/.test(response.url()));
  await page.click('button[data-app]');
  assert.ok((await app).ok(), `${(await app).url()} answers ${(await app).status()}`);
}

/**
 * A page that is open during a deploy can load its app afterwards, and so can a page of the new
 * build; neither prints a word.
 */
export async function checkOpenPage(origin: string, deploy: () => Promise<void>): Promise<void> {
  await withBrowser(async (browser) => {
    const context = await browser.createBrowserContext();
    const messages: string[] = [];
    const open = async () => {
      const page = await context.newPage();
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(String(error)));
      await page.goto(origin);
      return page;
    };
    try {
      const old = await open();
      await deploy();
      await old.bringToFront();
      await checkCode(old);
      await checkCode(await open());
      assert.equal(messages, []);
    } finally {
      await context.close();
    }
  });
}
