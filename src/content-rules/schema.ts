// The fields of every content file, their rules, and their types. Content that is allowed but looks odd
// causes a warning: see warnings.ts.
import * as v from 'valibot';
import {
  choice,
  colorsNamed,
  day,
  email,
  exactWords,
  list,
  listOrNone,
  object,
  photo,
  texts,
  tracking,
  webAddress,
  words,
  year,
  yesOrNo,
} from './validators';

// firm.ts

const investorLogin = v.pipe(
  object({ url: webAddress, tracking }),
  v.check(
    ({ url, tracking }) =>
      !Object.keys(tracking).some((name) => new URL(url).searchParams.has(name)),
    'remove the parameter from url or from tracking, because it is in both',
  ),
);

const domainFix = 'write only https:// and the domain, without a slash at its end';
const firm = object({
  name: words,
  shortName: words,
  email,
  siteUrl: v.pipe(webAddress, v.regex(/^https:\/\/[^/?#@]+$/i, domainFix)),
  copyrightYear: year,
});

// navigation.ts

const sectionIds = ['about', 'why-partner', 'team', 'contact'] as const;

const navigationLink = object({ section: choice(sectionIds), label: words, side: words });

const navigation = v.pipe(
  list(navigationLink),
  v.check(
    (links) =>
      links.length === sectionIds.length &&
      sectionIds.every((id) => links.some(({ section }) => section === id)),
    `write one entry for each of these sections: ${sectionIds.join(', ')}`,
  ),
);

const footerLink = object({
  label: words,
  to: v.pipe(
    v.string('write a path or an address between double quotes'),
    v.regex(
      /^(\/[^/?#][^?#]*$|https:\/\/)/,
      'write a path such as "/privacy", without ? and #, or a full https:// address',
    ),
  ),
});

// landing.ts

const stat = object({ value: words, unit: v.exactOptional(words), label: words });

const teamCard = object({ name: words, role: words, description: words, isClickable: yesOrNo });

const team = object({
  heading: words,
  cards: v.pipe(
    list(teamCard),
    v.check(
      (cards) => cards.filter(({ isClickable }) => isClickable).length === 1,
      'set isClickable to true on the Leadership Team card and to false on all others: only the Leadership Team has a page',
    ),
  ),
  cardAction: words,
  board: object({ name: words, description: words, areas: list(words) }),
});

// leaders.ts

const leader = object({
  name: words,
  role: words,
  bio: words,
  image: photo('team'),
  framing: v.exactOptional(choice(['center', 'top', 'bottom'])),
  onLandingPage: v.exactOptional(yesOrNo),
});

// lead-form.ts

const leadFieldLabels = texts('name', 'email', 'company', 'title', 'phone', 'reason');

const webmailServices = ['Gmail', 'Outlook', 'Microsoft 365'] as const;

// pages.ts

const pageHead = texts('title', 'description');

/** Keeps sentences of the repository on purpose: see `builder/samples.ts`. */
const textsAreOurs = v.exactOptional(yesOrNo);

/** The exports of each content file, by the file's name. */
export const contentSchema = object({
  firm: object({
    firm,
    investorLogin,
    security: object({ email, expires: day }),
  }),
  navigation: object({
    textsAreOurs,
    navigation,
    skipLink: words,
    homeLinkSuffix: words,
    bar: texts('mainNavigation', 'menuButton', 'backToHome'),
    newTab: words,
    footer: texts('fromTheTop', 'rightsReserved', 'disclaimer'),
    footerLinks: listOrNone(footerLink),
  }),
  landing: object({
    textsAreOurs,
    hero: object({
      headline: words,
      tagline: words,
      image: photo('stage'),
      fallbackImage: photo('stage'),
    }),
    actions: texts('investorLogin', 'scheduleCall'),
    stats: list(stat),
    record: texts('catalogNumber', 'speed'),
    about: object({ heading: list(words), intro: words, paragraphs: list(words) }),
    whyPartner: object({
      heading: list(words),
      reasons: list(texts('title', 'text')),
      dealFigures: list(texts('value', 'label')),
    }),
    team,
    contact: texts('heading', 'intro'),
    orWriteTo: words,
  }),
  leaders: object({
    textsAreOurs,
    rolesDifferOnPurpose: v.exactOptional(yesOrNo),
    leaders: list(leader),
  }),
  'lead-form': object({
    leadDialog: object({
      title: words,
      intro: words,
      close: words,
      cancel: words,
      submit: words,
      submitting: exactWords,
    }),
    leadFieldWords: object({
      optional: words,
      labels: leadFieldLabels,
      withoutForm: texts('text', 'link'),
    }),
    leadMail: object({ subject: exactWords, labels: leadFieldLabels, note: words, cutMark: words }),
    leadSent: object({
      title: words,
      success: exactWords,
      failure: exactWords,
      draft: words,
      openAgain: words,
      webmail: object({ before: words, services: listOrNone(choice(webmailServices)) }),
      copy: words,
      copied: words,
      copyByHand: words,
    }),
    toastWords: texts('region', 'dismiss'),
  }),
  pages: object({
    textsAreOurs,
    pages: object({ home: pageHead, team: pageHead, notFound: pageHead }),
    teamPage: texts('heading', 'intro', 'invitation', 'contactLink'),
    notFoundPage: texts('label', 'heading', 'text', 'home'),
    errorPage: texts('label', 'heading', 'text', 'home', 'reload'),
  }),
  // In src/style.
  colors: object({
    // biome-ignore format: one name a line would be longer than the rest of the schema.
    colors: colorsNamed('ground', 'deep', 'raised', 'field', 'line', 'edge', 'ivory', 'muted', 'quiet', 'brass', 'brassHigh', 'ink'),
    otherColors: colorsNamed('sleeve', 'inkSoft', 'error', 'amber', 'vinyl', 'white', 'black'),
  }),
});

/** All content, by file and by name, checked and typeset. */
export type Content = v.InferOutput<typeof contentSchema>;
export type FooterLink = v.InferOutput<typeof footerLink>;
export type SectionId = (typeof sectionIds)[number];
export type TeamCard = v.InferOutput<typeof teamCard>;
export type Leader = v.InferOutput<typeof leader>;
export type WebmailService = (typeof webmailServices)[number];
export type LeadFieldLabels = v.InferOutput<typeof leadFieldLabels>;
