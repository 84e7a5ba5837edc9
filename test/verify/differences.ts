// What the specification once said of words, figures and people, beside what the content says now.
// These are the firm's to change: where they differ, `verify` lists it, and the site is published.
import type { Content, FormField } from '../../src/content/types';
import type { Result } from './visit';

const figureOf = ({ value, unit }: Content['stats'][number]) =>
  [value, unit].filter(Boolean).join(' ');

const fieldOf = ({ label, type, isRequired }: FormField) =>
  [label, ...(type ? [type] : []), isRequired ? 'required' : 'optional'].join(', ');

type Words = [now: readonly string[], ...prescribed: string[]];

/** For what is not prescribed letter for letter: a text says it if it matches all of `words`. */
const ifSaid = (what: string, texts: readonly string[], ...words: RegExp[]): Words => [
  texts.some((text) => words.every((word) => word.test(text))) ? [what] : [],
  what,
];

/** The rules with words of their own, each with what the content and the specification say. */
function wordsOf(content: Content): Record<string, Words> {
  const { actions, hero, leaders, leadFields, leadMail, leadSent, team, whyPartner } = content;
  const reasons = whyPartner.reasons.map(({ title, text }) => `${title} ${text}`);
  const cards = (isClickable: boolean) =>
    team.cards.filter((card) => card.isClickable === isClickable).map(({ name }) => name);
  const tracking = Object.keys(content.investorLogin.tracking).join();
  const mailNames = ['Name', 'Email', 'Company', 'Title', 'Phone', 'Reason for Interest'];
  const framed = leaders.filter(({ framing = 'center' }) => framing !== 'center').length;
  // biome-ignore format: a table
  return {
    'hero.headline': [[hero.headline], 'Turning Assets to Legacy'],
    'hero.tagline': [[hero.tagline], 'Growing IP Value Year After Year'],
    'hero.login': [[actions.investorLogin], 'Investor Login'],
    'hero.call': [[actions.scheduleCall], 'Schedule Intro Call'],
    'hero.stats': [content.stats.map(figureOf), '$400M', '15 years+', 'Worldwide'],
    'login.tracking': ifSaid('tracking query parameters', [tracking], /./),
    'claims.deals': [whyPartner.dealFigures.map(({ value }) => value), '$2B+', '$1.27B'],
    'themes.preservation': ifSaid('preserving culturally significant works', reasons, /cultur/i, /preserv|protect|keep|kept/i),
    'themes.artist-first': ifSaid('artist-first', reasons, /artist/i, /first/i),
    'themes.data-driven': ifSaid('data-driven', reasons, /\bdata\b/i),
    'themes.flexible-capital': ifSaid('flexible capital', reasons, /flexib/i, /capital/i),
    'themes.global-expansion': ifSaid('global expansion', reasons, /global|international|worldwide/i, /expan|grow/i),
    'team.cards': [team.cards.map(({ name }) => name), 'Leadership Team', 'Investment Committee', 'Advisory Board'],
    'team.leadership': [cards(true), 'Leadership Team'],
    'team.not-clickable': [cards(false), 'Investment Committee', 'Advisory Board'],
    'board.areas': [[team.board.name, ...team.board.areas], 'Board of Directors', 'Entertainment', 'Finance', 'Technology', 'Legal'],
    'footer.copyright': [[String(content.firm.copyrightYear)], '2025'],
    'bar.links': [Object.values(content.navigation).map(({ label }) => label), 'About', 'Why Partner', 'Team', 'Contact'],
    'dialog.cancel': [[content.leadDialog.cancel], 'Cancel'],
    'field.order': [
      leadFields.map(fieldOf),
      'Full Name, required', 'Email, email, required', 'Company, required', 'Job Title, optional',
      'Phone Number, tel, optional', 'Reason for Interest, lines, required',
    ],
    'submit.submitting': [[content.leadDialog.submitting], 'Submitting...'],
    'mail.subject': [[leadMail.subject], 'New Lead - Schedule Intro Call Request'],
    // A field of the firm's own is a difference of `field.order` already.
    'mail.body': [leadFields.map(({ name }) => name).filter((name) => mailNames.includes(name)), ...mailNames],
    'mail.note': ifSaid('that it came from the website contact form', [leadMail.note], /contact form/i, /site/i),
    'toast.success': [
      [leadSent.title, leadSent.success],
      'Thank you for your interest!',
      "Someone from our team will contact you shortly. If your email client didn't open, please contact us directly at {email}",
    ],
    'toast.failure': [
      [leadSent.failure],
      'Someone from our team will contact you shortly. Please contact us directly at {email} if needed.',
    ],
    'team-page.heading': [[content.teamPage.heading], 'Leadership Team'],
    'team-page.roles': [
      leaders.map(({ role }) => role),
      'CEO', 'CMO', 'COO', 'Finance and Royalties Director', 'General Counsel', 'VP of A&R and M&A',
      'Acquisitions Lead', 'Acquisitions Lead', 'VP Publishing',
    ],
    'team-page.framing': [[`${framed === 2 ? 'Two' : framed} photos`], 'Two photos'],
    'team-page.back': [[content.bar.backToHome], 'Back to Home'],
    'not-found.text': [[content.notFoundPage.heading], 'Oops! Page not found'],
    'not-found.home': [[content.notFoundPage.home], 'Return to Home'],
    'error.heading': [[content.errorPage.heading], 'Unexpected Application Error!'],
  };
}

/** The prescribed words of each rule. */
export const prescribedWords = (content: Content): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(wordsOf(content)).map(([id, [, ...prescribed]]) => [id, prescribed]),
  );

/** The entries of a list that another one does not have, or has fewer times. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** What a list has in place of the prescribed words: an added one counts as the change of a gone one. */
export function compare([now, ...prescribed]: Words): string[] {
  const [added, gone] = [without(now, prescribed), without(prescribed, now)];
  const isMoved = without(now, added).join() !== without(prescribed, gone).join();
  const changed = added.slice(0, gone.length).map((word, at) => `"${word}", not "${gone[at]}"`);
  return [
    ...changed,
    ...added.slice(gone.length).map((word) => `"${word}" is new`),
    ...gone.slice(added.length).map((word) => `no "${word}"`),
    ...(isMoved ? [`another order: ${now.join(', ')}`] : []),
  ];
}

/** What the firm has changed, each once, with the first rule that it is about. */
export function listDifferences(content: Content): Result[] {
  const found = new Map<string, string>();
  for (const [id, words] of Object.entries(wordsOf(content))) {
    for (const detail of compare(words)) if (!found.has(detail)) found.set(detail, id);
  }
  return Array.from(found, ([detail, id]) => ({ id, verdict: 'differs', detail }));
}
