import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { connectChromium, forbidPrerender } from '../support/page';

/** Whether styles are applied and the boot script has run; run in the page. */
const hasInlineCode = () =>
  document.styleSheets[0]?.cssRules.length && document.documentElement.classList.contains('js');

async function checkApp(page: Page): Promise<void> {
  const app = page.waitForResponse((response) => /\/assets\/.+\.js$/.test(response.url()));
  await page.click('main button[data-app]');
  assert.ok((await app).ok(), `${(await app).url()} answers ${(await app).status()}`);
}

/**
 * A landing page that is open during a deploy can load its app afterwards. All pages of the new
 * build work, and no page prints an error or a blocked resource.
 */
export async function checkDeploy(origin: string, deploy: () => Promise<void>): Promise<void> {
  const browser = await connectChromium();
  const context = await browser.createBrowserContext();
  const messages: string[] = [];
  const open = async (path: string) => {
    const page = await context.newPage();
    await forbidPrerender(page);
    page.on('console', (message) => {
      if (!/status of 404|^Page not found/.test(message.text())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.goto(origin + path);
    assert.ok(await page.evaluate(hasInlineCode), `no policy blocks ${page.url()}`);
    return page;
  };
  try {
    const old = await open('/');
    await deploy();
    for (const path of ['/team/', '/a/b/c']) await open(path);
    await checkApp(await open('/'));
    await old.bringToFront();
    await checkApp(old);
    assert.equal(messages, []);
  } finally {
    await context.close();
    await browser.disconnect();
  }
}
