// What the browser refuses because of the site's policy, and what the site never asks it for.
import * as assert from 'uvu/assert';
import { fillLead, type SitePage, until, untilStarted, wait } from '../support/page';
import type { SiteOptions } from '../support/site';
import { type State, showState, stateNames, states } from '../support/states';
import { siteSuite } from '../support/suite';

const test = siteSuite('policy');

/** A host that can set no headers: the meta element is all there is. */
const withoutHeaders: SiteOptions['intercept'] = (_, response) => {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    name === 'Content-Security-Policy' ? response : setHeader.call(response, name, value);
  return false;
};

const testMetaAlone = siteSuite('policy without headers', { intercept: withoutHeaders });

const isAboutPolicy = (line: string) => /content security|trusted|refused to|policy/i.test(line);

async function attack(page: SitePage) {
  return page.evaluate(async () => {
    const refused: string[] = [];
    const violated: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violated.push(violatedDirective),
    );
    // The driver's own task may use eval.
    await new Promise((resolve) => setTimeout(resolve, 10));
    await fetch('https://attacker.example/').catch(() => refused.push('fetch'));
    const add = (name: string, text: string) => {
      const element = document.createElement(name);
      element.append(text);
      document.body.append(element);
    };
    add('script', 'window.isTaken = true');
    add('style', 'h1 { color: red }');
    const image = new Image();
    image.src = 'https://attacker.example/x.png';
    document.body.append(image);
    const { trustedTypes = {} } = window;
    const attempts = {
      html: () => {
        document.body.innerHTML = '<img src=x onerror="window.isTaken = true">';
      },
      eval: () => Reflect.get(window, 'eval')('window.isTaken = true'),
      policy: () => Reflect.get(trustedTypes, 'createPolicy').call(trustedTypes, 'own', {}),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        attempt();
      } catch {
        refused.push(name);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return {
      isTaken: 'isTaken' in window,
      refused: refused.sort(),
      violated: new Set(violated).size,
    };
  });
}

for (const [suite, name] of [
  [test, 'with headers'],
  [testMetaAlone, 'by the meta element alone'],
] as const) {
  suite(`strangers' scripts, styles, markup and requests are refused ${name}`, async ({ open }) => {
    for (const path of ['/', '/team/', '/nope']) {
      const page = await open(path);
      const { isTaken, refused, violated } = await attack(page);
      assert.not(isTaken);
      assert.equal(refused, ['eval', 'fetch', 'html', 'policy']);
      assert.ok(violated >= 4, String(violated));
      assert.not(await page.$eval('h1', (h1) => getComputedStyle(h1).color === 'rgb(255, 0, 0)'));
    }
  });
}

testMetaAlone('a visit with a lead violates nothing', async ({ open }) => {
  const page = await open('/');
  await fillLead(page);
  await page.click('dialog [type=submit]');
  await untilStarted(page);
  await until(page, "document.querySelector('section[aria-label] li') !== null");
  assert.equal(page.problems, []);
});

for (const name of stateNames) {
  test(`the state ${name} violates nothing`, async (tools) => {
    const state: State = states[name];
    const page = await showState(tools, name, { width: state.isOnlyNarrow ? 390 : 1280 });
    assert.equal(page.lines.filter(isAboutPolicy), []);
  });
}

const testFraming = siteSuite('policy on frames', {
  intercept(_, response, path) {
    if (path !== '/framing') return false;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<iframe src="/"></iframe>');
    return true;
  },
});

testFraming('no page can be framed', async ({ open }) => {
  const page = await open('/framing');
  await until({ evaluate: async () => page.problems.length > 0 }, 'the browser has refused');
  assert.match(page.problems.join(), 'frame-ancestors');
  const contents = await Promise.all(page.frames().map((frame) => frame.content()));
  assert.not(contents.some((html) => html.includes('Turning Assets')));
});

test('no request leaves the origin, and nothing is stored', async ({ site, open }) => {
  const requested: string[] = [];
  const page = await open('/', {
    prepare: async (page) => page.on('request', (request) => requested.push(request.url())),
  });
  await fillLead(page);
  await page.click('dialog [type=submit]');
  await until(page, "!document.querySelector('dialog').open");
  for (const path of ['team/', 'nope']) await page.goto(site.url + path);
  await wait(100);
  assert.ok(requested.length > 8, requested.join());
  assert.equal(
    requested.filter((url) => !url.startsWith(site.url)),
    [],
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
testMetaAlone.run();
testFraming.run();
