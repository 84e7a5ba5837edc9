// What the browser refuses because of the site's policy. support/drive/states.ts asserts that no state of the
// site violates the policy. test/builder and test/hosts test the headers.
import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { pages } from '../support/content';
import { dists } from '../support/drive/site';
import { siteSuite } from '../support/drive/suite';
import { until } from '../support/drive/wait';

const test = siteSuite('policy');

test('injected scripts, styles, markup and requests are refused', async ({ site, open }) => {
  // Without headers, as some hosts send pages, the policy is only in the meta element.
  const landing = readFileSync(`${dists.react}/index.html`, 'utf8');
  site.answer(/^\/$/, { type: 'text/html;charset=utf-8', body: landing });
  const page = await open('/');
  await page.evaluate(async () => {
    const violated: string[] = [];
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violated.push(violatedDirective),
    );
    // Waits for another task, because the browser lets puppeteer's own task use eval.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { body } = document;
    const { trustedTypes = {} } = window;
    const add = (name: string, text: string) =>
      body.appendChild(document.createElement(name)).append(text);
    const attempts = [
      () => Object.assign(new Image(), { src: 'https://attacker.example/x.png' }),
      () => add('style', 'h1 { display: none }'),
      () => fetch('https://attacker.example/'),
      () => add('script', 'document.title = "taken"'),
      () => Reflect.get(window, 'eval')('document.title = "taken"'),
      () => body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title = 1">'),
      () => Reflect.get(trustedTypes, 'createPolicy').call(trustedTypes, 'own', {}),
    ];
    await Promise.allSettled(attempts.map(async (attempt) => attempt()));
  });
  // The browser reports each violation in a later task.
  const directives = 'connect-src img-src require-trusted-types-for style-src-elem trusted-types';
  await until(page, `[...new Set(violated)].sort().join(' ') === '${directives}'`);
  assert.is(await page.title(), pages.pages.home.title);
  assert.ok(await page.$eval('h1', (h1) => h1.checkVisibility()));
});

test.run();
