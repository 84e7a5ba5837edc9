// What may be built but looks odd, or will soon need somebody's attention.
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

/** Longest bio in characters that fits the height of its row. */
const longestBio = 220;

/** Faces that the Leadership Team card has room for. */
const mostFaces = 5;

/** Notes that the staff of the Board of Directors has room for. */
const mostAreas = 4;

/** Letters below an icon on a phone. */
const longestShortName = 12;

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

function firmWarnings({ firm, security }: Content['firm'], today: string): string[] {
  const { expires } = security;
  const lines: string[] = [];
  if (firm.copyrightYear < Number(today.slice(0, 4))) {
    lines.push(`firm.copyrightYear is ${firm.copyrightYear}: check whether it is still meant.`);
  }
  if (expires <= daysAfter(today, 30)) {
    lines.push(
      `security.expires is ${expires}: check that security.email is right, and write a day within the next year.`,
    );
  } else if (expires > daysAfter(today, 366)) {
    lines.push(
      `security.expires is ${expires}: programs that read it want a day within the next year.`,
    );
  }
  if (firm.shortName.length > longestShortName) {
    lines.push(
      `firm.shortName has ${firm.shortName.length} letters: phones cut it to about ${longestShortName}.`,
    );
  }
  return lines;
}

/** The entries of a list that another one lacks; an entry that is there twice is needed twice. */
function lackedBy(others: readonly string[], list: readonly string[]): string[] {
  const left = [...others];
  return list.filter((entry) => {
    const place = left.indexOf(entry);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function leaderWarnings({ leaders }: Content['leaders']): string[] {
  const lines: string[] = [];
  for (const { name, bio, image } of leaders) {
    if (bio.length > longestBio) {
      lines.push(
        `the bio of ${name} has ${bio.length} characters: above ${longestBio} the card gets taller than its row, which leaves empty space in the others.`,
      );
    }
    const first = leaders.find((other) => other.image === image);
    if (first && first.name !== name) {
      lines.push(`${name} and ${first.name} have the same photo, ${image}.`);
    }
  }
  const roles = leaders.map(({ role }) => role);
  const differences = [
    ...lackedBy(roles, leadershipRoles).map((role) => `missing: ${role}`),
    ...lackedBy(leadershipRoles, roles).map((role) => `not among them: ${role}`),
  ];
  if (differences.length > 0) {
    lines.push(
      `the roles are not the nine of the specification (${differences.join(', ')}): correct them, or check where landing.ts and pages.ts say nine.`,
    );
  }
  const faces = leaders.filter(({ onLandingPage }) => onLandingPage).length;
  if (faces === 0 || faces > mostFaces) {
    lines.push(
      `${faces} people have onLandingPage: the card on the landing page is made for one to ${mostFaces} faces.`,
    );
  }
  return lines;
}

/** One line for each thing to look at; `today` is `YYYY-MM-DD`. */
export function listContentWarnings(content: Content, today: string): string[] {
  const { areas } = content.landing.team.board;
  return [
    ...firmWarnings(content.firm, today).map((line) => `src/content/firm.ts: ${line}`),
    ...(areas.length > mostAreas
      ? [
          `src/content/landing.ts: team.board.areas has ${areas.length} entries: the drawing has lines for ${mostAreas}, so some share one.`,
        ]
      : []),
    ...leaderWarnings(content.leaders).map((line) => `src/content/leaders.ts: ${line}`),
  ];
}
