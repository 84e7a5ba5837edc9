// The shapes of everything an editor can change. Words live in the files beside this one.

/** Who the firm is and where it can be reached. */
export interface Firm {
  /** Full legal or trading name, as it stands in titles and the footer. */
  name: string;
  /** General inquiries address: the one recipient of every lead. */
  email: string;
  /** Where the site lives, https, no trailing slash: used for canonical links and sharing. */
  siteUrl: string;
  /** The external equity-management service behind Investor Login. */
  investorLogin: {
    /** https address of the service. */
    url: string;
    /** Query parameters that tell the service where the visitor came from. */
    tracking: Readonly<Record<string, string>>;
  };
  /** What the name is cut to below an icon on a phone's screen: twelve letters at most. */
  shortName: string;
  /** Who hears of security problems; published at `/.well-known/security.txt`. */
  security: {
    email: string;
    /** Last day on which this is sure to be right, `YYYY-MM-DD`; a year ahead at most. */
    expires: string;
  };
  /** Year in the copyright line. */
  copyrightYear: number;
}

/** The first screen. */
export interface Hero {
  headline: string;
  tagline: string;
  /** Original in `src/content/photos/stage`; decorative, so it needs no description. */
  image: string;
  /** Stock photo that takes its place if it does not load; same folder. */
  fallbackImage: string;
}

/** Words of the two calls to action. */
export interface Actions {
  investorLogin: string;
  investorLoginTooltip: string;
  scheduleCall: string;
}

/** One figure on the stats card: a value with an optional small unit, and what it counts. */
export interface Stat {
  value: string;
  unit?: string;
  label: string;
}

/** A figure that is cited as a reference, with what it refers to. */
export interface DealReference {
  value: string;
  label: string;
}

/** One anchor of the landing page's bar. */
export interface NavigationLink {
  /** The id of a section of the landing page. */
  section: SectionId;
  label: string;
  /** The vinyl side printed beside the section's name. */
  side: string;
}

/** The landing page's sections that can be linked to, by id. */
export const sectionIds = ['about', 'why-partner', 'team', 'contact'] as const;

/** The id of one of them. */
export type SectionId = (typeof sectionIds)[number];

/** About: the mission. */
export interface About {
  /** Each entry starts a new line. */
  heading: readonly string[];
  lead: string;
  paragraphs: readonly string[];
}

/** Why Partner: reasons and figures. */
export interface WhyPartner {
  /** Each entry starts a new line. */
  heading: readonly string[];
  reasons: readonly Reason[];
  references: readonly DealReference[];
}

/** One numbered reason to partner. */
export interface Reason {
  title: string;
  text: string;
}

/** Team: the cards, and the Board of Directors. */
export interface Team {
  heading: string;
  cards: readonly TeamCard[];
  /** Portraits that look out of the clickable card; originals in `src/content/photos/team`. */
  faces: readonly string[];
  /** What the clickable card invites to. */
  cardAction: string;
  board: {
    name: string;
    description: string;
    /** The notes on its staff, which has room for four. */
    areas: readonly string[];
  };
}

/** One of the three cards of the Team section. */
export interface TeamCard {
  name: string;
  /** Short line above the name. */
  role: string;
  description: string;
  /** Only one card may be a link: it goes to the Leadership Team page. */
  isClickable: boolean;
}

/** Contact: the invitation to talk. */
export interface Contact {
  heading: string;
  lead: string;
}

/** The nine seats of the Leadership Team; "Acquisitions Lead" is held by two people. */
export const leadershipRoles = [
  'CEO',
  'CMO',
  'COO',
  'Finance and Royalties Director',
  'General Counsel',
  'VP of A&R and M&A',
  'Acquisitions Lead',
  'Acquisitions Lead',
  'VP Publishing',
] as const;

/** One of the seats of the Leadership Team. */
export type LeadershipRole = (typeof leadershipRoles)[number];

/** Which part of a portrait stays visible when it is cut to a square. */
export type Framing = 'center' | 'top' | 'bottom';

/** One person of the Leadership Team. */
export interface Leader {
  name: string;
  role: LeadershipRole;
  bio: string;
  /** File name of the original in `src/content/photos/team`. */
  image: string;
  /** Leave out for `center`. */
  framing?: Framing;
}

/** Words of the Schedule Intro Call dialog. */
export interface LeadDialogWords {
  title: string;
  intro: string;
  close: string;
  cancel: string;
  submit: string;
  /** On the button until the email has been handed over. */
  submitting: string;
}

/** A word for each field of the intro-call form. */
export interface LeadFieldLabels {
  name: string;
  email: string;
  company: string;
  title: string;
  phone: string;
  reason: string;
}

/** Words of its fields. */
export interface LeadFieldWords {
  /** Beside the label of a field that may stay empty. */
  optional: string;
  labels: LeadFieldLabels;
  /** Shown in the form's place where scripts do not run, and with it where the app cannot load. */
  template: { text: string; link: string };
}

/** Words of the email that a submit writes. */
export interface LeadMailWords {
  subject: string;
  /** In the order of the email; the reason, which may have many lines, always comes last. */
  labels: LeadFieldLabels;
  /** Last line. */
  note: string;
  /** Ends a text that was too long for a mail link. */
  cutMark: string;
}

/** A message that is shown as a toast. */
export interface ToastText {
  title: string;
  description: string;
}

/** What is said after a submit: the two toasts, and the line that stays in the Contact section. */
export interface LeadSentWords {
  success: ToastText;
  /** The email could not be opened. */
  failure: ToastText;
  kept: string;
  openAgain: string;
  copy: string;
  copied: string;
  copyByHand: string;
}

/** Words of the toasts themselves. */
export interface ToastWords {
  /** What screen readers call the place where they appear. */
  region: string;
  dismiss: string;
}

/** Words of the bar. */
export interface BarWords {
  /** What screen readers call the anchors. */
  mainNavigation: string;
  menuButton: string;
  backToHome: string;
}

/** Words of the footer. */
export interface FooterWords {
  rightsReserved: string;
  disclaimer: string;
}

/** One text for each page. */
export interface PageTexts {
  home: string;
  team: string;
  notFound: string;
}

/** Head of the Leadership Team page. */
export interface TeamPageWords {
  heading: string;
  lead: string;
}

/** A page with one message and a way home. */
export interface LostPageWords {
  /** Small line above the heading. */
  label: string;
  heading: string;
  text: string;
  home: string;
}

/** The page for a fault in the site itself. */
export interface ErrorPageWords extends LostPageWords {
  reload: string;
}
