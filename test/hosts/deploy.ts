import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { connectChromium, createPage, type SitePage, untilStarted } from '../support/page';

/** Whether styles are applied and the boot script has run; run in the page. */
const hasInlineCode = () =>
  document.styleSheets[0]?.cssRules.length && document.documentElement.classList.contains('js');

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  assert.ok(await page.evaluate(hasInlineCode), `no policy blocks ${page.url()}`);
}

async function checkApp(page: Page): Promise<void> {
  const [app] = await Promise.all([
    page.waitForResponse((response) => /\/assets\/.+\.js$/.test(response.url())),
    page.click('main button[data-app]'),
  ]);
  assert.ok(app.ok(), `${app.url()} answers ${app.status()}`);
  await untilStarted(page);
}

/**
 * A landing page that is open during a deploy can load its app afterwards. All pages of the new
 * build work, also for who was there before, and no page prints an error or a blocked resource.
 */
export async function checkDeploy(origin: string, deploy: () => Promise<void>): Promise<void> {
  const browser = await connectChromium();
  const pages: SitePage[] = [];
  const open = async (path: string) => {
    const page = await createPage(browser);
    pages.push(page);
    await visit(page, origin + path);
    return page;
  };
  try {
    const old = await open('/');
    await deploy();
    for (const path of ['/team/', '/a/b/c']) await open(path);
    await checkApp(await open('/'));
    await checkApp(old);
    await visit(old, origin);
    await checkApp(old);
    const messages = pages.flatMap(({ lines }) => lines);
    assert.equal(
      messages.filter((line) => !/status of 404|: Page not found/.test(line)),
      [],
    );
  } finally {
    await Promise.all(pages.map((page) => page.browserContext().close()));
    await browser.disconnect();
  }
}
