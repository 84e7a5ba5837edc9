// The other pages: Leadership Team, 404 and error.
import { find, openPage, until, type VisitedPage } from './browser';
import { area, expect } from './rule';

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
    const name = visitor.textOf(heading);
    const texts = [...item.querySelectorAll('p')].map(visitor.textOf).filter(Boolean);
    const isSeen = image ? visitor.isVisible(image) && image.naturalWidth > 0 : false;
    // What a visitor sees in place of a portrait: one letter that is not covered.
    const letter = [...item.querySelectorAll('*')].find(
      (part) =>
        part.children.length === 0 &&
        [...visitor.plain(part.textContent)].length === 1 &&
        visitor.isVisible(part),
    );
    return {
      name,
      texts,
      isSeen,
      letter: isSeen ? '' : visitor.plain(letter?.textContent),
      alt: image?.alt ?? '',
      framing: image ? getComputedStyle(image).objectPosition : '',
    };
  });
}

/** Loads the portraits that are further down too. */
async function scrollThrough(page: VisitedPage): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ behavior: 'instant' });
      await Promise.race([
        image.decode().catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

export const team = area(
  async (browser, { url }) => {
    const page = await openPage(browser);
    const response = await page.goto(new URL('team', url).href);
    return { page, url, status: response?.status() };
  },
  {
    'team-page.address': ({ page, status }) => {
      expect(status === 200, `it answers with the status ${status}`);
      return new URL(page.url()).pathname;
    },
    'team-page.heading': ({ page }) =>
      page.evaluate(() => `"${visitor.textOf(visitor.one('heading', 'Leadership Team'))}"`),
    'team-page.top': async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await until(page, 'the page does not scroll', () => scrollY > 100);
      await page.reload();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const top = await page.evaluate(() => scrollY);
      expect(top === 0, `after a reload it starts ${top} px below its top`);
      return 'at its top, after a reload too';
    },
    'team-page.people': async ({ page }) => {
      await scrollThrough(page);
      const people = await page.evaluate(readPeople);
      expect(people.length === 9, `${people.length} people instead of 9`);
      for (const { name, texts, isSeen } of people) {
        expect(isSeen, `no photo of ${name}`);
        expect(texts.length >= 2, `${name} has no role or no bio`);
      }
      return '9 people with photo, name, role and bio';
    },
    'team-page.roles': async ({ page }) => {
      const people = await page.evaluate(readPeople);
      const missing = [...roles];
      for (const { texts } of people) {
        const index = missing.findIndex((role) => texts.includes(role));
        if (index >= 0) missing.splice(index, 1);
      }
      expect(missing.length === 0, `nobody is ${missing.join(', ')}`);
      return roles.join(', ');
    },
    'team-page.framing': async ({ page }) => {
      const framings = (await page.evaluate(readPeople)).map(({ framing }) => framing);
      const counts = new Map<string, number>();
      for (const framing of framings) counts.set(framing, (counts.get(framing) ?? 0) + 1);
      const [usual = 0] = [...counts.values()].sort((a, b) => b - a);
      const own = framings.length - usual;
      expect(own === 2, `${own} photos have a framing of their own, not 2`);
      return 'two photos have their own framing';
    },
    'team-page.back': async ({ page, url }) => {
      const link = await find(page, 'link', /Back to Home$/);
      const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
      expect(href === url, `it leads to ${href}`);
      return `"Back to Home" leads to ${new URL(href).pathname}`;
    },
    'team-page.call': async ({ page, url }) => {
      const link = await find(page, 'link', /^Schedule Intro Call/);
      const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
      expect(href === `${url}#intro-call`, `it leads to ${href}`);
      await page.goto(href);
      await until(page, 'the dialog does not open', () => visitor.dialog());
      return 'it opens the dialog of the landing page';
    },
  },
);

/** The addresses of the logos, and of all sizes of the hero's photo; runs in the page. */
function readImages() {
  const addressesOf = (root: Element) =>
    [...root.querySelectorAll('img, source')].flatMap((element) => {
      const { src = '', srcset = '' } = element as HTMLImageElement;
      const sizes = srcset.split(/,\s+/).map((size) => size.split(' ')[0] ?? '');
      return [src, ...sizes].filter(Boolean).map((address) => new URL(address, location.href).href);
    });
  return {
    logos: ['banner', 'contentinfo'].flatMap((role) => addressesOf(visitor.one(role))),
    photo: addressesOf(visitor.hero()),
  };
}

/** Photos and logos that do not load. */
export const fallbacks = area(
  async (browser, { url }) => {
    const first = await openPage(browser);
    await first.goto(url);
    const { logos, photo } = await first.evaluate(readImages);
    await first.browserContext().close();
    const failing = new Set([...logos, ...photo]);
    const page = await openPage(browser, { fail: (address) => failing.has(address) });
    const people = await openPage(browser, { fail: (_, type) => type === 'image' });
    await Promise.all([page.goto(url), people.goto(new URL('team/', url).href)]);
    return { page, people, photo };
  },
  {
    'image.logo': async ({ page }) => {
      await until(page, 'a logo that has failed is still there', () => {
        const logos = [
          ...document.querySelectorAll<HTMLImageElement>('header img, nav img, [role=banner] img'),
        ];
        return logos.length > 0 && logos.every((logo) => !visitor.isVisible(logo));
      });
      return 'a logo that fails is hidden';
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
              !failing.includes(image.currentSrc),
          ),
        photo.join(' '),
      );
      return 'another photo takes its place';
    },
    'image.portrait': async ({ people }) => {
      await scrollThrough(people);
      const found = await people.evaluate(readPeople);
      expect(found.length === 9, `${found.length} people`);
      for (const { name, letter, isSeen } of found) {
        expect(!isSeen, `the photo of ${name} did not fail`);
        expect(letter === [...name][0], `"${letter}" in place of ${name}`);
      }
      return found.map(({ letter }) => letter).join(' ');
    },
  },
);

/** A path that no site has. */
export const missingPath = 'verify/no/such-page';

export const notFound = area(
  async (browser, { url }) => {
    const page = await openPage(browser);
    const response = await page.goto(url + missingPath);
    return { page, url, status: response?.status() };
  },
  {
    'not-found.status': ({ status }) => {
      expect(status === 404, `an unknown path answers with the status ${status}`);
      return '404';
    },
    'not-found.text': ({ page }) =>
      page.evaluate(() => {
        visitor.one('heading', 'Oops! Page not found');
        return visitor.shows(document.body, 'Oops! Page not found');
      }),
    'not-found.home': async ({ page, url }) => {
      const link = await find(page, 'link', 'Return to Home');
      const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
      expect(href === url, `it leads to ${href}`);
      return `"Return to Home" leads to ${new URL(href).pathname}`;
    },
    'not-found.log': ({ page }) => {
      const line = page.lines.find(
        (text) => text.includes(missingPath) && !/^Failed to load/.test(text),
      );
      expect(line, 'the missing path is not in the console');
      return `"${line}"`;
    },
  },
);

export const errorPage = area(
  async (browser, { url }) => {
    const page = await openPage(browser);
    await page.goto(`${url}500.html`);
    return { page, url };
  },
  {
    'error.heading': ({ page }) =>
      page.evaluate(
        () => `"${visitor.textOf(visitor.one('heading', 'Unexpected Application Error!'))}"`,
      ),
    'error.ways': ({ page, url }) =>
      page.evaluate((url) => {
        const main = visitor.one('main');
        // Testing Library takes a link with an empty address for text.
        const hrefs = [...document.links]
          .filter((link) => main.contains(link))
          .map(({ href }) => href);
        if (!hrefs.includes(location.href)) throw new Error('no link reloads it');
        if (!hrefs.includes(url)) throw new Error('no link leads home');
        if (!visitor.addresses(main)[0]) throw new Error('no mail address');
        return 'Reload, home, mail address';
      }, url),
  },
);
