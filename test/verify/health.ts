// What a visitor of a deployed site would notice on any page, whatever it says.
import type { Page } from 'puppeteer';
import { runAxe } from '../support/drive/audits';
import { findCovered } from '../support/drive/covered';
import { missingPath, paths, scrollAt, type Visit, type VisitedPage } from './browser';
import { expect, unjudged } from './expect';
import { openDialog } from './form';
import { findUnreachable } from './keyboard';
import { area, type Rules } from './rule';
import { isExample, isPicture, listPages } from './site';

interface Stage extends Visit {
  /** Every page, in a wide window. */
  pages: VisitedPage[];
  /** Every page, on a phone. */
  phones: VisitedPage[];
}

/** Looks at pages. `look` returns the problems of one. */
const everyPage =
  (
    look: (page: VisitedPage, stage: Stage) => string[] | Promise<string[]>,
    chosen: 'pages' | 'phones' | 'opened' = 'pages',
  ) =>
  async (stage: Stage): Promise<void> => {
    const pages = stage[chosen];
    expect(pages.length >= 3, `${pages.length} pages open instead of 3`);
    for (const page of pages) {
      await page.bringToFront();
      const [problem, ...more] = await look(page, stage);
      const name = page
        .url()
        .slice(stage.url.length - 1)
        .replace(/#.*/, '');
      const others = more.length > 0 ? `, and ${more.length} more` : '';
      expect(!problem, `${name}: ${problem}${others}`);
    }
  };

/** The pictures that do not arrive, are blank or distorted; runs in the page. */
async function findBadPictures(): Promise<string[]> {
  await visitor.loadPictures();
  return [...document.images].flatMap((image) => {
    const name = (image.currentSrc || image.src).replace(/.*\//, '');
    const { offsetWidth: width, offsetHeight: height, naturalWidth, naturalHeight } = image;
    if (!image.checkVisibility()) return [];
    if (!image.complete || naturalWidth === 0) return [`${name} does not arrive`];
    if (visitor.isBlank(image)) return [`${name} is blank`];
    const stretch = width / height / (naturalWidth / naturalHeight);
    const isCropped = getComputedStyle(image).objectFit !== 'fill';
    return isCropped || Math.abs(stretch - 1) < 0.06 ? [] : [`${name} is distorted`];
  });
}

/** What lies over text or leaves the window while a visitor scrolls. */
async function findOverlaps(page: VisitedPage): Promise<string[]> {
  const height = page.viewport()?.height ?? 0;
  const problems: string[] = [];
  for (let top = 0, hasMore = true; hasMore; top += height / 2) {
    hasMore = await page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    }, top);
    problems.push(...(await page.evaluate(findCovered)));
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return problems;
}

/** Texts and controls that leave the window sideways, also where the page is clipped; runs in the page. */
function findWide(): string[] {
  // Not `innerWidth`: a phone zooms out until all of a wide page is in its window.
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll('body *')) {
    const isControl = element.matches('a, button, input, textarea');
    if (element.closest('svg, [aria-hidden]') || !(isControl || visitor.hasText(element))) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, width } = (isControl ? element : range).getBoundingClientRect();
    const isOut = width > 1 && (left < -1 || right > clientWidth + 1);
    const name = visitor.textOf(element).slice(0, 40);
    if (isOut && visitor.isVisible(element))
      problems.push(`"${name}" reaches from ${left} to ${right} px`);
  }
  return problems;
}

/** The addresses of all links, of `link` elements too. */
const linksOf = (page: Page) =>
  page.$$eval('a[href], link[href]', (links) =>
    links.map((link) => (link as HTMLAnchorElement | HTMLLinkElement).href),
  );

/** Links to addresses of this site. */
async function linksInside({ pages, url }: Stage): Promise<string[]> {
  const all = (await Promise.all(pages.map(linksOf))).flat();
  return [...new Set(all)].filter((href) => href.startsWith(new URL(url).origin));
}

/** Links to addresses that no visitor could use. */
const noLinksTo = (pattern: RegExp) =>
  everyPage(async (page, { url }) => {
    const others = (await linksOf(page)).filter((href) => !href.startsWith(url));
    return others.filter((href) => pattern.test(href)).map((href) => `a link to ${href}`);
  });

/** What moves for ever, and smooth scrolling; runs in the page. */
function findMotion(): string[] {
  const isEndless = ({ timeline, effect }: Animation) =>
    timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime === Infinity;
  const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
  return [
    ...(document.getAnimations().some(isEndless) ? ['something moves for ever'] : []),
    ...(isSmooth ? ['it scrolls smoothly'] : []),
  ];
}

/** Letters that were read in a wrong way, and what programs write by mistake; runs in the page. */
function findGarbled(): string[] {
  const garbled = /\b(undefined|NaN|null)\b|\[object|\ufffd|[ÂÃ][\x80-\xbf]|â€/;
  const found = garbled.exec(document.body.innerText);
  return found ? [`it reads "${found[0]}"`] : [];
}

/** What makes pages look alike; runs in the page. */
function readStyles() {
  const { backgroundColor, color } = getComputedStyle(document.body);
  const { fontFamily } = getComputedStyle(document.querySelector('h1, h2') ?? document.body);
  return [backgroundColor, color, fontFamily].join();
}

const countMainHeadings = () =>
  visitor.all('heading').filter(({ localName }) => localName === 'h1').length;

const phone = { height: 844, isMobile: true, hasTouch: true };

const rules: Rules<Stage> = {
  'pages.images': async (stage) => {
    await everyPage((page) => page.evaluate(findBadPictures))(stage);
    const sizes = (page: Page) => page.evaluate(() => visitor.pictures(document.body));
    const addresses = new Set((await Promise.all(stage.pages.map(sizes))).flat());
    await Promise.all(
      [...addresses].map(async (address) => {
        expect(await isPicture(address), `${address} is no picture`);
      }),
    );
    return `${addresses.size} files`;
  },
  'pages.files': everyPage(({ missing, requests }, { url }) => {
    const { origin } = new URL(url);
    const strangers = requests.filter(
      ({ url }) => !/^(data|blob):/.test(url) && !url.startsWith(origin),
    );
    return [...missing, ...strangers.map(({ url }) => `it asks for ${url}`)];
  }),
  'pages.styles': everyPage(async (page, { pages }) => {
    const [usual, found] = await Promise.all([pages[0], page].map((p) => p?.evaluate(readStyles)));
    const isStyled = found === usual && !found?.endsWith('Times');
    return isStyled ? [] : ['it does not look like the other pages'];
  }),
  'pages.links': async (stage) => {
    const addresses = new Set((await linksInside(stage)).map((href) => href.replace(/#.*/, '')));
    const check = async (address: string) => {
      const { status } = await fetch(address);
      const isExpected = [missingPath, '500.html'].some((path) => address.endsWith(path));
      expect(status === 200 || isExpected, `${address} answers with the status ${status}`);
    };
    await Promise.all([...addresses].map(check));
    return `${addresses.size} addresses answer with 200`;
  },
  'pages.fragments': async (stage) => {
    const links = (await linksInside(stage)).filter((href) => /#./.test(href));
    for (const href of links) {
      const { hash } = new URL(href);
      // The first is the browser's own; the second opens the dialog.
      if (hash === '#top' || hash === '#intro-call') continue;
      const html = await fetch(href.replace(/#.*/, '')).then((response) => response.text());
      const id = decodeURIComponent(hash.slice(1));
      expect(new RegExp(`\\sid=["']?${id}["'\\s>]`).test(html), `${href} leads to nothing`);
    }
    return `${links.length} fragments`;
  },
  'pages.real-links': noLinksTo(/^file:|^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1\])/),
  'pages.samples': (stage) => {
    if (stage.isSample) unjudged('samples are left, so the site is not published');
    return noLinksTo(isExample)(stage);
  },
  'pages.no-login': everyPage((page) =>
    page.$$eval('input[type=password]', (fields) => fields.map(() => 'a field for a password')),
  ),
  'pages.titles': async (stage) => {
    await everyPage(async (page) => {
      const count = await page.evaluate(countMainHeadings);
      const language = await page.evaluate(() => document.documentElement.lang);
      return [
        ...(count === 1 ? [] : [`it has ${count} main headings`]),
        ...(/^en\b/.test(language) ? [] : [`its language is "${language}"`]),
      ];
    })(stage);
    const titles = await Promise.all(stage.pages.map((page) => page.title()));
    expect(titles.every(Boolean), 'a page has no title');
    expect(new Set(titles).size === titles.length, 'two pages have the same title');
    return titles.join(', ');
  },
  'pages.keyboard': everyPage(findUnreachable),
  'pages.motion': everyPage((page) => page.evaluate(findMotion)),
  'pages.words': everyPage((page) => page.evaluate(findGarbled)),
  'pages.own': async (stage) => {
    const ours = stage.pages.map((page) => page.url().replace(/#.*/, ''));
    const own = (await listPages(stage)).filter((address) => !ours.includes(address));
    for (const address of own.slice(0, 20)) {
      const page = await stage.open(address.slice(stage.url.length), { width: 390, isTouch: true });
      const [problem] = [
        ...(page.status === 200 ? [] : [`it answers with the status ${page.status}`]),
        ...(await page.evaluate(findBadPictures)),
        ...page.missing,
        ...(await page.evaluate(findGarbled)),
        ...(await page.evaluate(findWide)),
        // Uncaught errors. What services of others write into the console is not ours.
        ...page.problems.filter((text) => /^\w*Error: /.test(text)),
      ];
      expect(!problem, `${address}: ${problem}`);
      await page.close();
    }
    return `${own.length} pages of the firm's own`;
  },
  'pages.scroll': everyPage(async (page) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    if (await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)) return [];
    const moving = await scrollAt(page, 640, 450, 300);
    return moving.length === 3 ? [] : [`it scrolls only by ${moving.join(', ') || 'nothing'}`];
  }),
  'pages.overlap': async (stage) => {
    for (const width of [768, 1280]) {
      const look = async (page: VisitedPage) => {
        await page.setViewport({ width, height: 900 });
        return findOverlaps(page);
      };
      await everyPage(look)(stage);
    }
    await everyPage(findOverlaps, 'phones')(stage);
  },
  'pages.narrow': everyPage(async (page) => {
    const problems: string[] = [];
    for (const width of [320, 390]) {
      await page.setViewport({ ...phone, width });
      problems.push(...(await page.evaluate(findWide)));
    }
    return problems;
  }, 'phones'),
  'pages.axe': async (stage) => {
    await everyPage(runAxe)(stage);
    const landing = await stage.wide('');
    await openDialog(landing);
    const [problem] = await runAxe(landing);
    expect(!problem, `the dialog: ${problem}`);
  },
};

const open = async (visit: Visit): Promise<Stage> => {
  const pages = await Promise.all(paths.map(visit.wide));
  const phones = await Promise.all(paths.map(visit.phone));
  // Without an error page there is nothing to look at: `error.heading` says so.
  const isThere = (page: VisitedPage) => page.status === 200 || page.url().endsWith(missingPath);
  const opened = visit.opened.filter(isThere);
  return { ...visit, opened, pages: pages.filter(isThere), phones: phones.filter(isThere) };
};

export const health = area(open, rules);

/** What all pages have written, also while a lead was sent. */
export const consoles = area(open, {
  // The lines of a path that is missing, and of photos that are not loaded, are wanted.
  'pages.console': everyPage(
    ({ problems }) =>
      problems.filter((text) => !text.includes(missingPath) && !text.includes('ERR_BLOCKED')),
    'opened',
  ),
});
