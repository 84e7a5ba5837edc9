// A connection that breaks in the middle of the landing page leaves a way to write to the firm.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { landing } from '../support/content';
import { dists } from '../support/drive/site';
import { siteSuite } from '../support/drive/suite';

const test = siteSuite('cut off');

/** Presses what a visitor sees of *Schedule Intro Call*. Returns what happens; runs in the page. */
function pressSchedule(name: string): string {
  const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')];
  const control = controls.find(
    (element) => element.textContent === name && element.checkVisibility(),
  );
  if (control instanceof HTMLAnchorElement) return control.href.slice(0, 7);
  control?.click();
  const form = document.querySelector('dialog:modal form');
  const submit = form?.querySelector('[type=submit]');
  return form?.querySelectorAll('[name]').length === 6 && submit ? 'the form' : 'nothing';
}

test('every 500 characters, a press opens an email or the form', async ({ site, open }) => {
  const html = await readFile(join(dists.react, 'index.html'), 'utf8');
  const start = html.indexOf('</section>', html.indexOf('<main'));
  // The rest of the site changes nothing here.
  site.answer(/\/assets\//, 404);
  const page = await open('/');
  const seen = new Set<string>();
  for (let end = start; end < html.length; end += 500) {
    const reply = { type: 'text/html;charset=utf-8', body: html.slice(0, end) };
    const answer = site.answer(/^\/$/, reply);
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    answer.release();
    const result = await page.evaluate(pressSchedule, landing.actions.scheduleCall);
    assert.ok(['mailto:', 'the form'].includes(result), `cut after ${end} characters: ${result}`);
    seen.add(result);
  }
  assert.equal([...seen], ['mailto:', 'the form']);
});

test.run();
