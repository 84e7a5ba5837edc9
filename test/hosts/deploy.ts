import * as assert from 'uvu/assert';
import { connectChromium, createPage, opener, untilStarted } from '../support/drive/page';

/** Checks that a page that is open during a deploy starts its app afterwards, and that new pages work. */
export async function checkDeploy(origin: string, deploy: () => Promise<void>): Promise<void> {
  const browser = await connectChromium();
  const pages = [await createPage(browser), await createPage(browser)];
  const [old, fresh] = pages;
  try {
    await old?.goto(origin);
    await deploy();
    for (const path of ['/team/', '/a/b/c', '/']) {
      await fresh?.goto(origin + path);
      assert.ok(await fresh?.$('html.js'), `the policy allows the scripts of ${path}`);
    }
    for (const page of pages) {
      await page.click(opener);
      await untilStarted(page);
      const lines = page.lines.filter((line) => !/status of 404|: Page not found/.test(line));
      assert.equal(lines, []);
    }
  } finally {
    await Promise.all(pages.map((page) => page.browserContext().close()));
    await browser.disconnect();
  }
}
