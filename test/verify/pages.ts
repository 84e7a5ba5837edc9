// The other pages: Leadership Team, 404 and error.
import { passFrames } from '../support/drive/wait';
import {
  inPage,
  missingPath,
  type Path,
  press,
  until,
  type Visit,
  type VisitedPage,
  type VisitOptions,
} from './browser';
import { blocked, expect, Obstacle } from './expect';
import { area, type Rule } from './rule';
import { prescribed } from './specification';

interface Stage {
  page: VisitedPage;
  phone: VisitedPage;
  url: string;
  /** The address on the landing page. */
  inquiries: string;
}

/** The people of the page, each with what a visitor sees; runs in the page. */
function readPeople() {
  const placeOf = (item: Element) => item.getBoundingClientRect();
  const items = visitor.all('listitem', undefined, visitor.one('main')).sort((one, other) => {
    const [{ top, left }, { top: otherTop, left: otherLeft }] = [placeOf(one), placeOf(other)];
    return top - otherTop || left - otherLeft;
  });
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

const heading = inPage((words) => visitor.reads('heading', words));

/** A link with the prescribed words, which leads home. */
const linkHome: Rule<Stage> = async (stage, ...words) => {
  const look = (words: string) => visitor.leadsTo(visitor.reads('link', words));
  const found = await inPage(look)(stage, ...words);
  expect(found === stage.url, found ? `it leads to ${found}` : 'it leads nowhere');
};

type People = ReturnType<typeof readPeople>;

/** Judges the people, on a phone too. */
const withPeople =
  (judge: (people: People, ...words: string[]) => unknown): Rule<Stage> =>
  async ({ page, phone }, ...words) => {
    for (const view of [page, phone]) await judge(await view.evaluate(readPeople), ...words);
  };

/** Opens a page in both sizes. */
const openBoth =
  (path: Path) =>
  async ({ wide, phone: open, url }: Visit): Promise<Stage> => {
    const phone = await open(path);
    await phone.evaluate(() => visitor.loadPictures());
    const page = await wide(path);
    await page.evaluate(() => visitor.loadPictures());
    const inquiries = await (await wide('')).evaluate(() => visitor.address());
    return { page, phone, url, inquiries };
  };

export const team = area<Stage>(openBoth('team'), {
  'team-page.address': ({ page, url }) => {
    if (page.status !== 200) throw new Obstacle(`it answers with the status ${page.status}`);
    expect(page.url().startsWith(`${url}team`), `it leads to ${page.url()}`);
    return page.url();
  },
  'team-page.heading': heading,
  'team-page.people': withPeople((people) => {
    expect(people.length === 9, `${people.length} people instead of 9`);
    const roles = prescribed('team-page.roles');
    for (const { name, texts, photo, alt } of people) {
      expect(name, 'somebody has no name');
      expect(photo, `no photo of ${name}`);
      expect(!alt || alt.includes(name), `the photo of ${name} is described as "${alt}"`);
      const hasBio = texts.some((text) => !roles.includes(text));
      expect(texts.length >= 2 && hasBio, `${name} has no role or no bio`);
    }
    for (const part of ['name', 'photo'] as const) {
      const found = new Set(people.map((person) => person[part]));
      expect(found.size === 9, `two people have the same ${part}`);
    }
  }),
  'team-page.roles': withPeople((people, ...roles) => {
    const found = people.map(({ name, texts }) => {
      const role = texts.find((text) => roles.includes(text));
      expect(role, `${name} is "${texts[0] ?? ''}"`);
      return role;
    });
    expect(found.join() === roles.join(), `they are in another order: ${found.join(', ')}`);
  }),
  'team-page.framing': withPeople((people) => {
    const framings = people.map(({ framing }) => framing).filter(Boolean);
    const counts = framings.map((one) => framings.filter((other) => other === one).length);
    const own = counts.filter((count) => count < Math.max(...counts)).length;
    expect(own === 2, `${own} photos have a framing of their own, not 2`);
    const areCropped = framings.every((framing) => framing.startsWith('cover'));
    expect(areCropped, 'photos are squeezed, not cropped');
  }),
  'team-page.back': linkHome,
  'team-page.top': async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await until(page, 'the page does not scroll', () => scrollY > 100);
    await page.reload();
    await passFrames(page);
    const top = await page.evaluate(() => scrollY);
    expect(top === 0, `after a reload it starts ${top} px below its top`);
  },
  'team-page.call': async ({ page, url }) => {
    const find = () => visitor.one<HTMLAnchorElement>('link', /^Schedule Intro Call/);
    const href = await page.evaluate(`(${find})().href`);
    expect(href === `${url}#intro-call`, `it leads to ${href}`);
    await press(page, find);
    await until(page, 'the dialog does not open', () => visitor.dialog());
  },
});

/** Photos and logos that do not load. */
export const fallbacks = area(
  async ({ open, wide, url }) => {
    const { logos, photo } = await (await wide('')).evaluate(() => ({
      logos: [visitor.one('banner'), visitor.footer()].flatMap(visitor.pictures),
      photo: visitor.pictures(visitor.hero()),
    }));
    const failing = new Set([...logos, ...photo]);
    const load = async (path: '' | 'team', fail: NonNullable<VisitOptions['fail']>) => {
      const page = await open(path, { fail });
      await page.evaluate(() => visitor.loadPictures());
      return page;
    };
    const page = await load('', (address) => failing.has(address));
    const people = await load('team', (_, type) => type === 'image');
    return { page, people, photo, url };
  },
  {
    'image.logo': async ({ page, people, url }) => {
      const selector = ':is(header, footer, nav) img';
      expect(await page.$(selector), 'there is no logo');
      const areHidden = (selector: string) =>
        ![...document.querySelectorAll(selector)].some(visitor.isVisible);
      for (const one of [page, people])
        await until(one, 'a logo that has failed is still there', areHidden, selector);
      const find = () => visitor.leadsTo(visitor.one('link', /./, visitor.one('banner')));
      const found = await people.evaluate(find);
      expect(found === url, `its link leads to ${found || 'nothing'}`);
    },
    'image.concert': async ({ page, photo }) => {
      const hasOther = (failing: string[]) =>
        [...visitor.hero().querySelectorAll('img')].some(
          (image) =>
            visitor.isVisible(image) &&
            image.naturalWidth > 300 &&
            !failing.includes(image.currentSrc) &&
            !visitor.isBlank(image),
        );
      await until(page, 'no other photo in the hero', hasOther, photo);
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

export const notFound = area<Stage>(openBoth(missingPath), {
  'not-found.status': ({ page }) => {
    expect(page.status === 404, `an unknown path answers with the status ${page.status}`);
  },
  'not-found.text': heading,
  'not-found.home': linkHome,
  'not-found.log': ({ page }) => {
    const line = page.lines.find(
      (text) => text.includes(missingPath) && !/^Failed to load/.test(text),
    );
    expect(line, 'the missing path is not in the console');
    return `"${line}"`;
  },
});

export const errorPage = area<Stage>(openBoth('500.html'), {
  'error.heading': heading,
  'error.ways': ({ page, url, inquiries }) =>
    page.evaluate(
      (url, inquiries) => {
        const main = visitor.one('main');
        // Testing Library takes a link with an empty address for text.
        const links = [...document.links].filter(
          (link) => main.contains(link) && visitor.textOf(link),
        );
        const hrefs = links.map(({ href }) => href);
        expect(hrefs.includes(location.href), 'no link reloads it');
        expect(hrefs.includes(url), 'no link leads home');
        expect(visitor.addresses(main).includes(inquiries), `no mail link to ${inquiries}`);
      },
      url,
      inquiries,
    ),
});
