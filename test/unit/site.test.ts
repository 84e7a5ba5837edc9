// The site is one tree, which runs in a page too.
import { pathToFileURL } from 'node:url';
import { getByRole } from '@testing-library/dom';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/files';
import { readInput } from '../../src/build/read-input';
import { content } from '../support/content';
import { eventually } from '../support/drive/wait';

const { hero, errorPage, notFoundPage, teamPage } = content;

const { photos, textPages } = await readInput({ base: '/', isStrict: false });

const outfile = inProject('.cache/test/site.mjs');
await build({
  entryPoints: ['test/support/run/mount.tsx'],
  bundle: true,
  format: 'esm',
  outfile,
  loader: { '.svg': 'dataurl' },
  define: {
    __BASE__: '"/"',
    __PHOTOS__: JSON.stringify(photos.manifest),
    __TEXT_PAGES__: JSON.stringify(textPages),
    'process.env.NODE_ENV': '"production"',
  },
  plugins: [vanillaExtractPlugin()],
});
const site: typeof import('../support/run/mount') = await import(pathToFileURL(outfile).href);

const test = suite('site');

/** Mounts the page of a path, and looks at it. */
async function see(path: string, heading: string, look = (_page: Element) => {}) {
  const { element, unmount } = site.mount(path);
  const read = () => element.querySelector('h1')?.textContent;
  await eventually(`${path} has the heading ${heading}`, () => read() === heading);
  look(element);
  unmount();
}

test('shows the page of each path', async () => {
  await see('/', hero.headline);
  await see('/team', teamPage.heading);
  await see('/nope/deeper', notFoundPage.heading);
});

test('shows deal references, footer links, profiles and a legal name, where there are some', async () => {
  const [year, rights, role] = ['2021', 'Masters of 40 songs', 'Advisor to the seller'];
  const [legalName, linkedIn] = ['Refrain LLC', 'https://www.linkedin.com/in/ann'] as const;
  site.whyPartner.dealReferences.push({ year, rights, role });
  site.footerLinks.push({ label: 'People', to: '/team#top' });
  site.leaders.push({ name: 'Ann', role: 'B', bio: 'C', linkedIn });
  Object.assign(site.legal, { legalName });
  await see('/', hero.headline, (page) => {
    const last = [...page.querySelectorAll('#why-partner li')].at(-1)?.textContent ?? '';
    for (const text of [year, rights, role]) assert.ok(last.includes(text), text);
  });
  await see('/team', teamPage.heading, (page) => {
    const hrefOf = (name: string) =>
      getByRole(page as HTMLElement, 'link', { name }).getAttribute('href');
    assert.equal([hrefOf('People'), hrefOf('LinkedIn: Ann')], ['/team/#top', linkedIn]);
  });
  assert.match(site.structuredData(), `"legalName":"${legalName}"`);
  Object.assign(site.legal, { legalName: '' });
  for (const list of [site.whyPartner.dealReferences, site.footerLinks, site.leaders]) list.pop();
});

test('the initial of a name is its first letter, or else its first sign', async () => {
  const names = ['“Doc” Holloway', '(Bob) O’Brien', 'E\u0301va', '50 Cent', '77'];
  const own = names.map((name) => ({ name, role: 'B', bio: 'C' }));
  site.leaders.push(...own);
  await see('/team', teamPage.heading, (page) => {
    const initials = Array.from(
      page.querySelectorAll('li'),
      (person) => person.querySelector('[aria-hidden]')?.textContent,
    );
    assert.equal(initials.slice(-own.length), ['D', 'B', 'E\u0301', 'C', '7']);
  });
  site.leaders.splice(-own.length);
});

test('shows the error page in place of a page that crashes', async () => {
  site.leaders.push(JSON.parse('null'));
  await see('/team', errorPage.heading);
  site.leaders.pop();
});

test.run();
