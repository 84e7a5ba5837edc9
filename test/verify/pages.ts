// The other pages: Leadership Team, 404 and error.
import {
  find,
  inPage,
  missingPath,
  openPage,
  press,
  until,
  type VisitedPage,
  type VisitOptions,
} from './browser';
import { area, blocked, expect, Obstacle, type Rule } from './rule';

const roles = [
  'CEO',
  'CMO',
  'COO',
  'Finance and Royalties Director',
  'General Counsel',
  'VP of A&R and M&A',
  'Acquisitions Lead',
  'Acquisitions Lead',
  'VP Publishing',
];

/** The people of the page, each with what a visitor sees; runs in the page. */
function readPeople() {
  const items = visitor.all('listitem', undefined, visitor.one('main'));
  return items.flatMap((item) => {
    const [heading] = visitor.all('heading', undefined, item);
    if (!heading) return [];
    const image = item.querySelector('img');
    const isThere = image !== null && visitor.isVisible(image);
    // What a visitor sees in place of a portrait: one letter that is not covered.
    const letter = [...item.querySelectorAll('*')].find(
      (part) => part.children.length === 0 && [...visitor.textOf(part)].length === 1,
    );
    const { objectFit, objectPosition } = getComputedStyle(image ?? item);
    return {
      name: visitor.textOf(heading),
      texts: [...item.querySelectorAll('p')].map(visitor.textOf).filter(Boolean),
      photo: isThere && image.naturalWidth > 0 ? image.currentSrc : '',
      letter: isThere ? '' : visitor.textOf(letter ?? heading),
      alt: image?.alt ?? '',
      framing: isThere ? `${objectFit} ${objectPosition}` : '',
    };
  });
}

/** A heading with prescribed words. */
const heading = (words: string) =>
  inPage((words) => {
    visitor.reads('heading', words);
    return `"${words}"`;
  }, words);

/** A link home with prescribed words. */
const linkHome =
  (words: string): Rule<Stage> =>
  async ({ page, url }) => {
    const found = await page.evaluate(
      (words) => visitor.leadsTo(visitor.reads('link', words)),
      words,
    );
    expect(found === url, found ? `it leads to ${found}` : 'it leads nowhere');
    return `"${words}" leads to ${new URL(found).pathname}`;
  };

interface Stage {
  page: VisitedPage;
  url: string;
}

export const team = area<Stage>(
  async ({ wide, url }) => {
    const page = await wide('team');
    await page.bringToFront();
    await page.evaluate(() => visitor.loadPictures());
    return { page, url };
  },
  {
    'team-page.address': ({ page, url }) => {
      const { pathname } = new URL(page.url());
      if (page.status !== 200) throw new Obstacle(`it answers with the status ${page.status}`);
      expect(page.url().startsWith(`${url}team`), `it leads to ${pathname}`);
      return pathname;
    },
    'team-page.heading': heading('Leadership Team'),
    'team-page.people': async ({ page }) => {
      const people = await page.evaluate(readPeople);
      expect(people.length === 9, `${people.length} people instead of 9`);
      for (const { name, texts, photo, alt } of people) {
        expect(name, 'somebody has no name');
        expect(photo, `no photo of ${name}`);
        expect(!alt || alt.includes(name), `the photo of ${name} is described as "${alt}"`);
        const bio = texts.filter((text) => !roles.includes(text));
        expect(texts.length >= 2 && bio.length > 0, `${name} has no role or no bio`);
      }
      for (const part of ['name', 'photo'] as const) {
        const found = new Set(people.map((person) => person[part]));
        expect(found.size === 9, `two people have the same ${part}`);
      }
      return '9 people with photo, name, role and bio';
    },
    'team-page.roles': async ({ page }) => {
      const people = await page.evaluate(readPeople);
      const found = people.map(({ texts }) => texts.find((text) => roles.includes(text)));
      for (const [index, { name, texts }] of people.entries()) {
        expect(found[index], `${name} is "${texts[0] ?? ''}"`);
      }
      expect(found.join() === roles.join(), `they are in another order: ${found.join(', ')}`);
      return roles.join(', ');
    },
    'team-page.framing': async ({ page }) => {
      const people = await page.evaluate(readPeople);
      const framings = people.map(({ framing }) => framing).filter(Boolean);
      const counts = framings.map((one) => framings.filter((other) => other === one).length);
      const own = counts.filter((count) => count < Math.max(...counts)).length;
      expect(own === 2, `${own} photos have a framing of their own, not 2`);
      expect(
        framings.every((framing) => framing.startsWith('cover')),
        'photos are squeezed, not cropped',
      );
      return 'two photos have their own framing';
    },
    'team-page.back': linkHome('Back to Home'),
    'team-page.top': async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await until(page, 'the page does not scroll', () => scrollY > 100);
      await page.reload();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const top = await page.evaluate(() => scrollY);
      expect(top === 0, `after a reload it starts ${top} px below its top`);
      return 'at its top, after a reload too';
    },
    'team-page.call': async ({ page, url }) => {
      const link = await find(page, 'link', /^Schedule Intro Call/);
      const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
      expect(href === `${url}#intro-call`, `it leads to ${href}`);
      await press(link);
      await until(page, 'the dialog does not open', () => visitor.dialog());
      return 'it opens the dialog of the landing page';
    },
  },
);

/** Photos and logos that do not load. */
export const fallbacks = area(
  async ({ browser, url, wide }) => {
    const { logos, photo } = await (await wide('')).evaluate(() => ({
      logos: ['banner', 'contentinfo'].flatMap((role) => visitor.pictures(visitor.one(role))),
      photo: visitor.pictures(visitor.hero()),
    }));
    const failing = new Set([...logos, ...photo]);
    const load = async (address: string, fail: NonNullable<VisitOptions['fail']>) => {
      const page = await openPage(browser, address, { fail });
      await page.evaluate(() => visitor.loadPictures());
      return page;
    };
    const page = await load(url, (address) => failing.has(address));
    const people = await load(`${url}team`, (_, type) => type === 'image');
    return { page, people, photo };
  },
  {
    'image.logo': async ({ page }) => {
      const count = await page.evaluate(
        () => document.querySelectorAll(':is(header, footer, nav) img').length,
      );
      expect(count > 0, 'there is no logo');
      await until(page, 'a logo that has failed is still there', () =>
        [...document.querySelectorAll(':is(header, footer, nav) img')].every(
          (logo) => !visitor.isVisible(logo),
        ),
      );
      await page.evaluate(() => visitor.one('link', /./, visitor.one('banner')));
      return 'a logo that fails is hidden, and its link keeps its name';
    },
    'image.concert': async ({ page, photo }) => {
      await until(
        page,
        'no other photo in the hero',
        (failing) =>
          [...visitor.hero().querySelectorAll('img')].some(
            (image) =>
              visitor.isVisible(image) &&
              image.naturalWidth > 300 &&
              !failing.split(' ').includes(image.currentSrc) &&
              !visitor.isBlank(image),
          ),
        photo.join(' '),
      );
      return 'another photo takes its place';
    },
    'image.portrait': async ({ people }) => {
      const found = await people.evaluate(readPeople);
      if (found.length === 0) blocked('nobody is on /team');
      for (const { name, letter, photo } of found) {
        expect(!photo, `the photo of ${name} did not fail`);
        expect(letter === [...name][0], `"${letter}" in place of ${name}`);
      }
      return found.map(({ letter }) => letter).join(' ');
    },
  },
);

export const notFound = area<Stage>(
  async ({ wide, url }) => ({ page: await wide(missingPath), url }),
  {
    'not-found.status': ({ page }) => {
      expect(page.status === 404, `an unknown path answers with the status ${page.status}`);
      return '404';
    },
    'not-found.text': heading('Oops! Page not found'),
    'not-found.home': linkHome('Return to Home'),
    'not-found.log': ({ page }) => {
      const line = page.lines.find(
        (text) => text.includes(missingPath) && !/^Failed to load/.test(text),
      );
      expect(line, 'the missing path is not in the console');
      return `"${line}"`;
    },
  },
);

export const errorPage = area<Stage>(
  async ({ wide, url }) => ({ page: await wide('500.html'), url }),
  {
    'error.heading': heading('Unexpected Application Error!'),
    'error.ways': ({ page, url }) =>
      page.evaluate((url) => {
        const main = visitor.one('main');
        // Testing Library takes a link with an empty address for text.
        const links = [...document.links].filter(
          (link) => main.contains(link) && visitor.textOf(link),
        );
        const hrefs = links.map(({ href }) => href);
        if (!hrefs.includes(location.href)) throw new Error('no link reloads it');
        if (!hrefs.includes(url)) throw new Error('no link leads home');
        if (!visitor.addresses(main)[0]) throw new Error('no mail address');
        return 'Reload, home, mail address';
      }, url),
  },
);
