// The landing page: its parts in their order, their words, and the bar.
import { find, openPage, until, type VisitedPage } from './browser';
import { area, expect, type Rules, unjudged } from './rule';

/** A rule that is a function of the page. */
const inPage =
  (look: () => string) =>
  ({ page }: { page: VisitedPage }) =>
    page.evaluate(look);

/** A claim: the words are somewhere on the landing page. */
const claim =
  (...words: string[]) =>
  ({ page }: { page: VisitedPage }) =>
    page.evaluate((words) => visitor.shows(document.body, ...words), words);

/** A theme can be said in many words, so other words than these are not wrong. */
const theme =
  (...words: string[]) =>
  async ({ page }: { page: VisitedPage }) => {
    const found = await page.evaluate((words) => {
      const texts = [...document.querySelectorAll('main :is(h2, h3, p)')].map(visitor.textOf);
      const patterns = words.map((word) => new RegExp(word, 'i'));
      return texts.find((text) => patterns.every((pattern) => pattern.test(text)));
    }, words);
    return found
      ? `"${found}"`
      : unjudged('it is not said in our words: read About and Why Partner');
  };

const rules: Rules<{ page: VisitedPage; url: string }> = {
  'hero.headline': inPage(() => {
    const words = 'Turning Assets to Legacy';
    visitor.one('heading', words);
    if (visitor.plain(document.querySelector('h1')?.textContent) !== words)
      throw new Error('it is no h1');
    return `"${words}"`;
  }),
  'hero.tagline': inPage(() => visitor.shows(visitor.hero(), 'Growing IP Value Year After Year')),
  'hero.login': inPage(
    () =>
      `"${visitor.plain(visitor.one('link', /^Investor Login\b/, visitor.hero()).textContent)}"`,
  ),
  'hero.call': inPage(() => {
    visitor.one('button', 'Schedule Intro Call', visitor.hero());
    return 'a button "Schedule Intro Call"';
  }),
  'hero.stats': inPage(() =>
    visitor.shows(visitor.hero(), '$400M', 'portfolio', '15 years+', 'Worldwide'),
  ),
  'hero.photo': inPage(() => {
    const found = [...visitor.hero().querySelectorAll('img')].find(
      ({ naturalWidth, offsetWidth }) => naturalWidth > 0 && offsetWidth > 300,
    );
    if (!found) throw new Error('no photo in the hero');
    return `${found.naturalWidth} px wide`;
  }),
  'login.address': inPage(() => {
    const { href, host } = visitor.one('link', /^Investor Login\b/) as HTMLAnchorElement;
    if (!/^https:/.test(href) || host === location.host) throw new Error(`it leads to ${href}`);
    return host;
  }),
  'login.new-tab': inPage(() => {
    const { target } = visitor.one('link', /^Investor Login\b/) as HTMLAnchorElement;
    if (target !== '_blank') throw new Error('it opens in the same tab');
    return 'target="_blank"';
  }),
  'login.tracking': inPage(() => {
    const { href } = visitor.one('link', /^Investor Login\b/) as HTMLAnchorElement;
    const found = [...new URL(href).searchParams].filter(([, value]) => value);
    if (found.length === 0) throw new Error(`no parameters in ${href}`);
    return found.map(([name, value]) => `${name}=${value}`).join(' ');
  }),
  'landing.order': inPage(() => {
    const parts = [
      visitor.hero(),
      ...['about', 'why-partner', 'team', 'contact'].map(visitor.section),
      visitor.one('contentinfo'),
    ];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    if (tops.some((top, index) => top < (tops[index - 1] ?? Number.NEGATIVE_INFINITY)))
      throw new Error('the sections are in another order');
    return 'hero, About, Why Partner, Team, Contact, footer';
  }),
  'landing.names': inPage(() => {
    for (const [id, name] of [
      ['about', 'About'],
      ['why-partner', 'Why Partner'],
      ['team', 'Team'],
      ['contact', 'Contact'],
    ] as const) {
      // The name is above the heading, or is the heading.
      const first = visitor.textOf(visitor.section(id)).slice(0, 60);
      if (!first.toLowerCase().includes(name.toLowerCase()))
        throw new Error(`#${id} does not begin with "${name}"`);
      if (!visitor.section(id).querySelector('h1, h2, h3'))
        throw new Error(`#${id} has no heading`);
    }
    return 'each section has its name and a heading';
  }),
  'about.text': inPage(() => {
    const paragraphs = [...visitor.section('about').querySelectorAll('p')].map(visitor.textOf);
    const found = paragraphs.filter((text) => text.length >= 20);
    if (found.length < 3) throw new Error(`${found.length} paragraphs instead of 3`);
    return `${found.length} paragraphs`;
  }),
  'claims.portfolio': claim('$400M'),
  'claims.experience': claim('15 years+'),
  'claims.reach': claim('Worldwide'),
  'claims.deals': claim('$2B+', 'deal experience'),
  'claims.catalog-sale': claim('$1.27B', 'catalog sale'),
  'themes.preservation': theme('cultur', 'preserv'),
  'themes.artist-first': theme('artist'),
  'themes.data-driven': theme('data'),
  'themes.flexible-capital': theme('flexib'),
  'themes.global-expansion': theme('global|international|world'),
  'why-partner.reasons': inPage(() => {
    const items = visitor.all('listitem', undefined, visitor.section('why-partner'));
    const reasons = items.filter((item) => visitor.all('heading', undefined, item).length === 1);
    const whole = reasons.filter((item) => [...item.querySelectorAll('p')].some(visitor.textOf));
    if (whole.length !== 5) throw new Error(`${whole.length} reasons with a text instead of 5`);
    return '5 reasons, each with a text';
  }),
  'team.cards': inPage(() => {
    const names = ['Leadership Team', 'Investment Committee', 'Advisory Board'];
    for (const name of names) {
      const heading = visitor.one('heading', name, visitor.section('team'));
      const texts = [...(heading.parentElement?.querySelectorAll('p') ?? [])].filter(
        visitor.textOf,
      );
      if (texts.length < 2) throw new Error(`${name} has no role or no description`);
    }
    return visitor.shows(visitor.section('team'), ...names);
  }),
  'team.leadership': inPage(() => {
    const card = visitor.one('heading', 'Leadership Team', visitor.section('team')).closest('a');
    if (!card) throw new Error('the card is no link');
    if (!/\/team\/?$/.test(card.pathname)) throw new Error(`the card leads to ${card.pathname}`);
    return `leads to ${card.pathname}`;
  }),
  'team.not-clickable': inPage(() => {
    for (const name of ['Investment Committee', 'Advisory Board']) {
      const heading = visitor.one('heading', name, visitor.section('team'));
      if (heading.closest('a, button, [onclick]') || heading.querySelector('a, button'))
        throw new Error(`${name} can be clicked`);
      if (getComputedStyle(heading).cursor === 'pointer')
        throw new Error(`${name} looks clickable`);
    }
    return 'Investment Committee and Advisory Board are plain text';
  }),
  'board.areas': inPage(() => {
    visitor.one('heading', 'Board of Directors', visitor.section('team'));
    return visitor.shows(
      visitor.section('team'),
      'Board of Directors',
      'Entertainment',
      'Finance',
      'Technology',
      'Legal',
    );
  }),
  'contact.call': inPage(() => {
    visitor.one('button', 'Schedule Intro Call', visitor.section('contact'));
    return 'a button "Schedule Intro Call"';
  }),
  'contact.address': inPage(() => {
    const link = [
      ...visitor.section('contact').querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]'),
    ].find((link) => visitor.textOf(link).replace(/ /g, '') === decodeURIComponent(link.pathname));
    if (!link) throw new Error('no mail address in Contact');
    const [first, ...others] = new Set(visitor.addresses());
    if (others.length > 0) throw new Error(`several addresses: ${first} and ${others}`);
    return String(first);
  }),
  'footer.copyright': inPage(() => {
    const text = visitor.textOf(visitor.one('contentinfo'));
    const [found] = /(©|Copyright)[^.]{0,60}?\b2025\b[^.]*/i.exec(text) ?? [];
    if (!found) throw new Error('no © 2025 in the footer');
    return `"${found}"`;
  }),
  'bar.links': inPage(() => {
    const links = visitor.all('link', undefined, visitor.one('navigation')) as HTMLAnchorElement[];
    // A number may stand before a name.
    const names = ['About', 'Why Partner', 'Team', 'Contact'];
    const isRight = ({ hash, textContent }: HTMLAnchorElement, index: number) => {
      const name = names[index] ?? '';
      return textContent.endsWith(name) && hash === `#${name.toLowerCase().replace(' ', '-')}`;
    };
    const found = links.map(({ textContent, hash }) => `${textContent} ${hash}`).join(', ');
    if (links.length !== names.length || !links.every(isRight))
      throw new Error(`its links are ${found}`);
    return names.join(', ');
  }),
  'bar.fixed': async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await until(page, 'the bar leaves with the page', () => {
      const { top, bottom } = visitor.one('navigation').getBoundingClientRect();
      return scrollY === 1500 && top >= 0 && bottom < innerHeight / 4;
    });
    return 'it stays at the top';
  },
  'bar.anchors': async ({ page }) => {
    for (const id of ['contact', 'team', 'why-partner', 'about']) {
      await page.evaluate((id) => {
        visitor
          .all('link', undefined, visitor.one('navigation'))
          .find((link) => (link as HTMLAnchorElement).hash === `#${id}`)
          ?.click();
      }, id);
      await until(
        page,
        `#${id} does not land below the bar`,
        (id) => {
          const bar =
            visitor.one('navigation').closest('header, [role=banner]') ?? visitor.one('navigation');
          const { bottom } = bar.getBoundingClientRect();
          const { top } = visitor.section(id).getBoundingClientRect();
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
          const heading = visitor
            .one('heading', undefined, visitor.section(id))
            .getBoundingClientRect();
          return (
            location.hash === `#${id}` &&
            (Math.abs(top - bottom) <= 3 || isAtEnd) &&
            heading.top >= bottom - 1 &&
            heading.bottom <= innerHeight
          );
        },
        id,
      );
    }
    return 'each link lands below the bar';
  },
};

export const landing = area(async (browser, { url }) => {
  const page = await openPage(browser);
  await page.goto(url);
  return { page, url };
}, rules);

const openMenu = () => visitor.all('link', 'Contact', visitor.one('navigation')).length > 0;
const closedMenu = () => visitor.all('link', undefined, visitor.one('navigation')).length === 0;

export const menu = area(
  async (browser, { url }) => {
    const page = await openPage(browser, { width: 390, isTouch: true });
    await page.goto(url);
    return { page };
  },
  {
    'menu.toggle': async ({ page }) => {
      await until(page, 'the links are there before the button is pressed', closedMenu);
      const button = await find(page, 'button', undefined, 'nav');
      await button.tap();
      await until(page, 'the button does not show the links', openMenu);
      await button.tap();
      await until(page, 'the button does not hide the links', closedMenu);
      return 'the button shows and hides the links';
    },
    'menu.choice': async ({ page }) => {
      await (await find(page, 'button', undefined, 'nav')).tap();
      await until(page, 'the menu does not open', openMenu);
      const links = await page.$$('nav a');
      const contact = links.at(-1);
      expect(contact, 'no links');
      await contact.tap();
      await until(page, 'the menu stays open after a choice', closedMenu);
      await until(page, 'the choice leads nowhere', () => {
        const { top } = visitor
          .one('heading', undefined, visitor.section('contact'))
          .getBoundingClientRect();
        return location.hash === '#contact' && top >= 0 && top < innerHeight;
      });
      return 'a choice closes the menu and leads to its section';
    },
  },
);
