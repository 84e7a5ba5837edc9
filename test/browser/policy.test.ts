// What the browser refuses because of the site's policy, and what the site never asks it for. That no
// state violates the policy is asserted where states are shown, in support/states.ts.
import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { fillLead, until } from '../support/page';
import { dists } from '../support/site';
import { siteSuite } from '../support/suite';

const landing = readFileSync(`${dists.react}/index.html`, 'utf8');
const test = siteSuite('policy', {
  // As from a host that can set no headers: the meta element is all there is.
  pages: { '/?bare': landing, '/framing': '<iframe src="/"></iframe>' },
});

test("strangers' scripts, styles, markup and requests are refused", async ({ open }) => {
  const page = await open('/?bare');
  const result = await page.evaluate(async () => {
    const refused: string[] = [];
    const violated = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violated.add(violatedDirective),
    );
    // The driver's own task may use eval.
    await new Promise((resolve) => setTimeout(resolve, 10));
    const add = (name: string, text: string) =>
      document.body.appendChild(document.createElement(name)).append(text);
    const { trustedTypes = {} } = window;
    const attempts = {
      fetch: () => fetch('https://attacker.example/'),
      image: () => Object.assign(new Image(), { src: 'https://attacker.example/x.png' }),
      script: () => add('script', 'window.isTaken = true'),
      style: () => add('style', 'h1 { color: red }'),
      eval: () => Reflect.get(window, 'eval')('window.isTaken = true'),
      policy: () => Reflect.get(trustedTypes, 'createPolicy').call(trustedTypes, 'own', {}),
      html: () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=isTaken=1>'),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch {
        refused.push(name);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    const h1 = document.querySelector('h1');
    return {
      isTaken: 'isTaken' in window,
      isRed: h1 && getComputedStyle(h1).color === 'rgb(255, 0, 0)',
      refused,
      violated: [...violated].sort(),
    };
  });
  assert.equal(result, {
    isTaken: false,
    isRed: false,
    refused: ['fetch', 'eval', 'policy', 'html'],
    violated: 'connect-src img-src require-trusted-types-for style-src-elem trusted-types'.split(
      ' ',
    ),
  });
});

test('no page can be framed', async ({ open }) => {
  const page = await open('/framing');
  const isRefused = async () => page.problems.join().includes('frame-ancestors');
  await until({ evaluate: isRefused }, 'the browser has refused');
  assert.not.match(String(await page.frames()[1]?.content()), 'Turning Assets');
});

test('no request leaves the origin, and nothing is stored', async ({ site, open }) => {
  const requested: string[] = [];
  const page = await open('/', {
    prepare: async (page) => page.on('request', (request) => requested.push(request.url())),
  });
  await fillLead(page);
  await page.click('dialog [type=submit]');
  await until(page, "document.querySelector('section[aria-label] li') !== null");
  for (const path of ['team/', 'nope']) await page.goto(site.url + path);
  assert.ok(requested.length > 8, requested.join());
  assert.ok(
    requested.every((url) => url.startsWith(site.url)),
    requested.join(),
  );
  const stored = await page.evaluate(async () => [
    document.cookie,
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  assert.equal(stored, ['', 0, 0, 0, 0, 0]);
});

test.run();
