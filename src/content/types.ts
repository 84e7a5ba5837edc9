// What belongs in each field of the content, its limits, and the answer to what is wrong. The build
// checks the content against this file, and TypeScript takes its types from here. A field with
// `exactOptional` may be left out.
import * as v from 'valibot';

/** What somebody at the firm may paste, and visitors would read. */
const markup = /<\/?[a-z][^<>]*>|&(#\d+|\w{2,6});|\*\*\w/i;

/** Line breaks, and what cannot be seen or read. Joiners shape emoji and letters. */
const unreadable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/u;

/** A text that may be "", and may have the firm's address in it: {email}. */
const textWithEmail = v.pipe(
  v.string('write a text between quotes'),
  v.check(
    (text) => !unreadable.test(text),
    'type it again, because some characters cannot be seen, and save the file as UTF-8',
  ),
  v.check((text) => !text.includes('${'), 'put the text between backticks (`)'),
  v.check(
    (text) => !markup.test(text),
    'write it as plain text, because visitors would see the markup',
  ),
  v.check(
    (text) => !/\{(?!email\})[^{}]*\}/.test(text),
    'visitors would see the braces. Only {email}, in success and failure, becomes the firm’s address',
  ),
);

/** A text that may be "". */
const textOrNone = v.pipe(
  textWithEmail,
  v.check((text) => !text.includes('{email}'), 'write {email} only in success and failure'),
);

const empty = 'it is empty';
const text = v.pipe(
  textOrNone,
  v.check((text) => text.trim() !== '', empty),
);

/** A text for each of these names. */
const texts = <const Names extends readonly string[]>(...names: Names) =>
  v.strictObject(v.entriesFromList(names, text));

const list = <Item extends v.GenericSchema>(item: Item) =>
  v.array(item, 'write a list between [ and ]');

const filledList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(list(item), v.minLength(1, empty));

const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  v.picklist(names, `write ${names.map((name) => `"${name}"`).join(', ')}`);

const trueOrFalse = v.boolean('write true or false, without quotes');

const fullAddress = 'write a full address, such as https://login.firm.com/';
const webAddress = v.pipe(
  text,
  v.regex(/^https:\/\/[^\s“”"]+\.[^\s“”"]+$/, fullAddress),
  v.url(fullAddress),
);

const onlyDomain = 'write only https:// and the domain; a folder belongs into --base';

/** A year that has begun somewhere: islands of the Pacific are 14 hours ahead of Greenwich. */
const isPast = (year: number) =>
  year >= 2000 && year <= new Date(Date.now() + 14 * 3_600_000).getUTCFullYear();

// firm.ts

const firm = v.strictObject({
  /** As shown in titles and in the footer. */
  name: text,
  /** Printed on the label of each record. */
  shortName: text,
  /** Every lead goes to this address. */
  email: v.pipe(
    text,
    v.regex(
      /^[^\s@<>,;:"]+@([\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u,
      'write one e-mail address, such as name@firm.com',
    ),
  ),
  /** Where the site will live: https:// and the domain, no slash at the end. */
  siteUrl: v.pipe(
    text,
    v.regex(/^https:\/\/[^\s“”"/?#@]+\.[^\s“”"/?#@]+$/, onlyDomain),
    v.url(onlyDomain),
  ),
  /** A year without quotes, such as 2025. */
  copyrightYear: v.pipe(
    v.number('write a year without quotes'),
    v.check(isPast, 'write this year or an earlier one'),
  ),
});

/** Each may be "". The footer shows all four, search engines read the first three. */
const legal = v.strictObject({
  /** Registered name. */
  legalName: textOrNone,
  /** Of the office. */
  address: textOrNone,
  /** Registers and supervisors, with numbers. */
  registration: textOrNone,
  /** Follows the disclaimer. */
  disclosure: textOrNone,
});

const investorLogin = v.strictObject({
  /** The external service. */
  url: webAddress,
  /** Tells the service where the visitor came from, such as utm_source: "website". */
  tracking: v.record(v.string(), text),
});

// landing.ts

const crop = v.strictObject({
  /** From left and from top, such as "50% 50%": what is there stays there. */
  place: v.pipe(text, v.regex(/^[\d.]+% [\d.]+%$/, 'write two percentages, such as "50% 50%"')),
  /** 1 shows all that fits. */
  zoom: v.pipe(v.number('write a number without quotes'), v.minValue(1, 'write 1 or more')),
});

const hero = v.strictObject({
  /** What the firm does, over the headline. May be "". */
  eyebrow: textOrNone,
  headline: text,
  tagline: text,
  /** Name of a photo in photos/stage. */
  image: text,
  /** The part of the photo that is shown on the record. */
  crop: v.strictObject({
    /** In wide windows, where the label hides the middle. */
    wide: crop,
    /** In high ones, where the lower half is in the sleeve. */
    tall: crop,
  }),
  /** Name of the photo in photos/stage that is shown when `image` does not load. */
  fallbackImage: text,
});

const stat = v.strictObject({
  /** The large figure or word. */
  value: text,
  /** Stands small after the value. */
  unit: v.exactOptional(text),
  label: text,
});

const pressing = v.strictObject({
  /** On the spine of the first sleeve. */
  catalogNumber: text,
  speed: text,
});

const about = v.strictObject({
  /** Each entry starts a new line. */
  heading: filledList(text),
  intro: text,
  paragraphs: filledList(text),
});

/** One line of the track record. */
const dealReference = v.strictObject({
  /** When the deal closed. */
  year: text,
  /** The catalog or the estate, and the rights. */
  rights: text,
  /** What the team did. */
  role: text,
});

const whyPartner = v.strictObject({
  /** Each entry starts a new line. */
  heading: filledList(text),
  reasons: filledList(texts('title', 'text')),
  dealFigures: filledList(texts('value', 'label')),
  /** Below the figures, newest first. [] for none. */
  dealReferences: list(dealReference),
  /** The date and the basis of the figures, below them. May be "". */
  figuresNote: textOrNone,
});

const cardText = texts('name', 'role', 'description');

const team = v.strictObject({
  heading: text,
  cards: v.pipe(
    filledList(
      v.strictObject({
        ...cardText.entries,
        /** true on the Leadership Team, which has a page; false on all others. */
        isClickable: trueOrFalse,
      }),
    ),
    v.check(
      (cards) => cards.some(({ isClickable }) => isClickable),
      'no card leads to the team page. Set isClickable: true on one',
    ),
  ),
  /** On the clickable card. */
  cardAction: text,
  board: v.strictObject({ ...cardText.entries, areas: filledList(text) }),
});

/** `next`: what happens after a press on the button. */
const contact = texts('heading', 'intro', 'next');

// leaders.ts

const leader = v.strictObject({
  name: text,
  role: text,
  bio: text,
  /** Name of a photo in photos/team. Without this line the page shows the name's first letter. */
  image: v.exactOptional(text),
  /** Which part is kept when the photo is cropped; "center" without this line. */
  framing: v.exactOptional(oneOf('top', 'center', 'bottom')),
  /** The person's page there, such as "https://www.linkedin.com/in/NAME": a link beside the name. */
  linkedIn: v.exactOptional(webAddress),
});

type Person = v.InferOutput<typeof leader>;

/** Whether nobody earlier in the list has the same value. Nobody has to have one. */
const isUnique = (field: 'name' | 'image') => (person: Person, index: number, all: Person[]) =>
  !person[field] || all.findIndex((other) => other[field] === person[field]) === index;

const leaders = v.pipe(
  filledList(leader),
  v.checkItems(isUnique('name'), ({ input }) => `an earlier person is called ${input.name} too`),
  v.checkItems(
    isUnique('image'),
    ({ input }) => `an earlier person has the photo ${input.image} too`,
  ),
);

// navigation.ts

/** The side and the track of the record. */
const section = texts('label', 'side');

const navigation = v.strictObject({
  about: section,
  'why-partner': section,
  team: section,
  contact: section,
});

const footerLink = v.strictObject({
  label: text,
  /**
   * A page of the site or a file in `static`, such as "/privacy" or "/terms.pdf#page=2", or a full
   * address.
   */
  to: v.pipe(
    text,
    v.check(
      (to) => /^\/(?!\/)/.test(to) || v.is(webAddress, to),
      'write a path such as "/privacy", or a full https:// address',
    ),
  ),
});

// lead-form.ts

/**
 * `optional` stands beside the label of a field that may stay empty. `tooLong` is shown once the
 * fields have more text than a mail link can take.
 */
const leadDialog = texts('intro', 'close', 'cancel', 'submit', 'submitting', 'optional', 'tooLong');

const formField = v.strictObject({
  /** In the form. */
  label: text,
  /** At the beginning of its line in the email. */
  name: text,
  /** "text" without this line; "lines" takes several lines of text. */
  type: v.exactOptional(oneOf('text', 'email', 'tel', 'lines')),
  /** true: the browser refuses the form while the field is empty. */
  isRequired: v.exactOptional(trueOrFalse),
  /**
   * What the browser may fill in:
   * https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/autocomplete
   */
  autoComplete: v.exactOptional(text),
  /** true: shares its row with another half. */
  isHalf: v.exactOptional(trueOrFalse),
});

const leadMail = v.strictObject({
  subject: text,
  /** The last line of the email. */
  note: text,
  /** Ends the fields of an email that was cut, because a mail link has a limit. */
  cutMark: text,
});

const leadSent = v.strictObject({
  title: text,
  /** The mail link was opened. {email} becomes the firm's address, here and in `failure`. */
  success: textWithEmail,
  /** The mail link could not be made or opened. */
  failure: textWithEmail,
  /** Before the draft of the email, and before the button that leads there. */
  draft: text,
  /** On the button that opens the dialog with the draft. */
  seeDraft: text,
  openAgain: text,
  /** Shown to visitors with a mouse. Remove the services that you do not want to offer. */
  webmail: v.strictObject({
    before: text,
    services: list(oneOf('Gmail', 'Outlook', 'Microsoft 365')),
  }),
  copy: text,
  copied: text,
  copyByHand: text,
  /** On the button that discards the draft. */
  discard: text,
  discarded: text,
  /** Where the draft is, and until when. */
  kept: text,
  /** Opens what few visitors need: the webmail services and the button that discards the draft. */
  more: text,
});

// pages.ts

const pageHead = v.strictObject({
  /** In the browser's tab and in search results. */
  title: text,
  /** Below the title in search results and shared links. */
  description: text,
});

// colors.ts

const color = v.pipe(
  text,
  v.regex(/^#[\da-f]{6}$/i, 'write # and six digits or letters from a to f'),
);
// biome-ignore format: a list of words
const colorNames = [
  'ground', 'deep', 'field', 'line', 'edge', 'strong', 'text', 'quiet', 'accent', 'highlight',
  'paper', 'ink', 'inkSoft', 'amber', 'error', 'vinyl',
] as const;

/** What each file of this folder exports. */
export const contentFiles = {
  'firm.ts': v.object({ firm, legal, investorLogin }),
  'landing.ts': v.object({
    hero,
    actions: texts('investorLogin', 'scheduleCall'),
    stats: filledList(stat),
    pressing,
    about,
    whyPartner,
    team,
    contact,
    orWriteTo: text,
  }),
  'leaders.ts': v.object({ leaders }),
  'navigation.ts': v.object({
    navigation,
    skipLink: text,
    homeLinkSuffix: text,
    bar: texts('mainNavigation', 'menuButton', 'backToHome'),
    newTab: text,
    footer: texts('rightsReserved', 'disclaimer'),
    footerLinks: list(footerLink),
  }),
  'lead-form.ts': v.object({
    leadDialog,
    leadFields: filledList(formField),
    leadMail,
    leadSent,
    toastWords: texts('region', 'dismiss'),
  }),
  'pages.ts': v.object({
    teamPage: texts('heading', 'intro', 'invitation'),
    pages: v.strictObject({ home: pageHead, team: pageHead, notFound: pageHead, error: pageHead }),
    notFoundPage: texts('label', 'heading', 'text', 'home'),
    errorPage: texts('label', 'heading', 'text', 'home', 'reload'),
  }),
  'colors.ts': v.object({ colors: v.strictObject(v.entriesFromList(colorNames, color)) }),
};

const all = v.intersect(Object.values(contentFiles));

/** All that the files export. */
export type Content = v.InferOutput<typeof all>;

export type SectionId = keyof Content['navigation'];
export type Colors = Content['colors'];
export type Leader = Content['leaders'][number];
export type CardText = v.InferOutput<typeof cardText>;
export type FormField = Content['leadFields'][number];

/** What the build makes of `text-pages/privacy.md`. */
export interface TextPageContent {
  path: `/${string}`;
  title: string;
  description: string;
  /** The text without its title. */
  html: string;
}
