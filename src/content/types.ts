// What belongs in each field of the content, its limits, and the answer to what is wrong. The build
// checks the content against this file, and TypeScript takes its types from here. A field with
// `exactOptional` may be left out.
import * as v from 'valibot';

/** Mistakes of whoever pastes or types a text, which visitors would see; and our answers. */
const unfit: [pattern: RegExp, answer: string][] = [
  [/[\t\n\r\u2028\u2029]/, 'write it in one line, because it has a line break or a tab'],
  // What cannot be seen. Allowed are joiners, which shape emoji and letters, and tags, which make
  // the flag of England.
  [
    /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\ufffd]/u,
    'type it again, because some characters cannot be seen, and save the file as UTF-8',
  ],
  [/\$\{/, 'put the text between backticks (`)'],
  [
    /\{[^{}]*\}/,
    'visitors would see the braces. Only {email}, in success and failure, becomes the firm’s address',
  ],
  [
    /<\/?[a-z][^<>]*>|&(#\d+|\w{2,6});|\*\*\w/i,
    'write it as plain text, because visitors would see the markup',
  ],
];

/** Refuses what is unfit in a text, but for one word that is allowed. */
const refuseUnfit = (allowed?: string) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const text = String(dataset.value);
    const rest = allowed ? text.replaceAll(allowed, '') : text;
    const [, message] = unfit.find(([pattern]) => pattern.test(rest)) ?? [];
    if (message) addIssue({ message });
  });

const anyText = v.string('write a text between quotes');

/** A text that may be "". */
const textOrNone = v.pipe(anyText, refuseUnfit());

const empty = 'it is empty';
const text = v.pipe(
  textOrNone,
  v.check((text) => text.trim() !== '', empty),
);

/** A text for each of these names. */
const texts = <const Names extends readonly string[]>(...names: Names) =>
  v.strictObject(v.entriesFromList(names, text));

/** A text in which {email} stands for the firm's address. */
const textWithEmail = v.pipe(
  anyText,
  refuseUnfit('{email}'),
  v.includes('{email}', 'write {email} where visitors find the firm’s address'),
);

const list = <Item extends v.GenericSchema>(item: Item) =>
  v.array(item, 'write a list between [ and ]');

const filledList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(list(item), v.minLength(1, empty));

const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  v.picklist(names, `write ${names.map((name) => `"${name}"`).join(', ')}`);

const trueOrFalse = v.boolean('write true or false, without quotes');

/** Refuses what no browser opens, such as an address with port 99999. */
const isUrl = v.url<string, string>('no browser can open this address');

const webAddress = v.pipe(
  text,
  v.regex(
    /^https:\/\/[^\s“”"]+\.[^\s“”"]+$/,
    'write a full address, such as https://login.firm.com/',
  ),
  isUrl,
);

const mailAddress = v.pipe(
  text,
  v.regex(
    /^[^\s@<>,;:"]+@([\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u,
    'write one e-mail address, such as name@firm.com',
  ),
);

const domain = v.pipe(
  text,
  v.regex(
    /^https:\/\/([\p{L}\d-]+\.)+[\p{L}\d-]{2,}(:\d+)?$/u,
    'write only https:// and the domain; a folder belongs into --base',
  ),
  isUrl,
);

const footerTarget = v.pipe(
  text,
  v.check(
    (to) => /^\/(?!\/)/.test(to) || v.is(webAddress, to),
    'write a path such as "/privacy", or a full https:// address',
  ),
);

/** A year that has begun somewhere: islands of the Pacific are 14 hours ahead of Greenwich. */
const pastYear = v.pipe(
  v.number('write a year without quotes'),
  v.check(
    (year) =>
      Number.isInteger(year) &&
      year >= 2000 &&
      year <= new Date(Date.now() + 14 * 3_600_000).getUTCFullYear(),
    'write this year or an earlier one',
  ),
);

/** The part of a photo that is shown. */
const crop = v.strictObject({
  /** The point, from left and from top, that stays in place when the photo is cropped. */
  place: v.pipe(
    text,
    v.regex(/^\d+(\.\d+)?% \d+(\.\d+)?%$/, 'write two percentages, such as "50% 50%"'),
  ),
  /** 1 shows all that fits. */
  zoom: v.pipe(v.number('write a number without quotes'), v.minValue(1, 'write 1 or more')),
});

const cardText = texts('name', 'role', 'description');

const cards = v.pipe(
  filledList(v.strictObject({ ...cardText.entries, isClickable: trueOrFalse })),
  v.check(
    (cards) => cards.some(({ isClickable }) => isClickable),
    'no card leads to the team page. Set isClickable: true on one',
  ),
);

const leader = v.strictObject({
  name: text,
  role: text,
  bio: text,
  /** Name of a photo in photos/team. Without this line the page shows the name's first letter. */
  image: v.exactOptional(text),
  /** Which part is kept when the photo is cropped; "center" without this line. */
  framing: v.exactOptional(oneOf('top', 'center', 'bottom')),
  /** The person's page, such as "https://www.linkedin.com/in/NAME": a link beside the name. */
  linkedIn: v.exactOptional(webAddress),
});

/** Whether no earlier item has the same value. An item without one is unique, too. */
const isUnique =
  <Item>(field: keyof Item) =>
  (item: Item, index: number, all: Item[]) =>
    !item[field] || all.findIndex((other) => other[field] === item[field]) === index;

type Person = v.InferOutput<typeof leader>;

const leaders = v.pipe(
  filledList(leader),
  v.checkItems(
    isUnique<Person>('name'),
    ({ input }) => `an earlier person is called ${input.name} too`,
  ),
  v.checkItems(
    isUnique<Person>('image'),
    ({ input }) => `an earlier person has the photo ${input.image} too`,
  ),
);

/** The name of a section, and its side and track on the record, such as A1. */
const section = texts('label', 'side');

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

type Field = v.InferOutput<typeof formField>;

const leadFields = v.pipe(
  filledList(formField),
  v.checkItems(
    isUnique<Field>('name'),
    ({ input }) => `an earlier field is called ${input.name} too`,
  ),
);

/** Of a mail link's 1,800 characters, these may be ours. The rest is for the visitor's answers. */
const maxOwnLength = 1200;

/** The title is in the browser's tab and in search results. There the description follows it. */
const pageHead = texts('title', 'description');

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
  'firm.ts': v.object({
    firm: v.strictObject({
      /** In titles and in the footer. */
      name: text,
      /** On the labels of the records. */
      shortName: text,
      /** Every lead goes to this address. */
      email: mailAddress,
      /** Where the site will live. */
      siteUrl: domain,
      copyrightYear: pastYear,
    }),
    /** Search engines read the first three. */
    legal: v.strictObject({
      legalName: textOrNone,
      /** Of the office. */
      address: textOrNone,
      /** Registers and supervisors, with numbers. */
      registration: textOrNone,
      /** Follows the disclaimer. */
      disclosure: textOrNone,
    }),
    investorLogin: v.strictObject({ url: webAddress, tracking: v.record(v.string(), text) }),
  }),
  'landing.ts': v.object({
    hero: v.strictObject({
      /** What the firm does, over the headline. */
      eyebrow: textOrNone,
      headline: text,
      tagline: text,
      image: text,
      /** The photo's crop in wide windows, where the label hides its middle, and in high ones. */
      crop: v.strictObject({ wide: crop, tall: crop }),
      fallbackImage: text,
    }),
    actions: texts('investorLogin', 'scheduleCall'),
    /** A large figure or word, and what stands small after it. */
    stats: filledList(v.strictObject({ value: text, unit: v.exactOptional(text), label: text })),
    pressing: texts('catalogNumber', 'speed'),
    about: v.strictObject({
      heading: filledList(text),
      intro: text,
      paragraphs: filledList(text),
    }),
    whyPartner: v.strictObject({
      heading: filledList(text),
      reasons: filledList(texts('title', 'text')),
      dealFigures: filledList(texts('value', 'label')),
      /** When the deal closed; the catalog or the estate, and the rights; what the team did. */
      dealReferences: list(texts('year', 'rights', 'role')),
      figuresNote: textOrNone,
    }),
    team: v.strictObject({
      heading: text,
      cards,
      /** On the clickable card. */
      cardAction: text,
      board: v.strictObject({ ...cardText.entries, areas: filledList(text) }),
    }),
    /** `next`: what happens after a press on the button. */
    contact: texts('heading', 'intro', 'next'),
    orWriteTo: text,
  }),
  'leaders.ts': v.object({ leaders }),
  'navigation.ts': v.object({
    navigation: v.strictObject({
      about: section,
      'why-partner': section,
      team: section,
      contact: section,
    }),
    skipLink: text,
    homeLinkSuffix: text,
    bar: texts('mainNavigation', 'menuButton', 'backToHome'),
    newTab: text,
    footer: texts('rightsReserved', 'disclaimer'),
    footerLinks: list(v.strictObject({ label: text, to: footerTarget })),
  }),
  'lead-form.ts': v.pipe(
    v.object({
      leadDialog: texts('intro', 'close', 'cancel', 'submit', 'submitting', 'optional', 'tooLong'),
      leadFields,
      leadMail: texts('subject', 'note', 'cutMark'),
      leadSent: v.strictObject({
        success: textWithEmail,
        failure: textWithEmail,
        ...texts('title', 'draft', 'seeDraft', 'openAgain', 'copy', 'copied').entries,
        ...texts('copyByHand', 'discard', 'discarded', 'kept').entries,
        webmail: v.strictObject({
          before: text,
          services: list(oneOf('Gmail', 'Outlook', 'Microsoft 365')),
        }),
      }),
      toastWords: texts('region', 'dismiss'),
    }),
    v.forward(
      v.check(
        ({ leadMail, leadFields }) =>
          encodeURIComponent(
            [...Object.values(leadMail), ...leadFields.map(({ name }) => name)].join(),
          ).length <= maxOwnLength,
        `with the names of the fields they take more than ${maxOwnLength} characters of a mail link. Shorten note`,
      ),
      ['leadMail'],
    ),
  ),
  'pages.ts': v.object({
    teamPage: texts('heading', 'intro', 'portraitOf', 'linkedIn', 'invitation'),
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
