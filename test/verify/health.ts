// What a visitor of a deployed site would notice on any page, whatever it says.
import type { Page } from 'puppeteer';
import { runAxe } from '../support/drive/audits';
import { findCovered } from '../support/drive/covered';
import { missingPath, paths, type Visit, type VisitedPage } from './browser';
import { openDialog } from './form';
import { area, expect, type Rules, unjudged } from './rule';
import { isExample } from './site';

interface Stage extends Visit {
  /** Every page, in a wide window. */
  pages: VisitedPage[];
  /** Every page, on a phone. */
  phones: VisitedPage[];
}

const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

const nameOf = (page: Page, { url }: Visit) =>
  `/${page.url().slice(url.length).replace(/#.*/, '')}`;

/** Looks at pages. `look` returns the problems of one. */
async function everyPage(
  stage: Stage,
  look: (page: VisitedPage) => string[] | Promise<string[]>,
  pages = stage.pages,
): Promise<string> {
  expect(pages.length >= 3, `${pages.length} pages open instead of 3`);
  for (const page of pages) {
    await page.bringToFront();
    const [problem, ...more] = await look(page);
    const others = more.length > 0 ? `, and ${more.length} more` : '';
    expect(!problem, `${nameOf(page, stage)}: ${problem}${others}`);
  }
  return pages.map((page) => nameOf(page, stage)).join(' ');
}

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
    const texts = [...element.childNodes].filter(
      (node) => node instanceof Text && node.data.trim(),
    );
    const isControl = element.matches('a, button, input, textarea');
    if (element.closest('svg, [aria-hidden]') || (texts.length === 0 && !isControl)) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, width } = (isControl ? element : range).getBoundingClientRect();
    const isOut = width > 1 && (left < -1 || right > clientWidth + 1);
    if (isOut && visitor.isVisible(element))
      problems.push(
        `"${visitor.textOf(element).slice(0, 40)}" reaches from ${left} to ${right} px`,
      );
  }
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
  const reached: number[] = [];
  const problems: string[] = [];
  for (let press = 0; press < wanted.filter(Boolean).length + 3; press += 1) {
    await page.keyboard.press('Tab');
    const { index, isMarked } = await page.evaluate((selector) => {
      const focused = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(focused);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      const ground = focused.parentElement ?? focused;
      return {
        index: [...document.querySelectorAll(selector)].indexOf(focused),
        isMarked: hasOutline ? visitor.standsOut(outlineColor, ground) : boxShadow !== 'none',
      };
    }, selector);
    reached.push(index);
    if (index >= 0 && !isMarked) problems.push(`nothing marks the focus on "${wanted[index]}"`);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const unreached = wanted
    .filter((name, index) => name && !reached.includes(index))
    .map((name) => `Tab does not reach "${name}"`);
  const [last = -1, ...others] = reached.slice(-3);
  const isTrapped = last >= 0 && others.every((index) => index === last);
  if (isTrapped) problems.push(`Tab does not leave "${wanted[last]}"`);
  return [...unreached, ...problems];
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

/** Whether a host is this machine. */
const isThisMachine = /^file:|^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1\])/;

const rules: Rules<Stage> = {
  'pages.images': async (stage) => {
    const pages = await everyPage(stage, (page) => page.evaluate(findBadPictures));
    const sizes = (page: Page) => page.evaluate(() => visitor.pictures(document.body));
    const addresses = new Set((await Promise.all(stage.pages.map(sizes))).flat());
    await Promise.all(
      [...addresses].map(async (address) => {
        const response = await fetch(address);
        const isImage = /^image\//.test(response.headers.get('content-type') ?? '');
        const bytes = Buffer.from(await response.arrayBuffer());
        const isPicture = /^(....ftyp|\xff\xd8|\x89PNG|RIFF|GIF|\s*<)/s.test(
          bytes.toString('latin1', 0, 99),
        );
        expect(response.ok && isImage && isPicture, `${address} is no picture`);
      }),
    );
    return `${pages}, ${addresses.size} files`;
  },
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
      const heading = document.querySelector('h1, h2') ?? document.body;
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
  'pages.real-links': (stage) =>
    everyPage(stage, async (page) => {
      const others = (await linksOf(page)).filter((href) => !href.startsWith(stage.url));
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
    await everyPage(stage, async (page) => {
      const count = await page.evaluate(
        () => visitor.all('heading').filter((h) => h.localName === 'h1').length,
      );
      return count === 1 ? [] : [`it has ${count} main headings`];
    });
    const titles = await Promise.all(stage.pages.map((page) => page.title()));
    expect(titles.every(Boolean), 'a page has no title');
    expect(new Set(titles).size === titles.length, 'two pages have the same title');
    return titles.join(', ');
  },
  'pages.keyboard': (stage) => everyPage(stage, findUnreachable),
  'pages.overlap': async (stage) => {
    await everyPage(stage, findOverlaps);
    await everyPage(stage, findOverlaps, stage.phones);
    return '1280 and 390 px';
  },
  'pages.narrow': async (stage) => {
    for (const width of [320, 390]) {
      const look = async (page: VisitedPage) => {
        await page.setViewport({ ...phone, width });
        return page.evaluate(findWide);
      };
      await everyPage(stage, look, stage.phones);
    }
    return '320 and 390 px';
  },
  'pages.axe': async (stage) => {
    await everyPage(stage, runAxe);
    const [landing] = stage.pages;
    expect(landing, 'no page');
    await landing.bringToFront();
    await openDialog(landing);
    const [problem] = await runAxe(landing);
    expect(!problem, `the dialog: ${problem}`);
    return 'no violation, in the dialog neither';
  },
  'pages.console': (stage) =>
    everyPage(stage, (page) => page.problems.filter((text) => !text.includes(missingPath))),
};

export const health = area<Stage>(async (visit) => {
  const pages = await Promise.all(paths.map(visit.wide));
  const phones = await Promise.all(paths.map(visit.phone));
  // Without an error page there is nothing to look at: `error.heading` says so.
  const isThere = (page: VisitedPage) => page.status === 200 || page.url().endsWith(missingPath);
  return { ...visit, pages: pages.filter(isThere), phones: phones.filter(isThere) };
}, rules);
