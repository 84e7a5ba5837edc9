// What content is allowed: every field of every file, and the types that follow from it. What only
// looks odd is a warning: see warnings.ts.
import * as v from 'valibot';
import {
  choice,
  day,
  email,
  exactWords,
  list,
  object,
  photo,
  tracking,
  webAddress,
  words,
  year,
  yesOrNo,
} from './kinds';

// firm.ts

const investorLogin = v.pipe(
  object({ url: webAddress, tracking }),
  v.check(
    ({ url, tracking }) =>
      !Object.keys(tracking).some((name) => new URL(url).searchParams.has(name)),
    'remove the parameter that is in the url and in tracking from one of them',
  ),
);

const firm = object({
  name: words,
  shortName: words,
  email,
  siteUrl: v.pipe(
    webAddress,
    v.regex(
      /^https:..[^/?#@]+$/i,
      'write only https:// and the domain, without a slash at its end',
    ),
  ),
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

// landing.ts

const stat = object({ value: words, unit: v.exactOptional(words), label: words });

const teamCard = object({ name: words, role: words, description: words, isClickable: yesOrNo });

const team = object({
  heading: words,
  cards: v.pipe(
    list(teamCard),
    v.check(
      (cards) => cards.filter(({ isClickable }) => isClickable).length === 1,
      'set isClickable to true on the Leadership Team card and to false on all others: only it has a page',
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

const firstTwice = (people: readonly { name: string }[]) =>
  people.find(({ name }, index) => people.findIndex((other) => other.name === name) < index)?.name;

const leaders = v.pipe(
  list(leader),
  v.check(
    (people) => new Set(people.map(({ name }) => name)).size === people.length,
    ({ input }) => `remove one of the two people called ${firstTwice(input)}`,
  ),
);

// lead-form.ts

const leadFieldLabels = object({
  name: words,
  email: words,
  company: words,
  title: words,
  phone: words,
  reason: words,
});

const toastText = object({ title: words, description: exactWords });

// pages.ts

const pageHead = object({ title: words, description: words });

const lostPage = { label: words, heading: words, text: words, home: words };

/** Each content file by its name, and what it exports. */
export const contentSchema = object({
  firm: object({ firm, investorLogin, security: object({ email, expires: day }) }),
  navigation: object({
    navigation,
    skipLink: words,
    homeLinkSuffix: words,
    bar: object({ mainNavigation: words, menuButton: words, backToHome: words }),
    newTab: words,
    footer: object({ rightsReserved: words, disclaimer: words }),
  }),
  landing: object({
    hero: object({
      headline: words,
      tagline: words,
      image: photo('stage'),
      fallbackImage: photo('stage'),
    }),
    actions: object({ investorLogin: words, scheduleCall: words }),
    stats: list(stat),
    about: object({ heading: list(words), lead: words, paragraphs: list(words) }),
    whyPartner: object({
      heading: list(words),
      reasons: list(object({ title: words, text: words })),
      references: list(object({ value: words, label: words })),
    }),
    team,
    contact: object({ heading: words, lead: words }),
    orWriteTo: words,
  }),
  leaders: object({ leaders }),
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
      template: object({ text: words, link: words }),
    }),
    leadMail: object({ subject: exactWords, labels: leadFieldLabels, note: words, cutMark: words }),
    leadSent: object({
      success: toastText,
      failure: toastText,
      kept: words,
      openAgain: words,
      copy: words,
      copied: words,
      copyByHand: words,
    }),
    toastWords: object({ region: words, dismiss: words }),
  }),
  pages: object({
    pages: object({ home: pageHead, team: pageHead, notFound: pageHead }),
    teamPage: object({ heading: words, lead: words }),
    notFoundPage: object(lostPage),
    errorPage: object({ ...lostPage, reload: words }),
  }),
});

/** All content, by file and by name, checked and typeset. */
export type Content = v.InferOutput<typeof contentSchema>;
export type SectionId = (typeof sectionIds)[number];
export type TeamCard = v.InferOutput<typeof teamCard>;
export type Leader = v.InferOutput<typeof leader>;
export type LeadFieldLabels = v.InferOutput<typeof leadFieldLabels>;
