// The landing page: its parts in their order, their words, and the bar.
import { find, inPage, press, until, type VisitedPage } from './browser';
import { area, type Rules, unjudged } from './rule';

interface Stage {
  page: VisitedPage;
}

/** Words that are on the landing page, with others around them. */
const claim = (words: string, ...others: string[]) =>
  inPage(
    (words, others) => {
      visitor.shows(document.body, words);
      const texts = visitor.around(words);
      const found = texts.find((text) => others.every((other) => text.includes(other)));
      if (others.length === 0) return `"${words}"`;
      if (!found) throw new Error(`"${words}" stands beside "${texts.join('", "')}"`);
      return `"${found}"`;
    },
    words,
    others,
  );

/** A theme can be said in many words, so other words than these are not wrong. */
const theme =
  (...words: string[]) =>
  async ({ page }: Stage) => {
    const found = await page.evaluate((words) => {
      const texts = [...document.querySelectorAll('main :is(h2, h3, p)')].map(visitor.textOf);
      const patterns = words.map((word) => new RegExp(word, 'i'));
      return texts.find((text) => patterns.every((pattern) => pattern.test(text)));
    }, words);
    return found
      ? `"${found}"`
      : unjudged('it is not said in our words: read About and Why Partner');
  };

/** A button with these words in a part of the page. */
const callButton = (place: 'hero' | 'contact') =>
  inPage((place) => {
    const part = place === 'hero' ? visitor.hero() : visitor.section(place);
    visitor.reads('button', 'Schedule Intro Call', part);
    return 'a button "Schedule Intro Call"';
  }, place);

const rules: Rules<Stage> = {
  'hero.headline': inPage(() => {
    if (visitor.reads('heading', 'Turning Assets to Legacy').localName !== 'h1')
      throw new Error('it is no h1');
    return '"Turning Assets to Legacy"';
  }),
  'hero.tagline': inPage(() => {
    const words = 'Growing IP Value Year After Year';
    if (visitor.leaves(words, visitor.hero()).length === 0) throw new Error(`no "${words}"`);
    return `"${words}"`;
  }),
  'hero.login': inPage(() => {
    visitor.reads('link', 'Investor Login', visitor.hero());
    return 'a link "Investor Login"';
  }),
  'hero.call': callButton('hero'),
  'hero.stats': inPage(() =>
    visitor.shows(visitor.hero(), '$400M', 'portfolio', '15 years+', 'Worldwide'),
  ),
  'hero.photo': inPage(() => {
    const found = [...visitor.hero().querySelectorAll('img')].find(
      (image) => image.naturalWidth > 0 && image.offsetWidth > 300 && visitor.isVisible(image),
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
    const link = visitor.one('link', /^Investor Login\b/) as HTMLAnchorElement;
    let isFollowed = false;
    const listen = (event: Event) => {
      isFollowed = !event.defaultPrevented;
    };
    document.addEventListener('click', listen, { once: true });
    link.click();
    document.removeEventListener('click', listen);
    if (!isFollowed) throw new Error('a press opens nothing');
    if (link.target !== '_blank') throw new Error('it opens in the same tab');
    return 'target="_blank"';
  }),
  'login.tracking': inPage(() => {
    const { href } = visitor.one('link', /^Investor Login\b/) as HTMLAnchorElement;
    const found = [...new URL(href).searchParams];
    if (found.length === 0) throw new Error(`no parameters in ${href}`);
    if (found.some(([name, value]) => !value || !/^[\w.-]+$/.test(name)))
      throw new Error(`its parameters are cut or garbled: ${href}`);
    return found.map(([name, value]) => `${name}=${value}`).join(' ');
  }),
  'landing.order': inPage(() => {
    const parts = [
      visitor.hero(),
      ...['about', 'why-partner', 'team', 'contact'].map(visitor.section),
      visitor.one('contentinfo'),
    ];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    if (tops.some((top, index) => top <= (tops[index - 1] ?? Number.NEGATIVE_INFINITY)))
      throw new Error('the sections are in another order');
    return 'hero, About, Why Partner, Team, Contact, footer';
  }),
  'landing.names': inPage(() => {
    for (const name of ['About', 'Why Partner', 'Team', 'Contact']) {
      const section = visitor.section(name.toLowerCase().replace(' ', '-'));
      // The name is above the heading, or is the heading.
      const first = visitor.textOf(section).slice(0, 60);
      if (visitor.find(name.toLowerCase(), first.toLowerCase()) < 0)
        throw new Error(`#${section.id} does not begin with "${name}"`);
      if (!visitor.all('heading', undefined, section).some(visitor.textOf))
        throw new Error(`#${section.id} has no heading`);
    }
    return 'each section has its name and a heading';
  }),
  'about.text': inPage(() => {
    const paragraphs = [...visitor.section('about').querySelectorAll('p')].map(visitor.textOf);
    const found = paragraphs.filter((text) => text.length >= 20);
    if (found.length < 3) throw new Error(`${found.length} paragraphs instead of 3`);
    return `${found.length} paragraphs`;
  }),
  'claims.portfolio': claim('$400M', 'portfolio'),
  'claims.experience': claim('15 years+'),
  'claims.reach': claim('Worldwide'),
  'claims.deals': claim('$2B+', 'deal'),
  'claims.catalog-sale': claim('$1.27B', 'catalog', 'sale'),
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
    if (whole.length !== 5 || reasons.length !== 5)
      throw new Error(`${whole.length} reasons with a title and a text instead of 5`);
    return '5 reasons, each with a title and a text';
  }),
  'team.cards': inPage(() => {
    const names = ['Leadership Team', 'Investment Committee', 'Advisory Board'];
    for (const name of names) {
      const heading = visitor.reads('heading', name, visitor.section('team'));
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
    const url = visitor.leadsTo(card);
    if (!/\/team\/?$/.test(url)) throw new Error(`the card leads ${url ? `to ${url}` : 'nowhere'}`);
    return `leads to ${new URL(url).pathname}`;
  }),
  'team.not-clickable': inPage(() => {
    const controls = 'a, button, [role=button], [role=link], [tabindex], [onclick]';
    for (const name of ['Investment Committee', 'Advisory Board']) {
      const [heading] = visitor.all('heading', name, visitor.section('team'));
      const card = heading?.parentElement;
      if (!card) continue;
      if (card.closest(controls) || card.querySelector(controls))
        throw new Error(`${name} can be clicked`);
      if ([card, heading].some((part) => getComputedStyle(part).cursor === 'pointer'))
        throw new Error(`${name} looks clickable`);
      const url = visitor.leadsTo(heading);
      if (url || visitor.all('dialog').length > 0)
        throw new Error(`a click on ${name} leads to ${url || 'a dialog'}`);
    }
    return 'Investment Committee and Advisory Board are plain text';
  }),
  'board.areas': inPage(() => {
    const heading = visitor.reads('heading', 'Board of Directors', visitor.section('team'));
    const areas = ['Entertainment', 'Finance', 'Technology', 'Legal'];
    let panel: HTMLElement = heading;
    while (panel.parentElement && visitor.all('listitem', undefined, panel).length === 0)
      panel = panel.parentElement;
    const found = visitor.all('listitem', undefined, panel).map(visitor.textOf);
    if (found.join() !== areas.join()) throw new Error(`its areas are ${found.join(', ')}`);
    return found.join(', ');
  }),
  'contact.call': callButton('contact'),
  'contact.address': inPage(() => {
    const selector = 'a[href^="mailto:"]';
    const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => ({
      to: decodeURIComponent(link.pathname),
      text: visitor.textOf(link).replace(/ /g, ''),
      isInContact: visitor.section('contact').contains(link),
      isOurs: link.closest('main, dialog') !== null,
    }));
    const shown = links.find(({ text, isInContact }) => isInContact && text.includes('@'));
    if (!shown) throw new Error('no mail address in Contact');
    for (const { text, to, isOurs } of links) {
      if (text.includes('@') && text !== to) throw new Error(`"${text}" writes to ${to}`);
      if (isOurs && to !== shown.to) throw new Error(`several addresses: ${shown.to} and ${to}`);
    }
    return shown.to;
  }),
  'footer.copyright': inPage(() => {
    const text = visitor.textOf(visitor.one('contentinfo'));
    const [found] = /(©|Copyright)[^.]{0,60}?\b2025\b[^.]*/i.exec(text) ?? [];
    if (!found) throw new Error('no © 2025 in the footer');
    return `"${found}"`;
  }),
  'bar.links': inPage(() => {
    const bar = visitor.one('navigation');
    const links = visitor.all('link', undefined, bar) as HTMLAnchorElement[];
    const found = links.map((link) => `${visitor.textOf(link)} ${link.hash}`).join(', ');
    const expected = 'About #about, Why Partner #why-partner, Team #team, Contact #contact';
    if (found !== expected) throw new Error(`its links are ${found}`);
    if (visitor.all('button', undefined, bar).length > 0)
      throw new Error('a menu button stands beside them');
    return expected;
  }),
  'bar.fixed': async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await until(page, 'the bar leaves with the page', () => {
      const { top, bottom } = visitor.one('navigation').getBoundingClientRect();
      return scrollY === 1500 && top >= 0 && bottom < innerHeight / 4;
    });
    return page.evaluate(() => {
      const bar = visitor.one('navigation');
      const box = visitor.one('link', undefined, bar).getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!bar.contains(top)) throw new Error('the page lies over the bar');
      for (let part: Element | null = bar; part; part = part.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        const isOpaque = !/, 0(\.[0-4]\d*)?\)|transparent/.test(backgroundColor);
        if (part.matches('body, html') && part !== bar)
          throw new Error('the page shines through the bar');
        if (isOpaque || backgroundImage !== 'none') break;
      }
      return 'it stays at the top, over the page';
    });
  },
  'bar.anchors': async ({ page }) => {
    for (const name of ['Contact', 'Team', 'Why Partner', 'About']) {
      await press(await find(page, 'link', name, 'nav'));
      await until(
        page,
        `${name} does not land below the bar`,
        (id) => {
          const nav = visitor.one('navigation');
          const bar = (nav.closest('header, [role=banner]') ?? nav).getBoundingClientRect();
          const { top } = visitor.section(id).getBoundingClientRect();
          const heading = visitor
            .one('heading', undefined, visitor.section(id))
            .getBoundingClientRect();
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
          const isShown = heading.top >= bar.bottom - 1 && heading.bottom <= innerHeight;
          return isShown && (Math.abs(top - bar.bottom) <= 3 || isAtEnd);
        },
        name.toLowerCase().replace(' ', '-'),
      );
    }
    return 'each link lands below the bar';
  },
};

export const landing = area(async ({ wide }) => ({ page: await wide('') }), rules);

const openMenu = () =>
  ['About', 'Why Partner', 'Team', 'Contact'].every((name) => {
    const [link] = visitor.all('link', name, visitor.one('navigation'));
    const { x, y, width, height } = (link ?? document.body).getBoundingClientRect();
    return link?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
const closedMenu = () => visitor.all('link', undefined, visitor.one('navigation')).length === 0;

export const menu = area(
  async ({ phone }) => {
    const page = await phone('');
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    return { page };
  },
  {
    'menu.toggle': async ({ page }) => {
      await until(page, 'the links are there before the button is pressed', closedMenu);
      const button = await find(page, 'button', /./, 'nav');
      await button.tap();
      await until(page, 'the button does not show the links', openMenu);
      await button.tap();
      await until(page, 'the button does not hide the links', closedMenu);
      return 'the button shows and hides the links';
    },
    'menu.choice': async ({ page }) => {
      await (await find(page, 'button', /./, 'nav')).tap();
      await until(page, 'the menu does not open', openMenu);
      await (await find(page, 'link', 'Contact', 'nav')).tap();
      await until(page, 'the menu stays open after a choice', closedMenu);
      await until(page, 'the choice leads nowhere', () => {
        const bar = visitor.one('navigation').getBoundingClientRect();
        const { top } = visitor
          .one('heading', undefined, visitor.section('contact'))
          .getBoundingClientRect();
        return location.hash === '#contact' && top >= bar.bottom - 1 && top < innerHeight;
      });
      return 'a choice closes the menu and leads to its section';
    },
  },
);
