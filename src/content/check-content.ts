// Looks for mistakes that the types cannot see. Pure: the build prints what it finds.
import {
  type Firm,
  type Leader,
  leadershipRoles,
  type NavigationLink,
  sectionIds,
  type TeamCard,
} from './types';

/** One mistake, and what to do about it. */
export interface ContentFault {
  /** File below `src/content`. */
  file: string;
  /** Where in it, such as `leaders[3].bio`. */
  field: string;
  /** What stands there. */
  value: string;
  /** What to do. */
  fix: string;
}

/** The parts of the content that have rules of their own. */
export interface CheckedContent {
  'firm.ts': { firm: Firm };
  'navigation.ts': { navigation: readonly NavigationLink[] };
  'landing.ts': {
    hero: { image: string; fallbackImage: string };
    team: { cards: readonly TeamCard[]; faces: readonly string[] };
  };
  'leaders.ts': { leaders: readonly Leader[] };
  [file: string]: object;
}

/** File names of the originals that exist, by folder of `src/content/photos`. */
export type ExistingPhotos = Readonly<Record<'stage' | 'team', readonly string[]>>;

type Report = (file: string, field: string, value: unknown, fix: string) => void;

/** Every text of a file, with its place. */
function* textsOf(value: unknown, field: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [field, value];
  else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* textsOf(entry, `${field}[${index}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) yield* textsOf(entry, `${field}.${key}`);
  }
}

/** Longest bio in characters: more would make one card tower over its row. */
const longestBio = 220;

/**
 * Names that login services and ad networks keep for themselves: sent along, they could break the
 * login or claim a visitor for a campaign.
 */
const reservedParameters =
  /^(code|state|nonce|scope|token|access_token|id_token|session|sid|redirect(_uri)?|return_to|next|[a-z]*clid|_ga|_gl)$/i;

/** Words that the specification gives letter by letter. */
const fixedWords =
  /^(leadSent\.(success|failure)\.description|leadMail\.subject|leadDialog\.submitting)$/;

/** Slips of the keyboard in texts: what to look for, and what to write instead. */
const slips: readonly [RegExp, string][] = [
  [/"/, 'write curly quotes: “ and ”'],
  [/'/, 'write a curly apostrophe: ’'],
  [/--| - /, 'write a dash (–), a comma or a colon'],
  [/\.\.\./, 'write an ellipsis: …'],
  [/ {2}/, 'write one space'],
];

/** Texts that no visitor reads as a sentence. */
const isAddress = (text: string) => /^https?:|^[^\s@]+@\S+$/.test(text);

function checkTexts(content: CheckedContent, report: Report) {
  for (const [file, parts] of Object.entries(content)) {
    for (const [name, part] of Object.entries(parts)) {
      for (const [field, text] of textsOf(part, name)) {
        if (text.trim() === '') {
          report(file, field, text, 'write a text, or remove the field');
          continue;
        }
        if (fixedWords.test(field) || isAddress(text)) continue;
        for (const [slip, fix] of slips) if (slip.test(text)) report(file, field, text, fix);
      }
    }
  }
}

function checkHttps(file: string, field: string, value: string, report: Report) {
  const address = URL.canParse(value) ? new URL(value) : null;
  if (address?.protocol !== 'https:') {
    report(file, field, value, 'write a full address that starts with https://');
  }
}

function checkEmail(file: string, field: string, value: string, report: Report) {
  if (!/^[^\s@<>(),;:"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)) {
    report(file, field, value, 'write one e-mail address, such as name@firm.com');
  }
}

function checkTracking({ url, tracking }: Firm['investorLogin'], report: Report) {
  const own = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
  for (const [name, value] of Object.entries(tracking)) {
    const field = `firm.investorLogin.tracking.${name}`;
    if (reservedParameters.test(name)) {
      report('firm.ts', field, value, 'choose another name: services keep this one for themselves');
    } else if (own.has(name)) {
      report('firm.ts', field, value, 'remove it here or from the url, which has it as well');
    } else if (!/^[a-z]\w*$/i.test(name)) {
      report('firm.ts', field, value, 'use letters, digits and underscores in its name');
    }
  }
}

function checkFirm({ firm }: CheckedContent['firm.ts'], thisYear: number, report: Report) {
  const file = 'firm.ts';
  checkEmail(file, 'firm.email', firm.email, report);
  checkEmail(file, 'firm.security.email', firm.security.email, report);
  const { expires } = firm.security;
  if (!/^\d{4}-\d\d-\d\d$/.test(expires) || Number.isNaN(Date.parse(expires))) {
    report(file, 'firm.security.expires', expires, 'write a day as YYYY-MM-DD');
  } else if (Number(expires.slice(0, 4)) > thisYear + 1) {
    report(file, 'firm.security.expires', expires, 'write a day within the next year');
  }
  if (firm.shortName.length > 12) {
    report(file, 'firm.shortName', firm.shortName, 'write twelve letters at most');
  }
  checkHttps(file, 'firm.siteUrl', firm.siteUrl, report);
  if (firm.siteUrl.endsWith('/')) {
    report(file, 'firm.siteUrl', firm.siteUrl, 'remove the slash at its end');
  }
  checkHttps(file, 'firm.investorLogin.url', firm.investorLogin.url, report);
  checkTracking(firm.investorLogin, report);
  const year = firm.copyrightYear;
  if (!Number.isInteger(year) || year < 2000) {
    report(file, 'firm.copyrightYear', year, 'write a year with four digits');
  } else if (year > thisYear) {
    report(file, 'firm.copyrightYear', year, `write ${thisYear} or a year before it`);
  }
}

function checkLeaders(
  { leaders }: CheckedContent['leaders.ts'],
  photos: ExistingPhotos,
  report: Report,
) {
  const file = 'leaders.ts';
  const open: string[] = [...leadershipRoles];
  for (const [index, { role, image, name, bio }] of leaders.entries()) {
    const seat = open.indexOf(role);
    if (seat >= 0) open.splice(seat, 1);
    else {
      report(
        file,
        `leaders[${index}].role`,
        role,
        `give ${name} one of the nine roles that nobody else has: ${open.join(', ') || 'none is left, so remove one person'}`,
      );
      // Whoever is one too many has to go anyway.
      continue;
    }
    checkPhoto(file, `leaders[${index}].image`, 'team', image, photos, report);
    if (bio.length > longestBio) {
      const fix = `shorten it by ${bio.length - longestBio} characters, to ${longestBio}`;
      report(file, `leaders[${index}].bio`, bio, fix);
    }
    if (leaders.findIndex((other) => other.name === name) < index) {
      report(
        file,
        `leaders[${index}].name`,
        name,
        'name another person: this one is there already',
      );
    }
    if (leaders.findIndex((other) => other.image === image) < index) {
      report(file, `leaders[${index}].image`, image, 'give everybody a photo of their own');
    }
  }
  if (leaders.length < leadershipRoles.length) {
    report(file, 'leaders', `${leaders.length} people`, `add the missing: ${open.join(', ')}`);
  }
}

function checkPhoto(
  file: string,
  field: string,
  folder: 'stage' | 'team',
  name: string,
  photos: ExistingPhotos,
  report: Report,
) {
  if (photos[folder].includes(name)) return;
  const existing = photos[folder].join(', ') || 'nothing yet';
  report(
    file,
    field,
    name,
    `put the photo into src/content/photos/${folder}, or name one of its files: ${existing}`,
  );
}

function checkLanding(content: CheckedContent, photos: ExistingPhotos, report: Report) {
  const file = 'landing.ts';
  const { hero, team } = content[file];
  checkPhoto(file, 'hero.image', 'stage', hero.image, photos, report);
  checkPhoto(file, 'hero.fallbackImage', 'stage', hero.fallbackImage, photos, report);
  for (const [index, face] of team.faces.entries()) {
    checkPhoto(file, `team.faces[${index}]`, 'team', face, photos, report);
  }
  const clickable = team.cards.filter((card) => card.isClickable);
  if (clickable.length !== 1) {
    report(
      file,
      'team.cards',
      `${clickable.length} clickable cards`,
      'set isClickable to true on the Leadership Team card alone: it is the one with a page',
    );
  }
}

function checkNavigation({ navigation }: CheckedContent['navigation.ts'], report: Report) {
  for (const [index, { section }] of navigation.entries()) {
    const field = `navigation[${index}].section`;
    if (!sectionIds.includes(section)) {
      report('navigation.ts', field, section, `name a section: ${sectionIds.join(', ')}`);
    } else if (navigation.findIndex((other) => other.section === section) < index) {
      report('navigation.ts', field, section, 'remove it: an anchor before it goes there already');
    }
  }
}

/**
 * All mistakes of the content; empty when it can be built.
 *
 * @param thisYear four digits: no copyright of next year
 */
export function checkContent(
  content: CheckedContent,
  photos: ExistingPhotos,
  thisYear: number,
): ContentFault[] {
  const faults: ContentFault[] = [];
  const report: Report = (file, field, value, fix) => {
    faults.push({ file, field, value: String(value), fix });
  };
  checkTexts(content, report);
  checkFirm(content['firm.ts'], thisYear, report);
  checkNavigation(content['navigation.ts'], report);
  checkLanding(content, photos, report);
  checkLeaders(content['leaders.ts'], photos, report);
  return faults;
}
