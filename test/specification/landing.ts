// What the landing page shows.
import type { EvaluateFunc } from 'puppeteer';
import * as assert from 'uvu/assert';
import { content } from '../support/content';
import type { TestPage } from '../support/drive/page';
import { inBoth, rule, type Visit } from './visit';

const { actions, firm, hero, investorLogin, navigation, newTab, stats, team, whyPartner } = content;

// axe does not ask whether a link's name says that it opens a new tab.
const login = `${actions.investorLogin} ${newTab}`;
const tracking = Object.entries(investorLogin.tracking);

/** Each with its label. */
const figures = stats.map(({ value, unit, label }) => [unit ? `${value} ${unit}` : value, label]);
const dealFigures = whyPartner.dealFigures.map(({ value, label }) => [value, label]);

const themes = [
  'culturally significant works',
  'artist-first',
  'data-driven',
  'flexible capital',
  'global expansion',
];
const reasons = whyPartner.reasons.map(({ title, text }) => `${title} ${text}`.toLowerCase());

const namesOfCards = (areClickable: boolean) =>
  team.cards.filter((card) => card.isClickable === areClickable).map(({ name }) => name);

export async function landing({ desktopPage, phonePage, url }: Visit): Promise<void> {
  const pages: [TestPage, TestPage] = [await desktopPage('/'), await phonePage('/')];
  /** Looks for what is given, by a function of the page, in both windows. */
  const look = <Given, Look extends EvaluateFunc<[Given]>>(given: Given, look: Look) =>
    inBoth(pages, look, given);

  await rule(['headline "Turning Assets to Legacy"', hero.headline], () =>
    look(hero.headline, (words) => void kit.getByRole('heading', words, kit.hero())),
  );
  await rule(['tagline "Growing IP Value Year After Year"', hero.tagline], () =>
    look(hero.tagline, (words) => kit.expectTexts(kit.hero(), words)),
  );
  await rule(['an "Investor Login" button', actions.investorLogin], () =>
    look(login, (name) => kit.expectButton(kit.getByRole('link', name, kit.hero()))),
  );
  const opens =
    'opens in a new tab, goes to a third-party equity-management service, with "tracking query parameters"';
  await rule([opens, ...(tracking.length > 0 ? ['tracking query parameters'] : [])], async () => {
    const read = (name: string) => {
      const { href, target } = kit.getByRole<HTMLAnchorElement>('link', name);
      return { href, target };
    };
    const wanted = new URL(investorLogin.url);
    for (const [name, value] of tracking) wanted.searchParams.set(name, value);
    assert.equal(await look(login, read), { href: wanted.href, target: '_blank' });
  });
  await rule(['a "Schedule Intro Call" button in Hero and Contact', actions.scheduleCall], () =>
    inBoth(pages, () => {
      for (const part of [kit.hero(), kit.section('contact')]) kit.expectButton(kit.opener(part));
    }),
  );
  const card = 'a stats card ("$400M" portfolio, "15 years+", "Worldwide")';
  await rule([card, ...figures.map(([value]) => value)], () =>
    look(figures, (figures) => kit.expectFigures(kit.hero(), figures)),
  );
  const deals = '"$2B+" of deal experience; a "$1.27B" catalog sale is cited as a deal reference';
  await rule([deals, ...dealFigures.map(([value]) => value)], () =>
    look(dealFigures, (figures) => kit.expectFigures(kit.section('why-partner'), figures)),
  );
  const presented = `Themes presented: ${themes.map((theme) => `"${theme}"`).join(', ')}`;
  const isThere = (theme: string) => reasons.some((reason) => reason.includes(theme));
  const ours = themes.every(isThere) ? themes : whyPartner.reasons.map(({ title }) => title);
  await rule([presented, ...ours], () =>
    look(whyPartner.reasons, (reasons) => {
      for (const { title, text } of reasons) kit.expectTexts(kit.card('why-partner', title), text);
    }),
  );
  await rule('Sections in order: Hero, About, Why Partner, Team, Contact, Footer', () =>
    look(Object.keys(navigation), (ids) => {
      const parts = [kit.hero(), ...ids.map(kit.section), kit.footer()];
      const tops = parts.map((part) => part.getBoundingClientRect().top);
      const isInOrder = tops.every((top, at) => top > (tops[at - 1] ?? Number.NEGATIVE_INFINITY));
      kit.expect(isInOrder, `they begin at ${tops.join(', ')} px`);
    }),
  );
  await rule('each section shows its name, and a heading of its own', () =>
    look(Object.entries(navigation), (sections) => {
      for (const [id, { label }] of sections) {
        // The name is above the heading, or is the heading.
        kit.expectTexts(kit.section(id), label);
        kit.getByRole('heading', undefined, kit.section(id));
      }
    }),
  );
  const cards = 'three cards: "Leadership Team", "Investment Committee", "Advisory Board"';
  await rule([cards, ...team.cards.map(({ name }) => name)], () =>
    look(team.cards, (cards) => {
      for (const { name, role, description } of cards) {
        const card = kit.card('team', name);
        kit.expectTexts(card, role, description);
        kit.expectBox(card);
      }
    }),
  );
  const clickable = namesOfCards(true);
  await rule(['"Leadership Team" (clickable, goes to /team)', ...clickable], async () => {
    const readHrefs = (names: string[]) =>
      names.map((name) => {
        const card = kit.card('team', name);
        kit.getByRole('link', name, card);
        // The whole card is clickable.
        card.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = card.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')?.href;
      });
    assert.equal(
      await look(clickable, readHrefs),
      clickable.map(() => `${url}team/`),
    );
  });
  const others = namesOfCards(false);
  const notClickable = '"Investment Committee" (not clickable), "Advisory Board" (not clickable)';
  await rule([notClickable, ...others], () =>
    look(others, (names) => {
      const controls = 'a, button, [role=button], [role=link], [tabindex], [onclick]';
      for (const name of names) {
        const card = kit.card('team', name);
        const isControl = card.closest(controls) || card.querySelector(controls);
        kit.expect(!isControl, `${name} can be clicked`);
        kit.expect(getComputedStyle(card).cursor !== 'pointer', `${name} looks clickable`);
      }
    }),
  );
  const board =
    'a "Board of Directors" panel with four areas: "Entertainment", "Finance", "Technology", "Legal"';
  await rule([board, team.board.name, ...team.board.areas], () =>
    look(team.board, ({ name, areas }) => {
      const panel = kit.card('team', name);
      kit.expectBox(panel);
      const found = kit.allByRole('listitem', undefined, panel).map(kit.textOf);
      kit.expect(found.join() === areas.map(kit.plain).join(), `its areas are ${found}`);
    }),
  );
  const address =
    "the firm's general inquiries address is a mail link in Contact, and the same everywhere";
  await rule(address, () =>
    look(firm.email, (email) => {
      const wordOf = (link: Element) => kit.textOf(link).replace(/ /g, '');
      const shown = wordOf(kit.getByRole('link', /@/, kit.section('contact')));
      kit.expect(shown === email, `it is ${shown}`);
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
        const [text, to] = [wordOf(link), decodeURIComponent(link.pathname)];
        kit.expect(!text.includes('@') || text === to, `"${text}" writes to ${to}`);
        const isOurs = link.closest('main, dialog') !== null;
        kit.expect(!isOurs || to === shown, `several addresses: ${shown} and ${to}`);
      }
    }),
  );
  await rule(['Footer with a copyright line for "2025"', firm.copyrightYear], () =>
    look(firm.copyrightYear, (year) => {
      const line = new RegExp(`(©|Copyright)[^.]*\\b${year}\\b`, 'i');
      kit.expect(line.test(kit.textOf(kit.footer())), `no © ${year} in the footer`);
    }),
  );
}
