// Real browsers in which a webmail service, or nothing, answers mail links.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launchBrowser } from '../support/drive/launch';
import { checkMail, typeLead } from '../support/drive/lead';
import { appUrl, conditions, selectors } from '../support/drive/selectors';
import { startSite } from '../support/drive/site';
import { eventually, until } from '../support/drive/wait';

const name = process.env.PROGRAM === 'firefox' ? 'firefox' : 'chromium';
const test = suite(`webmail, ${name}`);

for (const hasHandler of [true, false]) {
  const opener = hasHandler ? 'a webmail service opens' : 'nothing opens';
  test(`a lead is thanked, and stays as a draft, where ${opener} mail links`, async () => {
    const profile = await mkdtemp(join(tmpdir(), 'profile-'));
    const site = await startSite();
    site.answer(/^\/compose/, { type: 'text/html', body: '<title>Compose</title>' });
    const uriTemplate = `${site.url}compose?mail=%s`;
    if (hasHandler && name === 'firefox') {
      const mailto = { action: 2, ask: false, handlers: [{ name: 'Webmail', uriTemplate }] };
      const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
      await writeFile(join(profile, 'handlers.json'), JSON.stringify(handlers));
    }
    const browser = await launchBrowser(name, { userDataDir: profile });
    try {
      const page = await browser.newPage();
      await page.goto(site.url);
      if (hasHandler && name === 'chromium') {
        const session = await page.createCDPSession();
        await session.send('Page.setRPHRegistrationMode', { mode: 'autoAccept' });
        await page.evaluate((url) => navigator.registerProtocolHandler('mailto', url), uriTemplate);
      }
      // An app that is still downloading keeps Firefox from caching the page, so Back loads it again.
      const app = site.hold(appUrl);
      await typeLead(page);
      // A pointer over the toast would keep the toast open.
      await page.mouse.move(1, 1);
      await page.focus(selectors.submit);
      await page.keyboard.press('Enter');
      if (name === 'chromium' || !hasHandler) app.release();
      if (hasHandler) {
        const composing = async () =>
          (await browser.pages()).find((page) => page.url().includes('/compose'));
        await eventually('the composer opens', composing);
        const target = await composing();
        checkMail(new URL(target?.url() ?? '').searchParams.get('mail') ?? '');
        // Firefox ignores `target` here, so the composer has replaced the page.
        assert.is(target === page, name === 'firefox');
        app.release();
        if (target === page) await page.evaluate(() => history.back());
        // Otherwise Chromium may bring the composer's tab to the front again when its page arrives.
        else await target?.close();
      }
      await page.bringToFront();
      // Without a screen, Chromium may leave the window without the focus when the email's tab closes.
      if (name === 'chromium') await page.emulateFocusedPage(true);
      const thanks = `${conditions.withOneToast} || document.querySelector('${selectors.notice}')`;
      await until(page, `(${thanks}) && ${conditions.dialogClosed} && ${conditions.draftOffered}`);
      // Firefox reports that a page after Back has no focus, which must not keep the toast.
      await until(page, conditions.withoutToast);
    } finally {
      await browser.close();
      site.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}

test.run();
