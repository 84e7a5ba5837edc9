// Looks for mistakes that the types cannot see. Pure: the build prints what it finds.
import {
  type Firm,
  type Leader,
  leadershipRoles,
  type NavigationLink,
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

function checkTexts(content: CheckedContent, report: Report) {
  for (const [file, parts] of Object.entries(content)) {
    for (const [name, part] of Object.entries(parts)) {
      for (const [field, text] of textsOf(part, name)) {
        if (text.trim() === '') report(file, field, text, 'write a text, or remove the field');
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

function checkFirm({ firm }: CheckedContent['firm.ts'], report: Report) {
  const file = 'firm.ts';
  if (!/^[^\s@<>(),;:"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(firm.email)) {
    report(file, 'firm.email', firm.email, 'write one e-mail address, such as name@firm.com');
  }
  checkHttps(file, 'firm.siteUrl', firm.siteUrl, report);
  if (firm.siteUrl.endsWith('/')) {
    report(file, 'firm.siteUrl', firm.siteUrl, 'remove the slash at its end');
  }
  checkHttps(file, 'firm.investorLogin.url', firm.investorLogin.url, report);
  if (!Number.isInteger(firm.copyrightYear) || firm.copyrightYear < 2000) {
    report(file, 'firm.copyrightYear', firm.copyrightYear, 'write a year with four digits');
  }
}

function checkLeaders(
  { leaders }: CheckedContent['leaders.ts'],
  photos: ExistingPhotos,
  report: Report,
) {
  const file = 'leaders.ts';
  const open: string[] = [...leadershipRoles];
  for (const [index, { role, image, name }] of leaders.entries()) {
    const seat = open.indexOf(role);
    if (seat >= 0) open.splice(seat, 1);
    else {
      report(
        file,
        `leaders[${index}].role`,
        role,
        `give ${name} one of the nine roles that nobody else has: ${open.join(', ') || 'none is left, so remove one person'}`,
      );
    }
    checkPhoto(file, `leaders[${index}].image`, 'team', image, photos, report);
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

/** All mistakes of the content; empty when it can be built. */
export function checkContent(content: CheckedContent, photos: ExistingPhotos): ContentFault[] {
  const faults: ContentFault[] = [];
  const report: Report = (file, field, value, fix) => {
    faults.push({ file, field, value: String(value), fix });
  };
  checkTexts(content, report);
  checkFirm(content['firm.ts'], report);
  checkLanding(content, photos, report);
  checkLeaders(content['leaders.ts'], photos, report);
  return faults;
}
