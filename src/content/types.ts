// What belongs in each field of the content. The compiler checks it with each build, and
// `src/build/check/content.ts` what a type cannot say. A field with `?` may be left out.

type WebAddress = `https://${string}.${string}`;

/** The square of a photo that is shown. */
export interface Crop {
  /** From left and from top, where 0% 0% is the upper left corner, and 100% 100% the lower right. */
  place: `${number}% ${number}%`;
  /** With 1 the square is as high, or as wide, as the photo; with 2, half as high. */
  zoom: number;
}

export interface CardText {
  name: string;
  role: string;
  description: string;
}

/** The title is in the browser's tab and in search results. There the description follows it. */
interface PageHead {
  title: string;
  description: string;
}

/** The name of a section, and its side and track on the record, such as A1. */
interface Section {
  label: string;
  side: string;
}

export interface Leader {
  name: string;
  role: string;
  bio: string;
  /** Name of a photo in photos/team. Without this line the page shows the name's first letter. */
  image?: string;
  /** Which part is kept when the photo is cropped; "center" without this line. */
  framing?: 'top' | 'center' | 'bottom';
  /** The person's page, such as "https://www.linkedin.com/in/NAME": a link beside the name. */
  linkedIn?: WebAddress;
}

export interface FormField {
  /** In the form. */
  label: string;
  /** At the beginning of its line in the email. */
  name: string;
  /** "text" without this line; "lines" takes several lines of text. */
  type?: 'text' | 'email' | 'tel' | 'lines';
  /** true: the browser refuses the form while the field is empty. */
  isRequired?: boolean;
  /**
   * What the browser may fill in:
   * https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/autocomplete
   */
  autoComplete?: string;
  /** true: shares its row with another half. */
  isHalf?: boolean;
}

/** A list with one entry or more. */
type List<Entry> = [Entry, ...Entry[]];

/** Texts by these names. */
type Texts<Name extends string> = Record<Name, string>;

/** All that the files of this folder export. */
export interface Content {
  // firm.ts
  firm: {
    /** In titles and in the footer. */
    name: string;
    /** On the labels of the records. */
    shortName: string;
    /** Every lead goes to this address. */
    email: `${string}@${string}.${string}`;
    /** Where the site will live: https:// and the domain. A folder belongs into `--base`. */
    siteUrl: WebAddress;
    copyrightYear: number;
  };
  /** The language of the site’s words, such as "en" or "pt-BR". */
  language: string;
  /** All may be "". Search engines read the first three. */
  legal: {
    legalName: string;
    /** Of the office. */
    address: string;
    /** Registers and supervisors, with numbers. */
    registration: string;
    /** Follows the disclaimer. */
    disclosure: string;
  };
  investorLogin: { url: WebAddress; tracking: Readonly<Record<string, string>> };

  // landing.ts
  hero: {
    /** What the firm does, over the headline. May be "". */
    eyebrow: string;
    headline: string;
    tagline: string;
    image: string;
    /** What the record shows of both photos. */
    crop: Crop;
    fallbackImage: string;
  };
  actions: Texts<'investorLogin' | 'scheduleCall'>;
  /** A large figure or word, and what stands small after it. */
  stats: List<{ value: string; unit?: string; label: string }>;
  pressing: Texts<'speed'>;
  about: { heading: List<string>; intro: string; paragraphs: string[] };
  whyPartner: {
    heading: List<string>;
    reasons: List<Texts<'title' | 'text'>>;
    dealFigures: List<Texts<'value' | 'label'>>;
    /** When the deal closed; the catalog or the estate, and the rights; what the team did. */
    dealReferences: Texts<'year' | 'rights' | 'role'>[];
    /** May be "". */
    figuresNote: string;
  };
  team: {
    heading: string;
    cards: List<CardText & { isClickable: boolean }>;
    /** On the clickable card. */
    cardAction: string;
    board: CardText & { areas: List<string> };
  };
  /** `next`: what happens after a press on the button. */
  contact: Texts<'heading' | 'intro' | 'next'>;
  orWriteTo: string;

  // leaders.ts
  leaders: List<Leader>;

  // navigation.ts
  navigation: { about: Section; 'why-partner': Section; team: Section; contact: Section };
  skipLink: string;
  homeLinkSuffix: string;
  bar: Texts<'mainNavigation' | 'menuButton' | 'backToHome'>;
  newTab: string;
  footer: Texts<'rightsReserved' | 'disclaimer'>;
  footerLinks: { label: string; to: `/${string}` | WebAddress }[];

  // lead-form.ts
  leadDialog: Texts<
    'intro' | 'close' | 'cancel' | 'submit' | 'submitting' | 'optional' | 'tooLong'
  >;
  leadFields: List<FormField>;
  leadMail: Texts<'subject' | 'note' | 'toLabel' | 'subjectLabel' | 'cutMark'>;
  leadSent: Texts<
    'title' | 'draft' | 'seeDraft' | 'openAgain' | 'copy' | 'copied' | 'copyByHand' | 'kept'
  > & {
    /** {email} stands for the firm's address. */
    success: `${string}{email}${string}`;
    failure: `${string}{email}${string}`;
    webmail: { before: string; services: ('Gmail' | 'Outlook' | 'Microsoft 365')[] };
  };
  toastWords: Texts<'region' | 'dismiss'>;

  // pages.ts
  teamPage: Texts<'heading' | 'intro' | 'portraitOf' | 'linkedIn' | 'invitation'>;
  pages: Record<'home' | 'team' | 'notFound' | 'error', PageHead>;
  /** `label` is the number of the error. */
  notFoundPage: { label: `${number}` } & Texts<'heading' | 'text' | 'home'>;
  errorPage: Texts<'label' | 'heading' | 'text' | 'home' | 'reload'>;

  // colors.ts
  colors: Record<'ground' | 'text' | 'accent' | 'paper' | 'error', `#${string}`>;
}

export type SectionId = keyof Content['navigation'];
export type Colors = Content['colors'];

/** What the build makes of `text-pages/privacy.md`. */
export interface TextPageContent {
  path: `/${string}`;
  title: string;
  description: string;
  /** The text without its title. */
  html: string;
}
