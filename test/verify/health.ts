// What a visitor of a deployed site would notice on any page, whatever it says.
import type { Browser, Page } from 'puppeteer';
import { runAxe } from '../support/drive/audits';
import { findCovered } from '../support/drive/covered';
import { openPage, type VisitedPage, type VisitOptions } from './browser';
import { openDialog } from './form';
import { missingPath } from './pages';
import { area, expect, type Rules, unjudged } from './rule';
import type { Site } from './site';

interface Stage extends Site {
  /** Every page, in a wide window. */
  pages: VisitedPage[];
  /** Every page, on a phone. */
  phones: VisitedPage[];
}

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

const nameOf = (page: Page, { url }: Site) => `/${page.url().slice(url.length)}`;

/** Looks at pages. `look` returns the problems of one. */
async function everyPage(
  stage: Stage,
  look: (page: VisitedPage) => string[] | Promise<string[]>,
  pages = stage.pages,
): Promise<string> {
  for (const page of pages) {
    const [problem, ...more] = await look(page);
    const others = more.length > 0 ? `, and ${more.length} more` : '';
    expect(!problem, `${nameOf(page, stage)}: ${problem}${others}`);
  }
  return pages.map((page) => nameOf(page, stage)).join(' ');
}

/** The pictures that do not arrive, or have one color only; runs in the page. */
async function findBlankImages(): Promise<string[]> {
  const problems: string[] = [];
  const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 24 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  for (const image of document.images) {
    if (!image.checkVisibility()) continue;
    image.scrollIntoView({ behavior: 'instant' });
    const name = image.src.replace(/.*\//, '');
    const isLate = new Promise((_, reject) => setTimeout(reject, 5000));
    await Promise.race([image.decode(), isLate]).catch(() =>
      problems.push(`${name} does not arrive`),
    );
    if (!context || image.naturalWidth === 0) continue;
    context.clearRect(0, 0, 24, 24);
    context.drawImage(image, 0, 0, 24, 24);
    const { data } = context.getImageData(0, 0, 24, 24);
    const shades = new Set<string>();
    for (let at = 0; at < data.length; at += 4) {
      shades.add([...data.slice(at, at + 4)].map((part) => part >> 3).join());
    }
    if (shades.size < 4) problems.push(`${name} is blank`);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return problems;
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

/** Controls that Tab does not reach, or that do not show that they have the focus. */
async function findUnreachable(page: VisitedPage): Promise<string[]> {
  const selector = 'a[href], button, input, textarea, select';
  const wanted = await page.evaluate((selector) => {
    scrollTo({ top: 0, behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
    return [...document.querySelectorAll(selector)].map((control) =>
      visitor.isVisible(control)
        ? visitor.plain(control.textContent) ||
          control.getAttribute('aria-label') ||
          control.localName
        : '',
    );
  }, selector);
  const reached = new Set<number>();
  const unmarked: string[] = [];
  for (let press = 0; press < wanted.filter(Boolean).length + 3; press += 1) {
    await page.keyboard.press('Tab');
    const { index, isMarked } = await page.evaluate((selector) => {
      const focused = document.activeElement ?? document.body;
      const { outlineStyle, boxShadow } = getComputedStyle(focused);
      return {
        index: [...document.querySelectorAll(selector)].indexOf(focused),
        isMarked: outlineStyle !== 'none' || boxShadow !== 'none',
      };
    }, selector);
    reached.add(index);
    if (index >= 0 && !isMarked) unmarked.push(`nothing marks the focus on "${wanted[index]}"`);
  }
  const unreached = wanted
    .filter((name, index) => name && !reached.has(index))
    .map((name) => `Tab does not reach "${name}"`);
  return [...unreached, ...unmarked];
}

/** The addresses of all links, of `link` elements too. */
const linksOf = (page: Page) =>
  page.$$eval('a[href], link[href]', (links) =>
    links.map((link) => (link as HTMLAnchorElement | HTMLLinkElement).href),
  );

/** Links to addresses of this site. */
async function linksInside(stage: Stage): Promise<string[]> {
  const all = (await Promise.all(stage.pages.map(linksOf))).flat();
  return [...new Set(all)].filter((href) => href.startsWith(new URL(stage.url).origin));
}

/** Whether a host is this machine, or one that nobody owns. */
const isThisMachine = /^file:|^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1\])/;
const isExample = /[/.@]example\.(com|org|net)\b/i;

const rules: Rules<Stage> = {
  'pages.images': (stage) => everyPage(stage, (page) => page.evaluate(findBlankImages)),
  'pages.files': (stage) =>
    everyPage(stage, ({ missing, requests }) => {
      const { origin } = new URL(stage.url);
      const strangers = requests.filter(
        ({ url }) => !/^(data|blob):/.test(url) && !url.startsWith(origin),
      );
      return [...missing, ...strangers.map(({ url }) => `it asks for ${url}`)];
    }),
  'pages.styles': async (stage) => {
    const styles = () => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      const [heading = document.body] = visitor.all('heading');
      return { backgroundColor, color, font: getComputedStyle(heading).fontFamily };
    };
    const usual = await stage.pages[0]?.evaluate(styles);
    return everyPage(stage, async (page) => {
      const found = await page.evaluate(styles);
      const isStyled = found.font !== 'Times' && JSON.stringify(found) === JSON.stringify(usual);
      return isStyled ? [] : ['it does not look like the other pages'];
    });
  },
  'pages.links': async (stage) => {
    const addresses = new Set((await linksInside(stage)).map((href) => href.replace(/#.*/, '')));
    for (const address of addresses) {
      const { status } = await fetch(address);
      const isExpected = [missingPath, '500.html'].some((path) => address.endsWith(path));
      expect(status === 200 || isExpected, `${address} answers with the status ${status}`);
    }
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
  'pages.real-links': (stage) =>
    everyPage(stage, async (page) => {
      const links = await linksOf(page);
      const others = links.filter((href) => !href.startsWith(stage.url));
      return others.filter((href) => isThisMachine.test(href)).map((href) => `a link to ${href}`);
    }),
  'pages.samples': async (stage) => {
    if (stage.isSample) unjudged('samples are left, so the site is not published');
    return everyPage(stage, async (page) =>
      (await linksOf(page))
        .filter((href) => isExample.test(href))
        .map((href) => `a link to ${href}`),
    );
  },
  'pages.no-login': (stage) =>
    everyPage(stage, (page) =>
      page.$$eval('input[type=password]', (fields) => fields.map(() => 'a field for a password')),
    ),
  'pages.titles': async (stage) => {
    const titles = await Promise.all(stage.pages.map((page) => page.title()));
    expect(titles.every(Boolean), 'a page has no title');
    expect(new Set(titles).size === titles.length, 'two pages have the same title');
    return titles.join(', ');
  },
  'pages.keyboard': (stage) => everyPage(stage, findUnreachable),
  'pages.overlap': async (stage) => {
    await everyPage(stage, findOverlaps);
    await everyPage(stage, findOverlaps, stage.phones);
    return `${wide.width} and ${phone.width} px`;
  },
  'pages.narrow': async (stage) => {
    for (const width of [320, 390]) {
      await everyPage(
        stage,
        async (page) => {
          await page.setViewport({ ...phone, width });
          const found = await page.evaluate(() => document.documentElement.scrollWidth);
          return found > width ? [`${found} px wide in a window of ${width} px`] : [];
        },
        stage.phones,
      );
    }
    return '320 and 390 px';
  },
  'pages.axe': async (stage) => {
    await everyPage(stage, runAxe);
    const [landing] = stage.pages;
    expect(landing, 'no page');
    await openDialog(landing);
    const [problem] = await runAxe(landing);
    expect(!problem, `the dialog: ${problem}`);
    return 'no violation, in the dialog neither';
  },
  'pages.console': (stage) =>
    everyPage(stage, (page) => page.problems.filter((text) => !text.includes(missingPath))),
};

async function visitAll(browser: Browser, url: string, options: VisitOptions) {
  const pages: VisitedPage[] = [];
  for (const address of ['', 'team', missingPath, '500.html']) {
    const page = await openPage(browser, options);
    const response = await page.goto(url + address);
    // Without an error page there is nothing to look at: `error.heading` says so.
    if (address !== '500.html' || response?.status() === 200) pages.push(page);
  }
  return pages;
}

export const health = area<Stage>(async (browser, site) => {
  const [pages, phones] = await Promise.all([
    visitAll(browser, site.url, { width: wide.width }),
    visitAll(browser, site.url, { width: phone.width, isTouch: true }),
  ]);
  return { ...site, pages, phones };
}, rules);
