// What the landing page shows, by the sentences of the specification.
import { firm, investorLogin } from '../../src/content/firm';
import { actions, hero as heroWords, stats, team, whyPartner } from '../../src/content/landing';
import { navigation } from '../../src/content/navigation';
import { contrastBelow } from './colors';
import { expect } from './expect';
import { cardOf, footer, hero, section } from './parts';
import { allByRole, allByText, getByRole } from './roles';
import { isVisible, plain, textOf } from './text';

const sections = Object.entries(navigation);

type Figure = (typeof stats)[number];

const figureOf = ({ value, unit }: Figure) => [value, unit].filter(Boolean).join(' ');

/** Fails unless each figure stands in one text with its label. */
function expectFigures(figures: readonly Figure[], part: Element): void {
  const shown = [...part.querySelectorAll('li')].filter(isVisible).map(textOf);
  for (const figure of figures) {
    const [value, label] = [plain(figureOf(figure)), plain(figure.label)];
    const isShown = shown.some((text) => text.includes(value) && text.includes(label));
    expect(isShown, `"${value}" stands nowhere with "${label}"`);
  }
}

/** Whether a ground or an edge tells a part from what is behind. A line at the top alone does not. */
function isBox(part: Element): boolean {
  const { backgroundColor, borderLeftColor, borderLeftWidth } = getComputedStyle(part);
  const isSeen = (color: string) => contrastBelow(part.parentElement ?? part, color) > 1.04;
  return isSeen(backgroundColor) || (borderLeftWidth !== '0px' && isSeen(borderLeftColor));
}

function expectButton(button: Element): void {
  const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(button);
  const edge = borderTopStyle === 'none' ? backgroundColor : borderTopColor;
  const contrast = contrastBelow(button.parentElement ?? button, edge);
  expect(contrast >= 3, `${textOf(button)} looks like a word, not like a button`);
}

const themes = [
  'culturally significant works',
  'artist-first',
  'data-driven',
  'flexible capital',
  'global expansion',
];
const reasons = whyPartner.reasons.map(({ title, text }) => `${title} ${text}`).join(' ');
/** The name of the link goes on: it opens a new tab. */
const login = new RegExp(`^${actions.investorLogin}`);
const tracking = Object.entries(investorLogin.tracking);
const namesOfCards = (areClickable: boolean) =>
  team.cards.filter((card) => card.isClickable === areClickable).map(({ name }) => name);

/** A sentence, as `rule` of `test/specification/visit.ts` takes it, and what proves it. */
type Row = [sentence: string | [string, ...unknown[]], look: () => unknown];

export const landingRules: Row[] = [
  [
    ['headline "Turning Assets to Legacy"', heroWords.headline],
    () => {
      const heading = getByRole('heading', heroWords.headline);
      expect(heading.localName === 'h1', 'it is no h1');
    },
  ],
  [
    ['tagline "Growing IP Value Year After Year"', heroWords.tagline],
    () => expect(allByText(heroWords.tagline, hero()).length > 0, 'it is not in the hero'),
  ],
  [
    ['an "Investor Login" button', actions.investorLogin],
    () => expectButton(getByRole('link', login, hero())),
  ],
  [
    [
      'opens in a new tab, goes to a third-party equity-management service, with "tracking query parameters"',
      ...(tracking.length > 0 ? ['tracking query parameters'] : []),
    ],
    () => {
      const { href, host, target } = getByRole<HTMLAnchorElement>('link', login);
      expect(/^https:/.test(href) && host !== location.host, `it leads to ${href}`);
      expect(target === '_blank', 'it opens in the same tab');
      const found = [...new URL(href).searchParams];
      expect(found.join() === tracking.join(), `its parameters are others: ${href}`);
    },
  ],
  [
    ['a "Schedule Intro Call" button in Hero and Contact', actions.scheduleCall],
    () => {
      for (const part of [hero(), section('contact')])
        expectButton(getByRole('button', actions.scheduleCall, part));
    },
  ],
  [
    ['a stats card ("$400M" portfolio, "15 years+", "Worldwide")', ...stats.map(figureOf)],
    () => expectFigures(stats, hero()),
  ],
  [
    [
      '"$2B+" of deal experience; a "$1.27B" catalog sale is cited as a deal reference',
      ...whyPartner.dealFigures.map(figureOf),
    ],
    () => expectFigures(whyPartner.dealFigures, section('why-partner')),
  ],
  [
    [
      `Themes presented: ${themes.map((theme) => `"${theme}"`).join(', ')}`,
      ...themes.filter((theme) => reasons.toLowerCase().includes(theme)),
    ],
    () => {
      for (const { title, text } of whyPartner.reasons) {
        const item = getByRole('heading', title, section('why-partner')).closest('li');
        const isWhole = item && allByText(text, item).length > 0;
        expect(isWhole, `"${title}" stands without its text`);
      }
    },
  ],
  [
    'Sections in order: Hero, About, Why Partner, Team, Contact, Footer',
    () => {
      const parts = [hero(), ...sections.map(([id]) => section(id)), footer()];
      const tops = parts.map((part) => part.getBoundingClientRect().top);
      const isInOrder = tops.every((top, index) => index === 0 || top > Number(tops[index - 1]));
      expect(isInOrder, 'the sections are in another order');
    },
  ],
  [
    'each section shows its name, and a heading of its own',
    () => {
      for (const [id, { label }] of sections) {
        const part = section(id);
        // The name is above the heading, or is the heading.
        expect(allByText(label, part).length > 0, `#${id} does not show "${label}"`);
        expect(textOf(getByRole('heading', undefined, part)), `#${id} has no heading`);
      }
    },
  ],
  [
    [
      'three cards: "Leadership Team", "Investment Committee", "Advisory Board"',
      ...team.cards.map(({ name }) => name),
    ],
    () => {
      for (const { name, role, description } of team.cards) {
        const card = cardOf(getByRole('heading', name, section('team')));
        const isWhole = [role, description].every((text) => allByText(text, card).length > 0);
        expect(isWhole, `${name} has no role or no description`);
        expect(isBox(card), `${name} does not look like a card`);
      }
    },
  ],
  [
    ['"Leadership Team" (clickable, goes to /team)', ...namesOfCards(true)],
    () => {
      for (const name of namesOfCards(true)) {
        const card = getByRole('heading', name, section('team')).closest('a');
        expect(card, `the card ${name} is no link`);
        expect(/\/team\/?$/.test(card.href), `the card leads to ${card.href}`);
      }
    },
  ],
  [
    [
      '"Investment Committee" (not clickable), "Advisory Board" (not clickable)',
      ...namesOfCards(false),
    ],
    () => {
      const controls = 'a, button, [role=button], [role=link], [tabindex], [onclick]';
      for (const name of namesOfCards(false)) {
        const heading = getByRole('heading', name, section('team'));
        const card = cardOf(heading);
        const isControl = card.closest(controls) || card.querySelector(controls);
        expect(!isControl, `${name} can be clicked`);
        const hasHand = [card, heading].some((part) => getComputedStyle(part).cursor === 'pointer');
        expect(!hasHand, `${name} looks clickable`);
      }
    },
  ],
  [
    [
      'a "Board of Directors" panel with four areas: "Entertainment", "Finance", "Technology", "Legal"',
      team.board.name,
      ...team.board.areas,
    ],
    () => {
      const panel = cardOf(getByRole('heading', team.board.name, section('team')));
      expect(isBox(panel), 'it does not look like a panel');
      const found = allByRole('listitem', undefined, panel).map(textOf);
      expect(found.join() === team.board.areas.map(plain).join(), `its areas are ${found}`);
    },
  ],
  [
    "the firm's general inquiries address is a mail link in Contact, and the same everywhere",
    () => {
      const wordOf = (link: Element) => textOf(link).replace(/ /g, '');
      const shown = wordOf(getByRole('link', /@/, section('contact')));
      expect(shown === firm.email, `it is ${shown}`);
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
        const [text, to] = [wordOf(link), decodeURIComponent(link.pathname)];
        expect(!text.includes('@') || text === to, `"${text}" writes to ${to}`);
        const isOurs = link.closest('main, dialog') !== null;
        expect(!isOurs || to === shown, `several addresses: ${shown} and ${to}`);
      }
    },
  ],
  [
    ['Footer with a copyright line for "2025"', firm.copyrightYear],
    () => {
      const line = new RegExp(`(©|Copyright)[^.]*\\b${firm.copyrightYear}\\b`, 'i');
      expect(line.test(textOf(footer())), `no © ${firm.copyrightYear} in the footer`);
    },
  ],
];
