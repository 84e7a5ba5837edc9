// The rules for the words and parts of the landing page, each with its prescribed words.
import { contrastBelow } from './colors';
import { expect } from './expect';
import { cardOf, footer, hero, section } from './parts';
import { allByRole, allByText, getByRole, getByWords } from './roles';
import { find, isVisible, textOf } from './text';

/** Words that stand close to others. */
function findClaim(words: string, ...others: string[]) {
  const texts = [...document.querySelectorAll('main :is(p, li, h2, h3)')].map(textOf);
  const isIn = (text: string) => find(words, text) >= 0 && text.length < 150;
  const found = texts.find((text) => isIn(text) && others.every((other) => text.includes(other)));
  expect(found, `"${words}" stands nowhere with "${others.join('", "')}"`);
  return `"${found}"`;
}

/** A reason that has words of a theme. */
function findTheme(...words: string[]) {
  const reasons = allByRole('listitem', undefined, section('why-partner'));
  const found = reasons
    .map(textOf)
    .find((text) => words.every((word) => new RegExp(word, 'i').test(text)));
  expect(found, `no reason in Why Partner says ${words.join(' and ')}`);
  return `"${found}"`;
}

const rules: Record<string, (...words: string[]) => unknown> = {
  'hero.headline'(words) {
    expect(getByWords('heading', words).localName === 'h1', 'it is no h1');
  },
  'hero.tagline'(words) {
    expect(allByText(words, hero()).length > 0, `no "${words}"`);
  },
  'hero.login'(words) {
    const button = getByWords('link', words, hero());
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(button);
    const edge = borderTopStyle === 'none' ? backgroundColor : borderTopColor;
    const contrast = contrastBelow(button.parentElement ?? button, edge);
    expect(contrast >= 3, 'it looks like a word, not like a button');
  },
  'hero.call'(words) {
    getByWords('button', words, hero());
  },
  'hero.stats'(...words) {
    const text = textOf(hero());
    for (const word of ['portfolio', ...words]) expect(find(word, text) >= 0, `no "${word}"`);
  },
  'hero.photo'() {
    const images = [...hero().querySelectorAll('img')].filter(isVisible);
    const isPhoto = (image: HTMLImageElement) => image.naturalWidth > 0 && image.offsetWidth > 300;
    expect(images.some(isPhoto), 'no photo in the hero');
  },
  'login.address'() {
    const { href, host } = getByRole<HTMLAnchorElement>('link', /^Investor Login\b/);
    expect(/^https:/.test(href) && host !== location.host, `it leads to ${href}`);
    return host;
  },
  'login.new-tab'() {
    const { target } = getByRole<HTMLAnchorElement>('link', /^Investor Login\b/);
    expect(target === '_blank', 'it opens in the same tab');
  },
  'login.tracking'() {
    const { href } = getByRole<HTMLAnchorElement>('link', /^Investor Login\b/);
    const found = [...new URL(href).searchParams];
    const isWhole = found.every(([name, value]) => value && /^[\w.-]+$/.test(name));
    expect(found.length > 0 && isWhole, `its parameters are missing, cut or garbled: ${href}`);
    return found.map(([name, value]) => `${name}=${value}`).join(' ');
  },
  'landing.order'() {
    const sections = ['about', 'why-partner', 'team', 'contact'].map(section);
    const parts = [hero(), ...sections, footer()];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    const isInOrder = tops.every((top, index) => index === 0 || top > Number(tops[index - 1]));
    expect(isInOrder, 'the sections are in another order');
  },
  'landing.names'() {
    for (const id of ['about', 'why-partner', 'team', 'contact']) {
      const part = section(id);
      // The name is above the heading, or is the heading.
      const first = textOf(part).slice(0, 60).toLowerCase();
      expect(find(id.replace('-', ' '), first) >= 0, `#${id} begins with "${first}"`);
      const heading = getByRole('heading', undefined, part);
      expect(textOf(heading), `#${id} has no heading`);
    }
  },
  'about.text'() {
    const paragraphs = [...section('about').querySelectorAll('p')].map(textOf);
    const found = paragraphs.filter((text) => text.length >= 20);
    expect(found.length >= 3, `${found.length} paragraphs instead of 3`);
    return `${found.length} paragraphs`;
  },
  'claims.portfolio': (words) => findClaim(words, 'portfolio'),
  'claims.experience': (words) => findClaim(words),
  'claims.reach': (words) => findClaim(words),
  'claims.deals': (words) => findClaim(words, 'deal'),
  'claims.catalog-sale': (words) => findClaim(words, 'catalog', 'sale'),
  'themes.preservation': () => findTheme('cultur', 'preserv|protect|keep|kept'),
  'themes.artist-first': () => findTheme('artist', 'first'),
  'themes.data-driven': () => findTheme('\\bdata\\b'),
  'themes.flexible-capital': () => findTheme('flexib', 'capital'),
  'themes.global-expansion': () => findTheme('global|international|worldwide', 'expan|grow'),
  'why-partner.reasons'() {
    const items = allByRole('listitem', undefined, section('why-partner'));
    const reasons = items.filter((item) => allByRole('heading', undefined, item).length === 1);
    const isWhole = (item: Element) =>
      [...item.querySelectorAll('h2, h3, h4, p')].filter(textOf).length >= 2;
    const count = reasons.filter(isWhole).length;
    const isRight = count === 5 && reasons.length === 5;
    expect(isRight, `${count} reasons with a title and a text instead of 5`);
  },
  'team.cards'(...names) {
    const team = section('team');
    for (const name of names) {
      const card = cardOf(getByWords('heading', name, team));
      const texts = [...card.querySelectorAll('p')].filter(textOf);
      expect(texts.length >= 2, `${name} has no role or no description`);
    }
  },
  'team.leadership'() {
    const card = getByRole('heading', 'Leadership Team', section('team')).closest('a');
    expect(card, 'the card is no link');
    expect(/\/team\/?$/.test(card.href), `the card leads to ${card.href}`);
    return card.href;
  },
  'team.not-clickable'() {
    const controls = 'a, button, [role=button], [role=link], [tabindex], [onclick]';
    for (const name of ['Investment Committee', 'Advisory Board']) {
      const [heading] = allByRole('heading', name, section('team'));
      if (!heading) continue;
      const card = cardOf(heading);
      const isControl = card.closest(controls) || card.querySelector(controls);
      expect(!isControl, `${name} can be clicked`);
      const hasHand = [card, heading].some((part) => getComputedStyle(part).cursor === 'pointer');
      expect(!hasHand, `${name} looks clickable`);
    }
  },
  'board.areas'(board, ...areas) {
    let panel = getByWords('heading', board, section('team'));
    while (panel.parentElement && allByRole('listitem', undefined, panel).length === 0)
      panel = panel.parentElement;
    const found = allByRole('listitem', undefined, panel).map(textOf);
    expect(found.join() === areas.join(), `its areas are ${found.join(', ')}`);
  },
  'contact.call'(words) {
    getByWords('button', words, section('contact'));
  },
  'contact.address'() {
    const wordOf = (link: Element) => textOf(link).replace(/ /g, '');
    const shown = wordOf(getByRole('link', /@/, section('contact')));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      const [text, to] = [wordOf(link), decodeURIComponent(link.pathname)];
      expect(!text.includes('@') || text === to, `"${text}" writes to ${to}`);
      const isOurs = link.closest('main, dialog') !== null;
      expect(!isOurs || to === shown, `several addresses: ${shown} and ${to}`);
    }
    return shown;
  },
  'footer.copyright'() {
    const [found] = /(©|Copyright)[^.]*\b2025\b[^.]*/i.exec(textOf(footer())) ?? [];
    expect(found, 'no © 2025 in the footer');
    return `"${found}"`;
  },
};

export const listLandingRules = () => Object.keys(rules);

/** Judges a rule. Returns what was seen. */
export function judgeLanding(id: string, ...words: string[]): unknown {
  const judge = rules[id];
  expect(judge, `no rule ${id}`);
  return judge(...words);
}
