// Warnings about content that looks odd or will need attention soon.
import { maxAreas, maxFaces } from '../style/tokens';
import type { Content } from './schema';

/** The nine roles of the specification; two people are Acquisitions Leads. */
const leadershipRoles = [
  'CEO',
  'CMO',
  'COO',
  'Finance and Royalties Director',
  'General Counsel',
  'VP of A&R and M&A',
  'Acquisitions Lead',
  'Acquisitions Lead',
  'VP Publishing',
];

/** Longest bio, in characters, that fits the height of its row. */
const maxBioLength = 220;

/** Letters that a phone shows below an icon. */
const maxShortNameLength = 12;

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Removes the lines whose condition is false: `condition && line`. */
const withoutFalse = (lines: readonly (string | false)[]) => lines.filter((line) => line !== false);

function firmWarnings({ firm, security }: Content['firm'], today: string): string[] {
  const { copyrightYear, shortName } = firm;
  const { expires } = security;
  return withoutFalse([
    copyrightYear < Number(today.slice(0, 4)) &&
      `firm.copyrightYear is ${copyrightYear}: check whether the year is still right.`,
    expires <= daysAfter(today, 30) &&
      `security.expires is ${expires}: check that security.email is right, and write a day within the next year.`,
    expires > daysAfter(today, 366) &&
      `security.expires is ${expires}: programs that read it want a day within the next year.`,
    shortName.length > maxShortNameLength &&
      `firm.shortName has ${shortName.length} letters: phones show about ${maxShortNameLength} of them.`,
  ]);
}

/** Copies a list and removes each entry of another list once, because two people can have the same role. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...list];
  for (const entry of others) {
    if (left.includes(entry)) left.splice(left.indexOf(entry), 1);
  }
  return left;
}

function leaderWarnings({ leaders, rolesDifferOnPurpose }: Content['leaders']): string[] {
  const people = leaders.flatMap(({ name, bio, image }) => {
    const first = leaders.find((other) => other.image === image)?.name;
    return withoutFalse([
      bio.length > maxBioLength &&
        `the bio of ${name} has ${bio.length} characters: above ${maxBioLength}, it makes its row taller and leaves empty space in the other cards, so shorten it.`,
      first !== name && `${name} and ${first} have the same photo, ${image}.`,
    ]);
  });
  const roles = leaders.map(({ role }) => role);
  const differences = [
    ...without(leadershipRoles, roles).map((role) => `missing: ${role}`),
    ...without(roles, leadershipRoles).map((role) => `not among them: ${role}`),
  ];
  const faces = leaders.filter(({ onLandingPage }) => onLandingPage).length;
  return withoutFalse([
    ...people,
    differences.length > 0 &&
      !rolesDifferOnPurpose &&
      `the roles are not the nine of the specification (${differences.join(', ')}): correct the roles, or write rolesDifferOnPurpose = true and check where landing.ts and pages.ts say nine.`,
    (faces === 0 || faces > maxFaces) &&
      `${faces} people have onLandingPage: the card on the landing page has room for one to ${maxFaces} faces.`,
  ]);
}

/** One line for each thing to look at; `today` is `YYYY-MM-DD`. */
export function listContentWarnings(content: Content, today: string): string[] {
  const { length } = content.landing.team.board.areas;
  const ofFile = (file: string, lines: string[]) =>
    lines.map((line) => `src/content/${file}.ts: ${line}`);
  const areaWarning = `team.board.areas has ${length} entries: the drawing has ${maxAreas} heights, so some areas share a height.`;
  return [
    ...ofFile('firm', firmWarnings(content.firm, today)),
    ...ofFile('landing', length > maxAreas ? [areaWarning] : []),
    ...ofFile('leaders', leaderWarnings(content.leaders)),
  ];
}
