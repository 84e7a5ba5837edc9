// The site over https. Browsers judge some things only there, such as where a form leads.
import type { Page, Protocol } from 'puppeteer';
import * as assert from 'uvu/assert';
import { siteSuite } from '../support/drive/suite';

const test = siteSuite('https', { isSecure: true, hasFakeClock: true });

/** Collects what Chromium says of a page among its issues. */
const collectIssues = (issues: unknown[]) => async (page: Page) => {
  const session = await page.createCDPSession();
  session.on('Audits.issueAdded', ({ issue }: Protocol.Audits.IssueAddedEvent) => {
    // A false alarm at the footer's logo: with `height: auto` in the styles, Chromium does not see
    // that the attributes `width` and `height` keep the logo's room.
    if (String(issue.code) !== 'LazyLoadImageIssue') issues.push(issue);
  });
  await session.send('Audits.enable');
};

test('the browser trusts the form, and a lead is sent', async ({ open }) => {
  for (const path of ['/', '/team/']) {
    const issues: unknown[] = [];
    const page = await open(path, { prepare: collectIssues(issues) });
    await page.sendLead();
    await page.onlyEmail();
    assert.equal([...page.lines, ...issues], []);
  }
});

test.run();
