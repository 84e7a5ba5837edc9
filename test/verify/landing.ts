// The landing page: its parts in their order, their words, and the bar.
import { expect } from '../kit/expect';
import type { VisitedPage } from '../support/drive/page';
import { inBoth, type Visit } from './visit';

const sections = ['About', 'Why Partner', 'Team', 'Contact'];

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
    const texts = [...document.querySelectorAll('main :is(p, li, h2, h3)')].map(kit.textOf);
    const isIn = (text: string) => kit.find(words, text) >= 0 && text.length < 150;
    const found = texts.find((text) => isIn(text) && others.every((other) => text.includes(other)));
    kit.expect(found, `"${words}" stands nowhere with "${others.join('", "')}"`);
    return `"${found}"`;
  }
  function findTheme(words: string[]) {
    const reasons = kit.allByRole('listitem', undefined, kit.section('why-partner'));
    const found = reasons
      .map(kit.textOf)
      .find((text) => words.every((word) => new RegExp(word, 'i').test(text)));
    kit.expect(found, `no reason in Why Partner says ${words.join(' and ')}`);
    return `"${found}"`;
  }

  await judge('hero.headline', (words = '') => {
    kit.expect(kit.getByWords('heading', words).localName === 'h1', 'it is no h1');
  });
  await judge('hero.tagline', (words = '') => {
    kit.expect(kit.allByText(words, kit.hero()).length > 0, `no "${words}"`);
  });
  await judge('hero.login', (words = '') => {
    kit.getByWords('link', words, kit.hero());
  });
  await judge('hero.call', (words = '') => {
    kit.getByWords('button', words, kit.hero());
  });
  await judge('hero.stats', (...words) => {
    const text = kit.textOf(kit.hero());
    for (const word of ['portfolio', ...words])
      kit.expect(kit.find(word, text) >= 0, `no "${word}"`);
  });
  await judge('hero.photo', () => {
    const images = [...kit.hero().querySelectorAll('img')].filter(kit.isVisible);
    const isPhoto = (image: HTMLImageElement) => image.naturalWidth > 0 && image.offsetWidth > 300;
    kit.expect(images.some(isPhoto), 'no photo in the hero');
  });
  await judge('login.address', () => {
    const { href, host } = kit.getByRole<HTMLAnchorElement>('link', /^Investor Login\b/);
    kit.expect(/^https:/.test(href) && host !== location.host, `it leads to ${href}`);
    return host;
  });
  await judge('login.new-tab', () => {
    const { target } = kit.getByRole<HTMLAnchorElement>('link', /^Investor Login\b/);
    kit.expect(target === '_blank', 'it opens in the same tab');
  });
  await judge('login.tracking', () => {
    const { href } = kit.getByRole<HTMLAnchorElement>('link', /^Investor Login\b/);
    const found = [...new URL(href).searchParams];
    const isWhole = found.every(([name, value]) => value && /^[\w.-]+$/.test(name));
    kit.expect(found.length > 0 && isWhole, `its parameters are missing, cut or garbled: ${href}`);
    return found.map(([name, value]) => `${name}=${value}`).join(' ');
  });
  await judge('landing.order', () => {
    const sections = ['about', 'why-partner', 'team', 'contact'].map(kit.section);
    const parts = [kit.hero(), ...sections, kit.footer()];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    const isInOrder = tops.every((top, index) => index === 0 || top > Number(tops[index - 1]));
    kit.expect(isInOrder, 'the sections are in another order');
  });
  await judge('landing.names', () => {
    for (const id of ['about', 'why-partner', 'team', 'contact']) {
      const section = kit.section(id);
      // The name is above the heading, or is the heading.
      const first = kit.textOf(section).slice(0, 60).toLowerCase();
      kit.expect(kit.find(id.replace('-', ' '), first) >= 0, `#${id} begins with "${first}"`);
      const heading = kit.getByRole('heading', undefined, section);
      kit.expect(kit.textOf(heading), `#${id} has no heading`);
    }
  });
  await judge('about.text', () => {
    const paragraphs = [...kit.section('about').querySelectorAll('p')].map(kit.textOf);
    const found = paragraphs.filter((text) => text.length >= 20);
    kit.expect(found.length >= 3, `${found.length} paragraphs instead of 3`);
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
    const items = kit.allByRole('listitem', undefined, kit.section('why-partner'));
    const reasons = items.filter((item) => kit.allByRole('heading', undefined, item).length === 1);
    const isWhole = (item: Element) =>
      [...item.querySelectorAll('h2, h3, h4, p')].filter(kit.textOf).length >= 2;
    const count = reasons.filter(isWhole).length;
    const isRight = count === 5 && reasons.length === 5;
    kit.expect(isRight, `${count} reasons with a title and a text instead of 5`);
  });
  await judge('team.cards', (...names) => {
    const team = kit.section('team');
    for (const name of names) {
      const card = kit.cardOf(kit.getByWords('heading', name, team));
      const texts = [...card.querySelectorAll('p')].filter(kit.textOf);
      kit.expect(texts.length >= 2, `${name} has no role or no description`);
    }
  });
  await judge('team.leadership', () => {
    const card = kit.getByRole('heading', 'Leadership Team', kit.section('team')).closest('a');
    kit.expect(card, 'the card is no link');
    kit.expect(/\/team\/?$/.test(card.href), `the card leads to ${card.href}`);
    return card.href;
  });
  await judge('team.not-clickable', () => {
    const controls = 'a, button, [role=button], [role=link], [tabindex], [onclick]';
    for (const name of ['Investment Committee', 'Advisory Board']) {
      const [heading] = kit.allByRole('heading', name, kit.section('team'));
      if (!heading) continue;
      const card = kit.cardOf(heading);
      const isControl = card.closest(controls) || card.querySelector(controls);
      kit.expect(!isControl, `${name} can be clicked`);
      const hasHand = [card, heading].some((part) => getComputedStyle(part).cursor === 'pointer');
      kit.expect(!hasHand, `${name} looks clickable`);
    }
  });
  await judge('board.areas', (board = '', ...areas) => {
    let panel = kit.getByWords('heading', board, kit.section('team'));
    while (panel.parentElement && kit.allByRole('listitem', undefined, panel).length === 0)
      panel = panel.parentElement;
    const found = kit.allByRole('listitem', undefined, panel).map(kit.textOf);
    kit.expect(found.join() === areas.join(), `its areas are ${found.join(', ')}`);
  });
  await judge('contact.call', (words = '') => {
    kit.getByWords('button', words, kit.section('contact'));
  });
  await judge('contact.address', () => {
    const textOf = (link: Element) => kit.textOf(link).replace(/ /g, '');
    const shown = textOf(kit.getByRole('link', /@/, kit.section('contact')));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      const [text, to] = [textOf(link), decodeURIComponent(link.pathname)];
      kit.expect(!text.includes('@') || text === to, `"${text}" writes to ${to}`);
      const isOurs = link.closest('main, dialog') !== null;
      kit.expect(!isOurs || to === shown, `several addresses: ${shown} and ${to}`);
    }
    return shown;
  });
  await judge('footer.copyright', () => {
    const [found] = /(©|Copyright)[^.]*\b2025\b[^.]*/i.exec(kit.textOf(kit.footer())) ?? [];
    kit.expect(found, 'no © 2025 in the footer');
    return `"${found}"`;
  });
  await rule('bar.links', async (...names) => {
    await page.bringToFront();
    // Where there is just room, and in a wide window.
    for (const width of [768, 1280]) {
      await page.setViewport({ width, height: 900 });
      const [found, buttons] = await page.evaluate(() => {
        const bar = kit.getByRole('navigation');
        const links = kit.allByRole('link', undefined, bar) as HTMLAnchorElement[];
        const buttons = kit.allByRole('button', /^(?!Schedule Intro Call$)/, bar);
        return [links.map((link) => kit.textOf(link) + link.hash), buttons.length] as const;
      });
      const wanted = names.map((name) => `${name}#${name.toLowerCase().replace(' ', '-')}`);
      expect(found.join() === wanted.join(), `its links are ${found.join(', ')}`);
      expect(buttons === 0, 'a menu button stands beside them');
    }
  });
  await rule('bar.fixed', async () => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.expectSoon('the bar leaves with the page', () => {
      const { top, bottom } = kit.getByRole('navigation').getBoundingClientRect();
      return scrollY === 1500 && top >= 0 && bottom < innerHeight / 4;
    });
    await page.evaluate(() => {
      const nav = kit.getByRole('navigation');
      kit.expect(kit.isOnTop(kit.getByRole('link', undefined, nav)), 'the page lies over the bar');
      const isOpaque = [nav, nav.closest('header') ?? nav].some((part) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        return !/, 0(\.[0-7]\d*)?\)/.test(backgroundColor) || backgroundImage !== 'none';
      });
      kit.expect(isOpaque, 'the page shines through the bar');
    });
  });
  await rule('bar.anchors', async () => {
    for (const name of [...sections].reverse()) {
      await page.press('link', name, 'nav');
      await page.expectSoon(
        `${name} does not land below the bar`,
        (name) => kit.isBelowBar(name),
        name,
      );
    }
  });
}

export async function menu({ rule, phonePage }: Visit): Promise<void> {
  const page = await phonePage('');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const isOpen = (names: string[]) =>
    names.every((name) => {
      const [link] = kit.allByRole('link', name, kit.getByRole('navigation'));
      return link && kit.isOnTop(link);
    });
  const isClosed = () => kit.allByRole('link', undefined, kit.getByRole('navigation')).length === 0;
  const tapButton = async () => {
    const find = () =>
      kit.getByRole('button', /^(?!Schedule Intro Call$)./, kit.getByRole('banner'));
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
    await page.expectSoon('the choice leads nowhere', 'isBelowBar', 'Contact');
  });
}
