// The landing page: its parts in their order, their words, and the bar.
import { inPage, press, until, type VisitedPage } from './browser';
import { expect, unjudged } from './expect';
import { area, type Rule, type Rules } from './rule';

interface Stage {
  page: VisitedPage;
  phone?: VisitedPage;
}

/** Words that are on the landing page, with others close to them. */
const claim = (...others: string[]) =>
  inPage((others, words) => {
    visitor.shows(document.body, words);
    const texts = [...document.querySelectorAll('body *')]
      .filter(({ textContent }) => [words, ...others].every((part) => textContent?.includes(part)))
      .map(visitor.textOf)
      .filter((text) => visitor.find(words, text) >= 0)
      .sort((one, other) => one.length - other.length);
    const found = texts.find((text) => others.every((other) => text.includes(other))) ?? '';
    expect(found && found.length < 150, `"${words}" stands beside no "${others.join('", "')}"`);
    return `"${found}"`;
  }, others);

/** A theme can be said in many words, so other words than these are not wrong. */
const theme =
  (...words: string[]): Rule<Stage> =>
  async ({ page }) => {
    const found = await page.evaluate((words) => {
      const texts = [...document.querySelectorAll('main :is(h2, h3, p)')].map(visitor.textOf);
      return texts.find((text) => words.every((word) => new RegExp(word, 'i').test(text)));
    }, words);
    if (!found) unjudged('it is not said in our words: read About and Why Partner');
    return `"${found}"`;
  };

/** The link to the login, and whether a press follows it. */
const readLogin = (page: VisitedPage) =>
  page.evaluate(() => {
    const link = visitor.one<HTMLAnchorElement>('link', /^Investor Login\b/);
    const { href, host, target } = link;
    let isFollowed = false;
    const listen = (event: Event) => {
      isFollowed = !event.defaultPrevented;
    };
    document.addEventListener('click', listen, { once: true });
    link.click();
    return { href, host, target, isFollowed, isElsewhere: host !== location.host };
  });

/** The links of the bar, and nothing beside them. */
const readBar = inPage((...names: string[]) => {
  const bar = visitor.one('navigation');
  const links = visitor.all('link', undefined, bar) as HTMLAnchorElement[];
  const found = links.map((link) => `${visitor.textOf(link)} ${link.hash}`).join(', ');
  const idOf = (name: string) => name.toLowerCase().replace(' ', '-');
  const isRight = found === names.map((name) => `${name} #${idOf(name)}`).join(', ');
  expect(isRight, `its links are ${found}`);
  const buttons = visitor.all('button', undefined, bar);
  expect(buttons.length === 0, 'a menu button stands beside them');
});

const rules: Rules<Stage> = {
  'hero.headline': inPage((words) => {
    expect(visitor.reads('heading', words).localName === 'h1', 'it is no h1');
  }),
  'hero.tagline': inPage((words) => {
    expect(visitor.leaves(words, visitor.hero()).length > 0, `no "${words}"`);
  }),
  'hero.login': inPage((words) => visitor.reads('link', words, visitor.hero())),
  'hero.call': inPage((words) => visitor.reads('button', words, visitor.hero())),
  'hero.stats': inPage((...words) => visitor.shows(visitor.hero(), 'portfolio', ...words)),
  'hero.photo': inPage(() => {
    const found = [...visitor.hero().querySelectorAll('img')].find(
      (image) => image.naturalWidth > 0 && image.offsetWidth > 300 && visitor.isVisible(image),
    );
    expect(found, 'no photo in the hero');
    return `${found.naturalWidth} px wide`;
  }),
  'login.address': async ({ page }) => {
    const { href, host, isElsewhere } = await readLogin(page);
    expect(/^https:/.test(href) && isElsewhere, `it leads to ${href}`);
    return host;
  },
  'login.new-tab': async ({ page }) => {
    const { isFollowed, target } = await readLogin(page);
    expect(isFollowed, 'a press opens nothing');
    expect(target === '_blank', 'it opens in the same tab');
  },
  'login.tracking': async ({ page }) => {
    const { href } = await readLogin(page);
    const found = [...new URL(href).searchParams];
    expect(found.length > 0, `no parameters in ${href}`);
    const isWhole = found.every(([name, value]) => value && /^[\w.-]+$/.test(name));
    expect(isWhole, `its parameters are cut or garbled: ${href}`);
    return found.map(([name, value]) => `${name}=${value}`).join(' ');
  },
  'landing.order': inPage(() => {
    const sections = ['about', 'why-partner', 'team', 'contact'].map(visitor.section);
    const parts = [visitor.hero(), ...sections, visitor.footer()];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    const isInOrder = tops.every((top, index) => index === 0 || top > Number(tops[index - 1]));
    expect(isInOrder, 'the sections are in another order');
  }),
  'landing.names': inPage(() => {
    for (const name of ['About', 'Why Partner', 'Team', 'Contact']) {
      const section = visitor.section(name.toLowerCase().replace(' ', '-'));
      // The name is above the heading, or is the heading.
      const first = visitor.textOf(section).slice(0, 60);
      const isFirst = visitor.find(name.toLowerCase(), first.toLowerCase()) >= 0;
      expect(isFirst, `#${section.id} does not begin with "${name}"`);
      const headings = visitor.all('heading', undefined, section);
      expect(headings.some(visitor.textOf), `#${section.id} has no heading`);
    }
  }),
  'about.text': inPage(() => {
    const paragraphs = [...visitor.section('about').querySelectorAll('p')].map(visitor.textOf);
    const found = paragraphs.filter((text) => text.length >= 20);
    expect(found.length >= 3, `${found.length} paragraphs instead of 3`);
    return `${found.length} paragraphs`;
  }),
  'claims.portfolio': claim('portfolio'),
  'claims.experience': claim(),
  'claims.reach': claim(),
  'claims.deals': claim('deal'),
  'claims.catalog-sale': claim('catalog', 'sale'),
  'themes.preservation': theme('cultur', 'preserv'),
  'themes.artist-first': theme('artist'),
  'themes.data-driven': theme('data'),
  'themes.flexible-capital': theme('flexib'),
  'themes.global-expansion': theme('global|international|world'),
  'why-partner.reasons': inPage(() => {
    const items = visitor.all('listitem', undefined, visitor.section('why-partner'));
    const reasons = items.filter((item) => visitor.all('heading', undefined, item).length === 1);
    const whole = reasons.filter(
      (item) =>
        visitor.all('heading', undefined, item).some(visitor.textOf) &&
        [...item.querySelectorAll('p')].some(visitor.textOf),
    );
    const isRight = whole.length === 5 && reasons.length === 5;
    expect(isRight, `${whole.length} reasons with a title and a text instead of 5`);
  }),
  'team.cards': inPage((...names) => {
    const team = visitor.section('team');
    for (const name of names) {
      const card = visitor.cardOf(visitor.reads('heading', name, team));
      const texts = [...card.querySelectorAll('p')].filter(visitor.textOf);
      expect(texts.length >= 2, `${name} has no role or no description`);
    }
  }),
  'team.leadership': inPage(() => {
    const card = visitor.one('heading', 'Leadership Team', visitor.section('team')).closest('a');
    expect(card, 'the card is no link');
    const url = visitor.leadsTo(card);
    expect(/\/team\/?$/.test(url), `the card leads ${url ? `to ${url}` : 'nowhere'}`);
    return url;
  }),
  'team.not-clickable': inPage(() => {
    const controls = 'a, button, [role=button], [role=link], [tabindex], [onclick]';
    for (const name of ['Investment Committee', 'Advisory Board']) {
      const [heading] = visitor.all('heading', name, visitor.section('team'));
      if (!heading) continue;
      const card = visitor.cardOf(heading);
      const isControl = card.closest(controls) || card.querySelector(controls);
      expect(!isControl, `${name} can be clicked`);
      const hasHand = [card, heading].some((part) => getComputedStyle(part).cursor === 'pointer');
      expect(!hasHand, `${name} looks clickable`);
      const url = visitor.leadsTo(heading);
      const isDead = !url && visitor.all('dialog').length === 0;
      expect(isDead, `a click on ${name} leads to ${url || 'a dialog'}`);
    }
  }),
  'board.areas': inPage((board, ...areas) => {
    let panel = visitor.reads('heading', board, visitor.section('team'));
    while (panel.parentElement && visitor.all('listitem', undefined, panel).length === 0)
      panel = panel.parentElement;
    const found = visitor.all('listitem', undefined, panel).map(visitor.textOf);
    expect(found.join() === areas.join(), `its areas are ${found.join(', ')}`);
  }),
  'contact.call': inPage((words) => visitor.reads('button', words, visitor.section('contact'))),
  'contact.address': inPage(() => {
    const selector = 'a[href^="mailto:"]';
    const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => ({
      to: decodeURIComponent(link.pathname),
      text: visitor.textOf(link).replace(/ /g, ''),
      isInContact: visitor.section('contact').contains(link),
      isOurs: link.closest('main, dialog') !== null,
    }));
    const shown = links.find(({ text, isInContact }) => isInContact && text.includes('@'));
    expect(shown, 'no mail address in Contact');
    for (const { text, to, isOurs } of links) {
      expect(!text.includes('@') || text === to, `"${text}" writes to ${to}`);
      expect(!isOurs || to === shown.to, `several addresses: ${shown.to} and ${to}`);
    }
    return shown.to;
  }),
  'footer.copyright': inPage(() => {
    const text = visitor.textOf(visitor.footer());
    const [found] = /(©|Copyright)[^.]{0,60}?\b2025\b[^.]*/i.exec(text) ?? [];
    expect(found, 'no © 2025 in the footer');
    return `"${found}"`;
  }),
  'bar.links': async ({ page }, ...names) => {
    // Where there is just room, and in a wide window.
    for (const width of [768, 1280]) {
      await page.setViewport({ width, height: 900 });
      await readBar({ page }, ...names);
    }
  },
  'bar.fixed': async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await until(page, 'the bar leaves with the page', () => {
      const { top, bottom } = visitor.one('navigation').getBoundingClientRect();
      return scrollY === 1500 && top >= 0 && bottom < innerHeight / 4;
    });
    await inPage(() => {
      const bar = visitor.one('navigation');
      const { x, y, width, height } = visitor.one('link', undefined, bar).getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      expect(bar.contains(top), 'the page lies over the bar');
      for (let part: Element | null = bar; part; part = part.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        const isOpaque = !/, 0(\.[0-7]\d*)?\)|transparent/.test(backgroundColor);
        const isPage = part.matches('body, html') && part !== bar;
        expect(!isPage, 'the page shines through the bar');
        if (isOpaque || backgroundImage !== 'none') break;
      }
    })({ page });
  },
  'bar.anchors': async ({ page }) => {
    for (const name of ['Contact', 'Team', 'Why Partner', 'About']) {
      await press(page, (name) => visitor.one('link', name, visitor.one('navigation')), name);
      await until(page, `${name} does not land below the bar`, isBelowBar, name);
    }
  },
};

/** Whether a section begins below the bar, with its heading in the window; runs in the page. */
function isBelowBar(name: string): boolean {
  const nav = visitor.one('navigation');
  const bar = (nav.closest('header, [role=banner]') ?? nav).getBoundingClientRect();
  const section = visitor.section(name.toLowerCase().replace(' ', '-'));
  const heading = visitor.one('heading', undefined, section).getBoundingClientRect();
  const distance = section.getBoundingClientRect().top - bar.bottom;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const isShown = heading.top >= bar.bottom - 1 && heading.bottom <= innerHeight;
  return isShown && (Math.abs(distance) <= 3 || isAtEnd);
}

export const landing = area<Stage>(async ({ wide, phone: open }) => {
  const phone = await open('');
  return { page: await wide(''), phone };
}, rules);

const isMenuOpen = () =>
  ['About', 'Why Partner', 'Team', 'Contact'].every((name) => {
    const [link] = visitor.all('link', name, visitor.one('navigation'));
    return link && visitor.isOnTop(link);
  });

const isMenuClosed = () => visitor.all('link', undefined, visitor.one('navigation')).length === 0;

/** Taps what has a role and a name in the bar. */
async function tap(page: VisitedPage, role: string, name?: string): Promise<void> {
  const find = (role: string, name?: string) => {
    return visitor.one(role, name ?? /./, visitor.one('navigation'));
  };
  await (await page.evaluateHandle(find, role, name)).tap();
}

export const menu = area<Stage>(
  async ({ phone }) => {
    const page = await phone('');
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    return { page };
  },
  {
    'menu.toggle': async ({ page }) => {
      for (const width of [700, 390]) {
        await page.setViewport({ width, height: 844, isMobile: true, hasTouch: true });
        await until(page, 'the links are there before the button is pressed', isMenuClosed);
        await tap(page, 'button');
        await until(page, 'the button does not show the links', isMenuOpen);
        await tap(page, 'button');
        await until(page, 'the button does not hide the links', isMenuClosed);
      }
    },
    'menu.choice': async ({ page }) => {
      await tap(page, 'button');
      await until(page, 'the menu does not open', isMenuOpen);
      await tap(page, 'link', 'Contact');
      await until(page, 'the menu stays open after a choice', isMenuClosed);
      await until(page, 'the choice leads nowhere', isBelowBar, 'Contact');
    },
  },
);
