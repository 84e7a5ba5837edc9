// What the browser refuses because of the site's policy. That no state violates it is asserted where
// states are shown, in support/drive/states.ts; the headers are tested in test/builder and test/hosts.
import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { dists } from '../support/drive/site';
import { siteSuite } from '../support/drive/suite';

const test = siteSuite('policy');

test("strangers' scripts, styles, markup and requests are refused", async ({ site, open }) => {
  // As from a host that can set no headers: the meta element is all there is.
  const landing = readFileSync(`${dists.react}/index.html`, 'utf8');
  site.fail(/^\/$/, { type: 'text/html;charset=utf-8', body: landing });
  const page = await open('/');
  const violated = await page.evaluate(async () => {
    const violated = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violated.add(violatedDirective),
    );
    // The driver's own task may use eval.
    await new Promise((resolve) => setTimeout(resolve, 10));
    const { body } = document;
    const { trustedTypes = {} } = window;
    const add = (name: string, text: string) =>
      body.appendChild(document.createElement(name)).append(text);
    Object.assign(new Image(), { src: 'https://attacker.example/x.png' });
    add('style', 'h1 { display: none }');
    for (const attempt of [
      () => fetch('https://attacker.example/'),
      () => add('script', 'document.title = "taken"'),
      () => Reflect.get(window, 'eval')('document.title = "taken"'),
      () => body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title = 1">'),
      () => Reflect.get(trustedTypes, 'createPolicy').call(trustedTypes, 'own', {}),
    ]) {
      await Promise.resolve()
        .then(attempt)
        .catch(() => {});
    }
    // They are told later, one by one.
    for (let looks = 0; looks < 500 && violated.size < 5; looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return [...violated].sort().join(' ');
  });
  assert.is(violated, 'connect-src img-src require-trusted-types-for style-src-elem trusted-types');
  assert.match(await page.title(), 'Turning Assets');
  assert.ok(await page.$eval('h1', (h1) => h1.checkVisibility()));
});

test.run();
