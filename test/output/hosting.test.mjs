// What hosts are told, as each of them would read it.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBuiltSite } from '../../src/hosting/built-site.mjs';
import { cacheControl, hostFiles } from '../../src/hosting/policy.mjs';
import { hostingSamples } from '../../src/hosting/samples.mjs';
import { scoreObservatory } from '../support/observatory.mjs';

const test = suite(`hosting, ${process.env.RUNTIME}`);
const folders = { '/': process.env.DIST ?? 'dist', '/sub/': process.env.DIST_SUB ?? '' };

/** Paths below the base, and how they are cached. */
const paths = {
  '': cacheControl.rest,
  team: cacheControl.rest,
  'team/': cacheControl.rest,
  'assets/app-0123abcd.js': cacheControl.hashed,
  'assets/ceo-0123abcd-400.avif': cacheControl.hashed,
};

/**
 * @param {string} name
 * @param {import('../../src/hosting/policy.mjs').HostingPolicy} policy
 */
const sampleFiles = (name, policy) =>
  hostingSamples.find((sample) => sample.name === name)?.files(policy) ?? {};

/** @typedef {(path: string) => Map<string, string>} Reader headers of a path by lower-case name */

/**
 * Joins what several rules say of one header, as most hosts do.
 *
 * @param {Iterable<readonly [string, string]>} entries
 */
function collect(entries) {
  /** @type {Map<string, string>} */
  const headers = new Map();
  for (const [name, value] of entries) {
    const key = name.toLowerCase();
    headers.set(key, headers.has(key) ? `${headers.get(key)}, ${value}` : value);
  }
  return headers;
}

/**
 * How each host reads its file, by the host's name.
 *
 * @type {Record<string, (policy: import('../../src/hosting/policy.mjs').HostingPolicy, dist: string) => Promise<Reader>>}
 */
const readers = {
  async 'Netlify and Cloudflare'(_, dist) {
    const text = await readFile(join(dist, '_headers'), 'utf8');
    const rules = text.split('\n\n').map((rule) => {
      const [pattern = '', ...lines] = rule.trim().split('\n');
      return {
        matches: new RegExp(`^${pattern.replaceAll('*', '.*')}$`),
        headers: lines.map((line) => {
          assert.ok(line.length <= 2000, 'Cloudflare reads 2,000 characters of a line');
          const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
          return /** @type {const} */ ([name, value]);
        }),
      };
    });
    assert.ok(rules.length < 100, 'Cloudflare reads 100 rules');
    return (path) =>
      collect(rules.filter((rule) => rule.matches.test(path)).flatMap((rule) => rule.headers));
  },
  async Vercel(_, dist) {
    const { headers } = JSON.parse(await readFile(join(dist, 'vercel.json'), 'utf8'));
    return (path) =>
      collect(
        headers
          .filter((/** @type {any} */ rule) => new RegExp(`^${rule.source}$`).test(path))
          .flatMap((/** @type {any} */ rule) =>
            rule.headers.map((/** @type {any} */ { key, value }) => [key, value]),
          ),
      );
  },
  async Firebase(policy) {
    const { hosting } = JSON.parse(sampleFiles('firebase', policy)['firebase.json'] ?? '');
    return (path) =>
      collect(
        hosting.headers
          .filter((/** @type {any} */ rule) => new RegExp(rule.regex).test(path))
          .flatMap((/** @type {any} */ rule) =>
            rule.headers.map((/** @type {any} */ { key, value }) => [key, value]),
          ),
      );
  },
  async Azure(policy) {
    const config = JSON.parse(sampleFiles('azure', policy)['staticwebapp.config.json'] ?? '');
    assert.equal(config.responseOverrides[404].statusCode, 404);
    return (path) => {
      const route = config.routes.find((/** @type {any} */ { route: pattern }) =>
        new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path),
      );
      return collect(Object.entries({ ...config.globalHeaders, ...route?.headers }));
    };
  },
  async CloudFront(policy) {
    const files = sampleFiles('cloudfront', policy);
    const config = JSON.parse(files['response-headers-policy.json'] ?? '');
    const security = config.SecurityHeadersConfig;
    assert.is(config.CustomHeadersConfig.Quantity, config.CustomHeadersConfig.Items.length);
    const caching = Array.from((files['upload.sh'] ?? '').matchAll(/--cache-control "(.*)"/g));
    return (path) =>
      collect([
        ['Content-Security-Policy', security.ContentSecurityPolicy.ContentSecurityPolicy],
        [
          'Strict-Transport-Security',
          `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
        ],
        ['X-Content-Type-Options', security.ContentTypeOptions.Override ? 'nosniff' : ''],
        ['Referrer-Policy', security.ReferrerPolicy.ReferrerPolicy],
        ...config.CustomHeadersConfig.Items.map((/** @type {any} */ { Header, Value }) => [
          Header,
          Value,
        ]),
        ['Cache-Control', caching[path.includes('/assets/') ? 0 : 1]?.[1] ?? ''],
      ]);
  },
};

for (const [base, dist] of Object.entries(folders)) {
  for (const [host, read] of Object.entries(readers)) {
    test(`${host} sends every header once and scores A+, at ${base}`, async () => {
      const policy = await readBuiltSite(dist);
      assert.is(policy.base, base);
      const headersOf = await read(policy, dist);
      const html = await readFile(join(dist, 'index.html'), 'utf8');
      for (const [path, cache] of Object.entries(paths)) {
        const headers = headersOf(base + path);
        for (const [name, value] of policy.headers) {
          assert.is(headers.get(name.toLowerCase()), value, `${name} of /${path}`);
        }
        assert.is(headers.get('cache-control'), cache, `caching of /${path}`);
        const { score, grade } = scoreObservatory(headers, html);
        assert.ok(score >= 130 && grade === 'A+', `${score}`);
      }
    });
  }
}

test('without headers, as on GitHub Pages, the score is what HOSTING.md says', async () => {
  const html = await readFile(join(folders['/'], 'index.html'), 'utf8');
  const { score, grade } = scoreObservatory(new Map(), html);
  const text = await readFile('HOSTING.md', 'utf8');
  assert.ok(text.includes(`${grade} (${score})`), `${grade} (${score})`);
});

test('the score falls with each part of the policy that is missing', async () => {
  const policy = await readBuiltSite(folders['/']);
  const html = await readFile(join(folders['/'], 'index.html'), 'utf8');
  const all = collect(policy.headers);
  const scoreWithout = (/** @type {string} */ name) =>
    scoreObservatory(new Map([...all].filter(([key]) => key !== name)), html).score;
  assert.is(scoreObservatory(all, html).score, 130);
  assert.is(scoreWithout('strict-transport-security'), 80);
  // The meta element still has the policy, but not the ancestors.
  assert.is(scoreWithout('content-security-policy'), 80);
  assert.is(scoreWithout('x-content-type-options'), 125);
  assert.is(scoreWithout('referrer-policy'), 125);
  assert.is(scoreWithout('cross-origin-resource-policy'), 120);
});

test('the header has the policy of the meta element, and who may frame the page', async () => {
  for (const dist of Object.values(folders)) {
    const { headers } = await readBuiltSite(dist);
    const csp = headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
    for (const page of ['index.html', 'team.html', 'team/index.html', '404.html']) {
      const html = await readFile(join(dist, page), 'utf8');
      const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
      assert.is(csp, `${meta}; frame-ancestors 'none'`, page);
    }
  }
});

test('file names lead to the addresses that visitors should see', async () => {
  for (const [base, dist] of Object.entries(folders)) {
    assert.is(
      await readFile(join(dist, '_redirects'), 'utf8'),
      `${base}index.html ${base} 301\n${base}team.html ${base}team 301\n`,
    );
  }
});

test('the function for CloudFront finds the file of each address', async () => {
  const policy = await readBuiltSite(folders['/']);
  const source = sampleFiles('cloudfront', policy)['viewer-request.js'] ?? '';
  const names = new Set(await readdir(folders['/'], { recursive: true }));
  for (const uri of ['/', '/team', '/team/', '/assets/x-0123abcd.js', '/robots.txt']) {
    const request = runInNewContext(
      `${source}; handler({ request: { uri: ${JSON.stringify(uri)} } })`,
    );
    const file = request.uri.slice(1);
    assert.ok(names.has(file) || uri.startsWith('/assets/x'), `${uri} is ${request.uri}`);
  }
});

test('the sample for Workers is JSON with a comment, and asks for the 404 page', async () => {
  const policy = await readBuiltSite(folders['/']);
  const text = sampleFiles('cloudflare-workers', policy)['wrangler.jsonc'] ?? '';
  const config = JSON.parse(text.replace(/^\s*\/\/.*$/gm, ''));
  assert.is(config.assets.not_found_handling, '404-page');
});

test('dist has what hosts read, and no compressed copy of it', async () => {
  const names = await readdir(folders['/']);
  for (const file of hostFiles) assert.ok(names.includes(file), file);
  assert.not(names.some((name) => /^(vercel\.json|_\w+)\.(br|gz)$/.test(name)));
});

test('security.txt, robots.txt and the sitemap name the site', async () => {
  const dist = folders['/'];
  const { siteUrl } = await readBuiltSite(dist);
  const security = await readFile(join(dist, '.well-known/security.txt'), 'utf8');
  assert.match(security, /^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT23:59:59\.000Z\n/);
  assert.ok(security.includes(`Canonical: ${siteUrl}/.well-known/security.txt`));
  assert.ok((await readFile(join(dist, 'robots.txt'), 'utf8')).includes(`${siteUrl}/sitemap.xml`));
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8');
  const urls = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
  assert.equal(urls, [`${siteUrl}/`, `${siteUrl}/team`]);
});

test.run();
