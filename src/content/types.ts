// What belongs in each field of the content. A field with a question mark may be left out.

/** A text for each of these names. */
export type Texts<Name extends string> = Record<Name, string>;

/** A full address, such as "https://www.firm.com/". */
type WebAddress = `https://${string}`;

/** # and six digits or letters from a to f, such as "#d9a750". */
export type Color = `#${string}`;

// firm.ts

export interface Firm {
  /** As shown in titles and in the footer. */
  name: string;
  /** Printed on the label of each record. */
  shortName: string;
  /** Every lead goes to this address. */
  email: string;
  /** Where the site will live: https:// and the domain, no slash at the end. */
  siteUrl: WebAddress;
  /** A year without quotes, such as 2025. */
  copyrightYear: number;
}

/** Each may be "". The footer shows all four, search engines read the first three. */
export interface Legal {
  /** Registered name. */
  legalName: string;
  /** Of the office. */
  address: string;
  /** Registers and supervisors, with numbers. */
  registration: string;
  /** Follows the disclaimer. */
  disclosure: string;
}

export interface InvestorLogin {
  /** The external service. */
  url: WebAddress;
  /**
   * Parameters that tell the service where the visitor came from, such as utm_source: "website".
   */
  tracking: Record<string, string>;
}

// landing.ts

export interface HeroContent {
  /** What the firm does, over the headline. May be "". */
  eyebrow: string;
  headline: string;
  tagline: string;
  /** Name of a photo in photos/stage. */
  image: string;
  /** Name of the photo in photos/stage that is shown when `image` does not load. */
  fallbackImage: string;
}

export type Actions = Texts<"investorLogin" | "scheduleCall">;

export interface Stat {
  /** The large figure or word. */
  value: string;
  /** Stands small after the value. */
  unit?: string;
  label: string;
}

export interface Pressing {
  /** On the spine of the first sleeve. Its last digits count on from spine to spine. */
  catalogNumber: string;
  speed: string;
}

export interface AboutContent {
  /** Each entry starts a new line. */
  heading: string[];
  intro: string;
  paragraphs: string[];
}

/** One line of the track record. */
export interface DealReference {
  /** When the deal closed. */
  year: string;
  /** The catalog or the estate, and the rights. */
  rights: string;
  /** What the team did. */
  role: string;
}

export interface WhyPartnerContent {
  /** Each entry starts a new line. */
  heading: string[];
  reasons: Texts<"title" | "text">[];
  dealFigures: Texts<"value" | "label">[];
  /** Below the figures, newest first: up to five, or none: []. */
  dealReferences: DealReference[];
  /** The date and the basis of the figures, below them. May be "". */
  figuresNote: string;
}

export interface CardText {
  name: string;
  role: string;
  description: string;
}

export interface TeamCard extends CardText {
  /** true on the Leadership Team, which has a page; false on all others. */
  isClickable: boolean;
}

export interface BoardContent extends CardText {
  areas: string[];
}

export interface TeamContent {
  heading: string;
  cards: TeamCard[];
  /** On the clickable card. */
  cardAction: string;
  board: BoardContent;
}

/** `next`: what happens after a press on the button. */
export type ContactContent = Texts<"heading" | "intro" | "next">;

// leaders.ts

export interface Leader {
  name: string;
  role: string;
  bio: string;
  /**
   * Name of a photo in photos/team. Without this line the page shows the first letter of the name.
   */
  image?: string;
  /** Which part is kept when the photo is cropped; "center" without this line. */
  framing?: "top" | "center" | "bottom";
  /**
   * The person's page there, such as "https://www.linkedin.com/in/NAME": a link beside the name.
   */
  linkedIn?: WebAddress;
  /** true shows the face on the landing page. The card has room for five. */
  onLandingPage?: boolean;
}

// navigation.ts

/** The sections of the landing page that the bar links to. */
export type SectionId = "about" | "why-partner" | "team" | "contact";

/** `side` is the side and the track of the record. */
export type Navigation = Record<SectionId, Texts<"label" | "side">>;

export type Bar = Texts<"mainNavigation" | "menuButton" | "backToHome">;

export type Footer = Texts<"rightsReserved" | "disclaimer">;

export interface FooterLink {
  label: string;
  /**
   * A page of the site or a file in `static`, such as "/privacy" or "/terms.pdf#page=2", or a full
   * address.
   */
  to: `/${string}` | WebAddress;
}

// lead-form.ts

/** `optional` stands beside the label of a field that may stay empty. */
export type LeadDialogContent = Texts<"intro" | "close" | "cancel" | "submit" | "submitting" | "optional">;

export interface FormField {
  /** In the form. */
  label: string;
  /** At the beginning of its line in the email. */
  name: string;
  /** "text" without this line; "lines" takes several lines of text. */
  type?: "text" | "email" | "tel" | "lines";
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

export interface LeadMail {
  subject: string;
  /** The last line of the email. */
  note: string;
  /** Ends the fields of an email that was cut, because a mail link has a limit. */
  cutMark: string;
}

export interface LeadSent {
  title: string;
  /** The mail link was opened. {email} becomes the firm's address, here and in `failure`. */
  success: string;
  /** The mail link could not be made or opened. */
  failure: string;
  /** Before the draft of the email, and before the button that leads there. */
  draft: string;
  /** On the button that opens the dialog with the draft. */
  seeDraft: string;
  openAgain: string;
  /** Shown to visitors with a mouse. Remove the services that you do not want to offer. */
  webmail: { before: string; services: ("Gmail" | "Outlook" | "Microsoft 365")[] };
  copy: string;
  copied: string;
  copyByHand: string;
  /** On the button that discards the draft. */
  discard: string;
  discarded: string;
  /** Where the draft is, and until when. */
  kept: string;
  /** Opens what few visitors need: the webmail services and the button that discards the draft. */
  more: string;
}

export type ToastWords = Texts<"region" | "dismiss">;

// pages.ts

export interface PageHead {
  /** In the browser's tab and in search results. */
  title: string;
  /** Below the title in search results and shared links. */
  description: string;
}

export type TeamPageContent = Texts<"heading" | "intro" | "invitation">;

export type NotFoundPageContent = Texts<"label" | "heading" | "text" | "home">;

export type ErrorPageContent = Texts<"label" | "heading" | "text" | "home" | "reload">;

// text-pages

/** What the build makes of `text-pages/privacy.md`. */
export interface TextPageContent {
  path: `/${string}`;
  title: string;
  description: string;
  /** The text without its title. */
  html: string;
}

// colors.ts

export type Colors = Record<
  "ground" | "deep" | "field" | "line" | "edge" | "strong" | "text" | "quiet" | "error" | "accent" | "highlight"
  | "paper" | "ink" | "inkSoft" | "amber" | "vinyl",
  Color
>;
