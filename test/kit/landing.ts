// The rules for the parts of the landing page: it shows what the content says.
import { firm, investorLogin } from '../../src/content/firm';
import * as words from '../../src/content/landing';
import { navigation } from '../../src/content/navigation';
import { contrastBelow } from './colors';
import { expect } from './expect';
import { cardOf, footer, hero, section } from './parts';
import { allByRole, allByText, getByRole, getByWords } from './roles';
import { find, isVisible, plain, textOf } from './text';

const sections = Object.entries(navigation);

/** Fails unless a figure of the content stands in one text with its label. */
function findFigure(figure?: { value: string; unit?: string; label: string }) {
  if (!figure) return;
  const shown = [figure.value, figure.unit].filter(Boolean).join(' ');
  const found = [...document.querySelectorAll('main :is(p, li, h2, h3)')]
    .map(textOf)
    .find((text) => find(plain(shown), text) >= 0 && text.includes(plain(figure.label)));
  expect(found, `"${shown}" stands nowhere with "${figure.label}"`);
}

/** Fails unless the reason with this number in the content stands with its text. */
function findReason(index: number) {
  const reason = words.whyPartner.reasons[index];
  if (!reason) return;
  const item = getByWords('heading', reason.title, section('why-partner')).closest('li');
  const isWhole = item && allByText(reason.text, item).length > 0;
  expect(isWhole, `"${reason.title}" stands without its text`);
}

const findLogin = () =>
  getByWords<HTMLAnchorElement>('link', words.actions.investorLogin, document.body);

/** Whether a ground or an edge tells a part from what is behind. A line at the top alone does not. */
function isBox(part: Element): boolean {
  const { backgroundColor, borderLeftColor, borderLeftWidth } = getComputedStyle(part);
  const isSeen = (color: string) => contrastBelow(part.parentElement ?? part, color) > 1.04;
  return isSeen(backgroundColor) || (borderLeftWidth !== '0px' && isSeen(borderLeftColor));
}

/** A function for each rule, by its id. It throws what is wrong. */
export const landingRules: Record<string, () => unknown> = {
  'hero.headline'() {
    const heading = getByWords('heading', words.hero.headline);
    expect(heading.localName === 'h1', 'it is no h1');
  },
  'hero.tagline'() {
    const { tagline } = words.hero;
    expect(allByText(tagline, hero()).length > 0, `no "${tagline}"`);
  },
  'hero.login'() {
    const button = getByWords('link', words.actions.investorLogin, hero());
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(button);
    const edge = borderTopStyle === 'none' ? backgroundColor : borderTopColor;
    const contrast = contrastBelow(button.parentElement ?? button, edge);
    expect(contrast >= 3, 'it looks like a word, not like a button');
  },
  'hero.call'() {
    getByWords('button', words.actions.scheduleCall, hero());
  },
  'hero.stats'() {
    const text = textOf(hero());
    for (const { value, unit, label } of words.stats) {
      const shown = plain([value, unit].filter(Boolean).join(' '));
      expect(find(shown, text) >= 0, `no "${shown}"`);
      expect(text.includes(plain(label)), `no "${label}"`);
    }
  },
  'hero.photo'() {
    const images = [...hero().querySelectorAll('img')].filter(isVisible);
    const isPhoto = (image: HTMLImageElement) => image.naturalWidth > 0 && image.offsetWidth > 300;
    expect(images.some(isPhoto), 'no photo in the hero');
  },
  'login.address'() {
    const { href, host } = findLogin();
    expect(/^https:/.test(href) && host !== location.host, `it leads to ${href}`);
  },
  'login.new-tab'() {
    const { target } = findLogin();
    expect(target === '_blank', 'it opens in the same tab');
  },
  'login.tracking'() {
    const { href } = findLogin();
    const found = [...new URL(href).searchParams];
    const isWhole = found.every(([name, value]) => value && /^[\w.-]+$/.test(name));
    const wanted = Object.entries(investorLogin.tracking);
    expect(isWhole && found.join() === wanted.join(), `its parameters are others: ${href}`);
  },
  'landing.order'() {
    const parts = [hero(), ...sections.map(([id]) => section(id)), footer()];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    const isInOrder = tops.every((top, index) => index === 0 || top > Number(tops[index - 1]));
    expect(isInOrder, 'the sections are in another order');
  },
  'landing.names'() {
    for (const [id, { label }] of sections) {
      const part = section(id);
      // The name is above the heading, or is the heading.
      const first = textOf(part).slice(0, 60).toLowerCase();
      expect(find(plain(label).toLowerCase(), first) >= 0, `#${id} begins with "${first}"`);
      const heading = getByRole('heading', undefined, part);
      expect(textOf(heading), `#${id} has no heading`);
    }
  },
  'about.text'() {
    const texts = [words.about.intro, ...words.about.paragraphs];
    const missing = texts.find((text) => allByText(text, section('about')).length === 0);
    expect(!missing, `no "${missing}"`);
  },
  'claims.portfolio': () => findFigure(words.stats[0]),
  'claims.experience': () => findFigure(words.stats[1]),
  'claims.reach': () => findFigure(words.stats[2]),
  'claims.deals': () => findFigure(words.whyPartner.dealFigures[0]),
  'claims.catalog-sale': () => findFigure(words.whyPartner.dealFigures[1]),
  'themes.preservation': () => findReason(0),
  'themes.artist-first': () => findReason(1),
  'themes.data-driven': () => findReason(2),
  'themes.flexible-capital': () => findReason(3),
  'themes.global-expansion': () => findReason(4),
  'why-partner.reasons'() {
    for (const index of words.whyPartner.reasons.keys()) findReason(index);
  },
  'team.cards'() {
    const team = section('team');
    for (const { name, role, description } of words.team.cards) {
      const card = cardOf(getByWords('heading', name, team));
      const isWhole = [role, description].every((text) => allByText(text, card).length > 0);
      expect(isWhole, `${name} has no role or no description`);
      expect(isBox(card), `${name} does not look like a card`);
    }
  },
  'team.leadership'() {
    for (const { name } of words.team.cards.filter(({ isClickable }) => isClickable)) {
      const card = getByWords('heading', name, section('team')).closest('a');
      expect(card, `the card ${name} is no link`);
      expect(/\/team\/?$/.test(card.href), `the card leads to ${card.href}`);
    }
  },
  'team.not-clickable'() {
    const controls = 'a, button, [role=button], [role=link], [tabindex], [onclick]';
    for (const { name } of words.team.cards.filter(({ isClickable }) => !isClickable)) {
      const [heading] = allByRole('heading', name, section('team'));
      if (!heading) continue;
      const card = cardOf(heading);
      const isControl = card.closest(controls) || card.querySelector(controls);
      expect(!isControl, `${name} can be clicked`);
      const hasHand = [card, heading].some((part) => getComputedStyle(part).cursor === 'pointer');
      expect(!hasHand, `${name} looks clickable`);
    }
  },
  'board.areas'() {
    const { name, areas } = words.team.board;
    const panel = cardOf(getByWords('heading', name, section('team')));
    expect(isBox(panel), 'it does not look like a panel');
    const found = allByRole('listitem', undefined, panel).map(textOf);
    expect(found.join() === areas.map(plain).join(), `its areas are ${found.join(', ')}`);
  },
  'contact.call'() {
    getByWords('button', words.actions.scheduleCall, section('contact'));
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
  },
  'footer.copyright'() {
    const year = `${firm.copyrightYear}`;
    const [found] =
      new RegExp(`(©|Copyright)[^.]*\\b${year}\\b[^.]*`, 'i').exec(textOf(footer())) ?? [];
    expect(found, `no © ${year} in the footer`);
  },
};
