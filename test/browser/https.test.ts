// The site over https. Browsers judge some things only there, such as where a form leads.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Protocol } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { content } from '../support/content';
import { findFreePort, launchBrowser } from '../support/drive/launch';
import { createPage, type TestPage } from '../support/drive/page';
import { type Site, startSite } from '../support/drive/site';
import { eventually } from '../support/drive/wait';
import { findProgram } from '../support/run/programs';

const test = suite('https');
const folder = mkdtempSync(join(tmpdir(), 'https-'));
let caddy: ChildProcess;
let site: Site;
let browser: Browser;
let origin: string;

test.before(async () => {
  site = await startSite();
  origin = `https://localhost:${await findFreePort()}`;
  // Caddy makes the certificate, and its place is a folder of ours, not the system's.
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--adapter', 'caddyfile', '--config', '-'];
  caddy = spawn(findProgram('caddy'), args, { env, stdio: ['pipe', 'ignore', 'ignore'] });
  caddy.stdin?.end(`{
    admin off
    auto_https disable_redirects
    skip_install_trust
  }
  ${origin} {
    tls internal
    reverse_proxy ${new URL(site.url).host}
  }`);
  browser = await launchBrowser('chromium', { acceptInsecureCerts: true });
});

test.after(async () => {
  await browser?.close();
  site.stop();
  if (caddy.kill()) await once(caddy, 'exit');
  rmSync(folder, { recursive: true });
});

/** Opens a page, and collects what Chromium says of it in the console and among its issues. */
async function open(path: string): Promise<{ page: TestPage; said: string[] }> {
  const said: string[] = [];
  const page = await createPage(browser, { hasFakeClock: true });
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  const session = await page.createCDPSession();
  session.on('Audits.issueAdded', ({ issue }: Protocol.Audits.IssueAddedEvent) => {
    // A false alarm at the footer's logo: with `height: auto` in the styles, Chromium does not see
    // that the attributes `width` and `height` keep the logo's room.
    if (String(issue.code) !== 'LazyLoadImageIssue') said.push(JSON.stringify(issue));
  });
  await session.send('Audits.enable');
  await eventually(`${origin} answers`, () => page.goto(origin + path));
  assert.ok(await page.evaluate(() => isSecureContext && location.protocol === 'https:'));
  return { page, said };
}

for (const path of ['/', '/team/']) {
  test(`at ${path} the browser trusts the form, fills it in, and a lead is sent`, async () => {
    const { page, said } = await open(path);
    await page.openDialog();
    const filled = await page.$$eval('dialog form :is(input, textarea)[autocomplete]', (fields) =>
      fields.map((field) => [field.name, field.autocomplete]),
    );
    const written = content.leadFields.filter(({ autoComplete }) => autoComplete);
    assert.equal(
      filled,
      written.map(({ name, autoComplete }) => [name, autoComplete]),
    );
    await page.sendLead();
    await page.onlyEmail();
    assert.equal(said, []);
  });
}

test('at an unknown path the browser says only that there is no page', async () => {
  const { said } = await open('/gone');
  const status = 'Failed to load resource: the server responded with a status of 404 ()';
  assert.equal(said.sort(), [status, 'Page not found: /gone']);
});

test.run();
