// The landing page: its parts in their order, their words, and the bar.
import { expect, inBoth, type Visit, type VisitedPage } from './visit';

const sections = ['About', 'Why Partner', 'Team', 'Contact'];

/** Whether a section begins below the bar, with its heading in the window; runs in the page. */
function isBelowBar(name: string): boolean {
  const nav = visitor.getByRole('navigation');
  const bar = (nav.closest('header, [role=banner]') ?? nav).getBoundingClientRect();
  const section = visitor.section(name.toLowerCase().replace(' ', '-'));
  const heading = visitor.getByRole('heading', undefined, section).getBoundingClientRect();
  const distance = section.getBoundingClientRect().top - bar.bottom;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const isShown = heading.top >= bar.bottom - 1 && heading.bottom <= innerHeight;
  return isShown && (Math.abs(distance) <= 3 || isAtEnd);
}

export async function landing({ rule, desktopPage, phonePage }: Visit): Promise<void> {
  const page = await desktopPage('');
  const pages: [VisitedPage, VisitedPage] = [page, await phonePage('')];
  /** A rule that a function of the page judges by the prescribed words, in both windows. */
  const judge = (id: string, look: (...words: string[]) => unknown) =>
    rule(id, (...words) => inBoth(pages, look, ...words));
  /** Words that stand close to others. */
  const claim = (id: string, ...others: string[]) =>
    rule(id, (words = '') => inBoth(pages, findClaim, words, others));
  /** A reason that has words of a theme. */
  const theme = (id: string, ...words: string[]) => rule(id, () => inBoth(pages, findTheme, words));

  function findClaim(words: string, others: string[]) {
    const texts = [...document.querySelectorAll('main :is(p, li, h2, h3)')].map(visitor.textOf);
    const isIn = (text: string) => visitor.find(words, text) >= 0 && text.length < 150;
    const found = texts.find((text) => isIn(text) && others.every((other) => text.includes(other)));
    expect(found, `"${words}" stands nowhere with "${others.join('", "')}"`);
    return `"${found}"`;
  }
  function findTheme(words: string[]) {
    const reasons = visitor.allByRole('listitem', undefined, visitor.section('why-partner'));
    const found = reasons
      .map(visitor.textOf)
      .find((text) => words.every((word) => new RegExp(word, 'i').test(text)));
    expect(found, `no reason in Why Partner says ${words.join(' and ')}`);
    return `"${found}"`;
  }

  await judge('hero.headline', (words = '') => {
    expect(visitor.getByWords('heading', words).localName === 'h1', 'it is no h1');
  });
  await judge('hero.tagline', (words = '') => {
    expect(visitor.allByText(words, visitor.hero()).length > 0, `no "${words}"`);
  });
  await judge('hero.login', (words = '') => {
    visitor.getByWords('link', words, visitor.hero());
  });
  await judge('hero.call', (words = '') => {
    visitor.getByWords('button', words, visitor.hero());
  });
  await judge('hero.stats', (...words) => {
    const text = visitor.textOf(visitor.hero());
    for (const word of ['portfolio', ...words])
      expect(visitor.find(word, text) >= 0, `no "${word}"`);
  });
  await judge('hero.photo', () => {
    const images = [...visitor.hero().querySelectorAll('img')].filter(visitor.isVisible);
    const isPhoto = (image: HTMLImageElement) => image.naturalWidth > 0 && image.offsetWidth > 300;
    expect(images.some(isPhoto), 'no photo in the hero');
  });
  await judge('login.address', () => {
    const { href, host } = visitor.getByRole<HTMLAnchorElement>('link', /^Investor Login\b/);
    expect(/^https:/.test(href) && host !== location.host, `it leads to ${href}`);
    return host;
  });
  await judge('login.new-tab', () => {
    const { target } = visitor.getByRole<HTMLAnchorElement>('link', /^Investor Login\b/);
    expect(target === '_blank', 'it opens in the same tab');
  });
  await judge('login.tracking', () => {
    const { href } = visitor.getByRole<HTMLAnchorElement>('link', /^Investor Login\b/);
    const found = [...new URL(href).searchParams];
    const isWhole = found.every(([name, value]) => value && /^[\w.-]+$/.test(name));
    expect(found.length > 0 && isWhole, `its parameters are missing, cut or garbled: ${href}`);
    return found.map(([name, value]) => `${name}=${value}`).join(' ');
  });
  await judge('landing.order', () => {
    const sections = ['about', 'why-partner', 'team', 'contact'].map(visitor.section);
    const parts = [visitor.hero(), ...sections, visitor.footer()];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    const isInOrder = tops.every((top, index) => index === 0 || top > Number(tops[index - 1]));
    expect(isInOrder, 'the sections are in another order');
  });
  await judge('landing.names', () => {
    for (const id of ['about', 'why-partner', 'team', 'contact']) {
      const section = visitor.section(id);
      // The name is above the heading, or is the heading.
      const first = visitor.textOf(section).slice(0, 60).toLowerCase();
      expect(visitor.find(id.replace('-', ' '), first) >= 0, `#${id} begins with "${first}"`);
      const heading = visitor.getByRole('heading', undefined, section);
      expect(visitor.textOf(heading), `#${id} has no heading`);
    }
  });
  await judge('about.text', () => {
    const paragraphs = [...visitor.section('about').querySelectorAll('p')].map(visitor.textOf);
    const found = paragraphs.filter((text) => text.length >= 20);
    expect(found.length >= 3, `${found.length} paragraphs instead of 3`);
    return `${found.length} paragraphs`;
  });
  await claim('claims.portfolio', 'portfolio');
  await claim('claims.experience');
  await claim('claims.reach');
  await claim('claims.deals', 'deal');
  await claim('claims.catalog-sale', 'catalog', 'sale');
  await theme('themes.preservation', 'cultur', 'preserv|protect|keep|kept');
  await theme('themes.artist-first', 'artist', 'first');
  await theme('themes.data-driven', '\\bdata\\b');
  await theme('themes.flexible-capital', 'flexib', 'capital');
  await theme('themes.global-expansion', 'global|international|worldwide', 'expan|grow');
  await judge('why-partner.reasons', () => {
    const items = visitor.allByRole('listitem', undefined, visitor.section('why-partner'));
    const reasons = items.filter(
      (item) => visitor.allByRole('heading', undefined, item).length === 1,
    );
    const isWhole = (item: Element) =>
      [...item.querySelectorAll('h2, h3, h4, p')].filter(visitor.textOf).length >= 2;
    const count = reasons.filter(isWhole).length;
    const isRight = count === 5 && reasons.length === 5;
    expect(isRight, `${count} reasons with a title and a text instead of 5`);
  });
  await judge('team.cards', (...names) => {
    const team = visitor.section('team');
    for (const name of names) {
      const card = visitor.cardOf(visitor.getByWords('heading', name, team));
      const texts = [...card.querySelectorAll('p')].filter(visitor.textOf);
      expect(texts.length >= 2, `${name} has no role or no description`);
    }
  });
  await judge('team.leadership', () => {
    const card = visitor
      .getByRole('heading', 'Leadership Team', visitor.section('team'))
      .closest('a');
    expect(card, 'the card is no link');
    expect(/\/team\/?$/.test(card.href), `the card leads to ${card.href}`);
    return card.href;
  });
  await judge('team.not-clickable', () => {
    const controls = 'a, button, [role=button], [role=link], [tabindex], [onclick]';
    for (const name of ['Investment Committee', 'Advisory Board']) {
      const [heading] = visitor.allByRole('heading', name, visitor.section('team'));
      if (!heading) continue;
      const card = visitor.cardOf(heading);
      const isControl = card.closest(controls) || card.querySelector(controls);
      expect(!isControl, `${name} can be clicked`);
      const hasHand = [card, heading].some((part) => getComputedStyle(part).cursor === 'pointer');
      expect(!hasHand, `${name} looks clickable`);
    }
  });
  await judge('board.areas', (board = '', ...areas) => {
    let panel = visitor.getByWords('heading', board, visitor.section('team'));
    while (panel.parentElement && visitor.allByRole('listitem', undefined, panel).length === 0)
      panel = panel.parentElement;
    const found = visitor.allByRole('listitem', undefined, panel).map(visitor.textOf);
    expect(found.join() === areas.join(), `its areas are ${found.join(', ')}`);
  });
  await judge('contact.call', (words = '') => {
    visitor.getByWords('button', words, visitor.section('contact'));
  });
  await judge('contact.address', () => {
    const textOf = (link: Element) => visitor.textOf(link).replace(/ /g, '');
    const shown = textOf(visitor.getByRole('link', /@/, visitor.section('contact')));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      const [text, to] = [textOf(link), decodeURIComponent(link.pathname)];
      expect(!text.includes('@') || text === to, `"${text}" writes to ${to}`);
      const isOurs = link.closest('main, dialog') !== null;
      expect(!isOurs || to === shown, `several addresses: ${shown} and ${to}`);
    }
    return shown;
  });
  await judge('footer.copyright', () => {
    const [found] = /(©|Copyright)[^.]*\b2025\b[^.]*/i.exec(visitor.textOf(visitor.footer())) ?? [];
    expect(found, 'no © 2025 in the footer');
    return `"${found}"`;
  });
  await rule('bar.links', async (...names) => {
    await page.bringToFront();
    // Where there is just room, and in a wide window.
    for (const width of [768, 1280]) {
      await page.setViewport({ width, height: 900 });
      const [found, buttons] = await page.evaluate(() => {
        const bar = visitor.getByRole('navigation');
        const links = visitor.allByRole('link', undefined, bar) as HTMLAnchorElement[];
        const buttons = visitor.allByRole('button', /^(?!Schedule Intro Call$)/, bar);
        return [links.map((link) => visitor.textOf(link) + link.hash), buttons.length] as const;
      });
      const wanted = names.map((name) => `${name}#${name.toLowerCase().replace(' ', '-')}`);
      expect(found.join() === wanted.join(), `its links are ${found.join(', ')}`);
      expect(buttons === 0, 'a menu button stands beside them');
    }
  });
  await rule('bar.fixed', async () => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.expectSoon('the bar leaves with the page', () => {
      const { top, bottom } = visitor.getByRole('navigation').getBoundingClientRect();
      return scrollY === 1500 && top >= 0 && bottom < innerHeight / 4;
    });
    await page.evaluate(() => {
      const nav = visitor.getByRole('navigation');
      expect(
        visitor.isOnTop(visitor.getByRole('link', undefined, nav)),
        'the page lies over the bar',
      );
      const isOpaque = [nav, nav.closest('header') ?? nav].some((part) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        return !/, 0(\.[0-7]\d*)?\)/.test(backgroundColor) || backgroundImage !== 'none';
      });
      expect(isOpaque, 'the page shines through the bar');
    });
  });
  await rule('bar.anchors', async () => {
    for (const name of [...sections].reverse()) {
      await page.press('link', name, 'nav');
      await page.expectSoon(`${name} does not land below the bar`, isBelowBar, name);
    }
  });
}

export async function menu({ rule, phonePage }: Visit): Promise<void> {
  const page = await phonePage('');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const isOpen = (names: string[]) =>
    names.every((name) => {
      const [link] = visitor.allByRole('link', name, visitor.getByRole('navigation'));
      return link && visitor.isOnTop(link);
    });
  const isClosed = () =>
    visitor.allByRole('link', undefined, visitor.getByRole('navigation')).length === 0;
  const tapButton = async () => {
    const find = () =>
      visitor.getByRole('button', /^(?!Schedule Intro Call$)./, visitor.getByRole('banner'));
    await (await page.evaluateHandle(find)).tap();
  };
  await rule('menu.toggle', async () => {
    for (const width of [700, 390]) {
      await page.setViewport({ width, height: 844, isMobile: true, hasTouch: true });
      await page.expectSoon('the links are there before the button is pressed', isClosed);
      await tapButton();
      await page.expectSoon('the button does not show the links', isOpen, sections);
      await tapButton();
      await page.expectSoon('the button does not hide the links', isClosed);
    }
  });
  await rule('menu.choice', async () => {
    await tapButton();
    await page.expectSoon('the menu does not open', isOpen, sections);
    await (await page.getByRole('link', 'Contact', 'nav')).tap();
    await page.expectSoon('the menu stays open after a choice', isClosed);
    await page.expectSoon('the choice leads nowhere', isBelowBar, 'Contact');
  });
}
