// Warnings about content that looks odd or will need attention soon.
import {
  maxAreas,
  maxBioLength,
  maxFaces,
  maxHeadlineLength,
  maxShortNameLength,
  maxStats,
} from '../style/capacity';
import type { Content } from './schema';
import { type Finding, fieldName, listTexts } from './texts';

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

/** The headline and the tagline of the specification, which other texts repeat. */
const specifiedHeadlines = ['Turning Assets to Legacy', 'Growing IP Value Year After Year'];

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const when = (isOdd: boolean, keys: string, message: string): Finding[] =>
  isOdd ? [[keys.split('.'), message]] : [];

function firmWarnings({ firm, security }: Content['firm'], today: string): Finding[] {
  const { copyrightYear, shortName } = firm;
  const { expires } = security;
  return [
    ...when(
      copyrightYear < Number(today.slice(0, 4)),
      'firm.firm.copyrightYear',
      `firm.copyrightYear is ${copyrightYear}: check whether the year is still right.`,
    ),
    ...when(
      expires <= daysAfter(today, 30),
      'firm.security.expires',
      `security.expires is ${expires}: check that security.email is right, and write a day within the next year.`,
    ),
    ...when(
      expires > daysAfter(today, 366),
      'firm.security.expires',
      `security.expires is ${expires}: programs that read it want a day within the next year.`,
    ),
    ...when(
      shortName.length > maxShortNameLength,
      'firm.firm.shortName',
      `firm.shortName has ${shortName.length} letters: phones show about ${maxShortNameLength} of them.`,
    ),
  ];
}

/** Copies a list and removes each entry of another list once, because two people can have the same role. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...list];
  for (const entry of others) {
    if (left.includes(entry)) left.splice(left.indexOf(entry), 1);
  }
  return left;
}

function leaderWarnings({ leaders, rolesDifferOnPurpose }: Content['leaders']): Finding[] {
  const roles = leaders.map(({ role }) => role);
  const differences = [
    ...without(leadershipRoles, roles).map((role) => `missing: ${role}`),
    ...without(roles, leadershipRoles).map((role) => `not among them: ${role}`),
  ];
  const faces = leaders.filter(({ onLandingPage }) => onLandingPage).length;
  return [
    ...leaders.flatMap(({ name, bio, image }, index) => {
      const first = leaders.find((other) => other.image === image)?.name;
      return [
        ...when(
          bio.length > maxBioLength,
          `leaders.leaders.${index}.bio`,
          `the bio of ${name} has ${bio.length} characters: above ${maxBioLength}, it makes its row taller and leaves empty space in the other cards, so shorten it.`,
        ),
        ...when(
          first !== name,
          `leaders.leaders.${index}.image`,
          `${name} and ${first} have the same photo, ${image}.`,
        ),
      ];
    }),
    ...when(
      differences.length > 0 && !rolesDifferOnPurpose,
      'leaders.leaders',
      `the roles are not the nine of the specification (${differences.join(', ')}): correct the roles, or write rolesDifferOnPurpose = true and check where landing.ts and pages.ts say nine.`,
    ),
    ...when(
      faces === 0 || faces > maxFaces,
      'leaders.leaders',
      `${faces} people have onLandingPage: the card on the landing page has room for one to ${maxFaces} faces.`,
    ),
  ];
}

function roomWarnings({ hero, stats, team }: Content['landing']): Finding[] {
  const { length } = hero.headline;
  const { areas } = team.board;
  return [
    ...when(
      length > maxHeadlineLength,
      'landing.hero.headline',
      `hero.headline has ${length} characters: above ${maxHeadlineLength}, it pushes the buttons off the first screen of a phone, so shorten it.`,
    ),
    ...when(
      stats.length > maxStats,
      'landing.stats',
      `stats has ${stats.length} entries: the card has room for ${maxStats}.`,
    ),
    ...when(
      areas.length > maxAreas,
      'landing.team.board.areas',
      `team.board.areas has ${areas.length} entries: the drawing has ${maxAreas} heights, so some areas share a height.`,
    ),
  ];
}

/** Amounts and years in a text, such as "$1.27B" and "15 years". */
const figuresIn = (text: string) =>
  Array.from(
    text.matchAll(/\$\d[\d.,]*(?<=\d)\s?([KMB]\b|million|billion)?|\b\d+ years/g),
    ([figure]) => figure.trim(),
  );

/** Texts that repeat what the hero and the figures no longer say. */
function repetitionWarnings({ landing, pages }: Content): Finding[] {
  const { hero, stats, whyPartner, about } = landing;
  const figures = [...stats, ...whyPartner.dealFigures].map((stat) =>
    Object.values(stat).join(' '),
  );
  const known = figures.flatMap(figuresIn);
  const current = `${hero.headline} ${hero.tagline}`.toLowerCase();
  const old = specifiedHeadlines.filter((line) => !current.includes(line.toLowerCase()));
  const texts = [...listTexts(about, ['landing', 'about']), ...listTexts(pages, ['pages'])];
  return texts.flatMap(([keys, text]): Finding[] => {
    const field = fieldName(keys.slice(1));
    const repeated = old.find((line) => text.toLowerCase().includes(line.toLowerCase()));
    return [
      ...figuresIn(text)
        .filter((figure) => !known.includes(figure))
        .map((figure): Finding => {
          return [
            keys,
            `${field} says "${figure}", but stats and dealFigures do not: correct the old one.`,
          ];
        }),
      ...when(
        repeated !== undefined,
        keys.join('.'),
        `${field} still says "${repeated}", but the hero does not.`,
      ),
    ];
  });
}

/** Texts with HTML, which visitors would see as typed. */
function markupWarnings(content: Content): Finding[] {
  return listTexts(content).flatMap(([keys, text]) => {
    const [markup = ''] = /<\/?[a-z][^>]*>|&(#\w+|[a-z]+\d*);/i.exec(text) ?? [];
    const field = fieldName(keys.slice(1));
    return when(
      markup !== '',
      keys.join('.'),
      `${field} has ${markup}: visitors would see it as it stands, so write the characters themselves.`,
    );
  });
}

/** Everything to look at; `today` is `YYYY-MM-DD`. */
export function findWarnings(content: Content, today: string): Finding[] {
  return [
    ...firmWarnings(content.firm, today),
    ...roomWarnings(content.landing),
    ...leaderWarnings(content.leaders),
    ...repetitionWarnings(content),
    ...markupWarnings(content),
  ];
}
