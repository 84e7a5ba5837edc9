// The whole site is one tree, whichever router runs it.
import { cleanup, render, screen } from '@testing-library/react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { structuredData } from '../../src/build/document/structured-data';
import { readInput } from '../../src/build/read-input';
import { legal } from '../../src/content/firm';
import { whyPartner } from '../../src/content/landing';
import { leaders } from '../../src/content/leaders';
import { footerLinks } from '../../src/content/navigation';
import { notFoundPage, teamPage } from '../../src/content/pages';
import { Site } from '../../src/site/pages/site';
import { content } from '../support/content';

const { photos } = await readInput({ base: '/sub/', isStrict: false });
Object.assign(globalThis, { __PHOTOS__: photos.manifest });

/** Shows the page of a path in place of the one before. Fails unless it has the heading. */
function see(path: string, heading: string): HTMLElement {
  cleanup();
  const { container } = render(
    <Router hook={memoryLocation({ path }).hook}>
      <Site />
    </Router>,
  );
  screen.getByText(heading, { selector: 'h1' });
  return container;
}

test('shows deal references, footer links, profiles and a legal name, where there are some', () => {
  const [year, rights, role] = ['2021', 'Masters of 40 songs', 'Advisor to the seller'];
  const [legalName, linkedIn] = ['Refrain LLC', 'https://www.linkedin.com/in/ann'] as const;
  whyPartner.dealReferences.push({ year, rights, role });
  footerLinks.push({ label: 'People', to: '/team#top' });
  leaders.push({ name: 'Ann', role: 'B', bio: 'C', linkedIn });
  Object.assign(legal, { legalName });
  const page = see('/', content.hero.headline);
  const last = [...page.querySelectorAll('#why-partner li')].at(-1)?.textContent ?? '';
  for (const text of [year, rights, role]) assert.ok(last.includes(text), text);
  see('/team', teamPage.heading);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  assert.equal(
    [hrefOf('People'), hrefOf(`${teamPage.linkedIn}: Ann`)],
    ['/sub/team/#top', linkedIn],
  );
  assert.match(structuredData(), `"legalName":"${legalName}"`);
  Object.assign(legal, { legalName: '' });
  for (const list of [whyPartner.dealReferences, footerLinks, leaders]) list.pop();
});

test('the initial of a name is its first letter, or else its first sign', () => {
  const names = ['“Doc” Holloway', '(Bob) O’Brien', 'E\u0301va', '50 Cent', '77'];
  leaders.push(...names.map((name) => ({ name, role: 'B', bio: 'C' })));
  const people = see('/team', teamPage.heading).querySelectorAll('li');
  const initials = [...people].map((it) => it.querySelector('[aria-hidden]')?.textContent);
  assert.equal(initials.slice(-names.length), ['D', 'B', 'E\u0301', 'C', '7']);
  leaders.splice(-names.length);
});

test('shows the 404 page at any other path', () => {
  for (const path of ['/nope', '/team/nope']) see(path, notFoundPage.heading);
});

test.run();
