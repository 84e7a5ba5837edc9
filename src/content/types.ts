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

/** One numbered reason to partner. */
export interface Reason {
  title: string;
  text: string;
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

/** A message that is shown as a toast. */
export interface ToastText {
  title: string;
  description: string;
}
