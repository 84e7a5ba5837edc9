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
import { type Finding, listTexts, ofField } from './texts';

/** The headline and the tagline of the specification, which other texts repeat. */
const specifiedHeadlines = ['Turning Assets to Legacy', 'Growing IP Value Year After Year'];

/** The nine roles of the specification. */
const specifiedRoles =
  'CEO, CMO, COO, Finance and Royalties Director, General Counsel, VP of A&R and M&A, Acquisitions Lead, Acquisitions Lead, VP Publishing';

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const when = (isOdd: boolean, field: string, message: string): Finding[] =>
  isOdd ? [ofField(field.split('.'), message)] : [];

function firmWarnings({ firm, security }: Content['firm']): Finding[] {
  const today = new Date().toISOString();
  const { copyrightYear: year, shortName } = firm;
  const { expires } = security;
  const checkYear = `is ${year}: check whether the year is still right.`;
  const renew = `is ${expires}: check that security.email is right, and write a day within the next year.`;
  const tooLate = `is ${expires}: programs that read it want a day within the next year.`;
  const tooLong = `has ${shortName.length} letters: phones show about ${maxShortNameLength} of them.`;
  return [
    ...when(year < Number(today.slice(0, 4)), 'firm.firm.copyrightYear', checkYear),
    ...when(expires <= daysAfter(today, 30), 'firm.security.expires', renew),
    ...when(expires > daysAfter(today, 366), 'firm.security.expires', tooLate),
    ...when(shortName.length > maxShortNameLength, 'firm.firm.shortName', tooLong),
  ];
}

function roomWarnings({ hero, stats, team }: Content['landing']): Finding[] {
  const { length } = hero.headline;
  const areas = team.board.areas.length;
  const longHeadline = `has ${length} characters: above ${maxHeadlineLength}, it pushes the buttons off the first screen of a phone, so shorten it.`;
  const manyStats = `has ${stats.length} entries: the card has room for ${maxStats}.`;
  const manyAreas = `has ${areas} entries: the drawing has ${maxAreas} heights, so some areas share a height.`;
  return [
    ...when(length > maxHeadlineLength, 'landing.hero.headline', longHeadline),
    ...when(stats.length > maxStats, 'landing.stats', manyStats),
    ...when(areas > maxAreas, 'landing.team.board.areas', manyAreas),
  ];
}

function leaderWarnings({ leaders, rolesDifferOnPurpose }: Content['leaders']): Finding[] {
  const people = leaders.flatMap(({ name, bio, image }, index) => {
    const first = leaders.find((other) => other.image === image)?.name;
    const tooLong = `of ${name} has ${bio.length} characters: above ${maxBioLength}, it makes its row taller and leaves empty space in the other cards, so shorten it.`;
    const samePhoto = `of ${name} is ${image}, as that of ${first} is.`;
    return [
      ...when(bio.length > maxBioLength, `leaders.leaders.${index}.bio`, tooLong),
      ...when(first !== name, `leaders.leaders.${index}.image`, samePhoto),
    ];
  });
  const faces = leaders.filter(({ onLandingPage }) => onLandingPage).length;
  const wrongFaces = `have onLandingPage ${faces} times: the card on the landing page has room for one to ${maxFaces} faces.`;
  const roles = leaders.map(({ role }) => role).sort();
  const otherRoles = roles.join() !== specifiedRoles.split(', ').sort().join();
  const notNine = `have other roles than the nine of the specification (${specifiedRoles}): correct the roles, or write rolesDifferOnPurpose = true.`;
  return [
    ...people,
    ...when(otherRoles && !rolesDifferOnPurpose, 'leaders.leaders', notNine),
    ...when(faces === 0 || faces > maxFaces, 'leaders.leaders', wrongFaces),
  ];
}

/** Amounts and years in a text, such as "$1.27B" and "15 years". */
const figuresIn = (text: string) =>
  text.match(/\$\d+([.,]\d+)*( ?(million|billion)|[KMB]\b)?|\b\d+ years/g) ?? [];

/** Texts that repeat what the hero and the figures no longer say. */
function repetitionWarnings({ landing, pages }: Content): Finding[] {
  const { hero, stats, whyPartner, about } = landing;
  const known = [...stats, ...whyPartner.dealFigures].flatMap((figure) =>
    figuresIn(Object.values(figure).join(' ')),
  );
  const current = `${hero.headline} ${hero.tagline}`.toLowerCase();
  const old = specifiedHeadlines.filter((line) => !current.includes(line.toLowerCase()));
  return listTexts({ landing: { about }, pages }).flatMap(([keys, text]) => [
    ...figuresIn(text)
      .filter((figure) => !known.includes(figure))
      .map((figure) =>
        ofField(keys, `says "${figure}", but stats and dealFigures do not: correct the old one.`),
      ),
    ...old
      .filter((line) => text.toLowerCase().includes(line.toLowerCase()))
      .map((line) => ofField(keys, `still says "${line}", but the hero does not.`)),
  ]);
}

/** Texts with HTML, which visitors would see as typed. */
const markupWarnings = (content: Content): Finding[] =>
  listTexts(content).flatMap(([keys, text]) => {
    const [markup] = /<\/?[a-z][^>]*>|&(#\w+|[a-z]+\d*);/i.exec(text) ?? [];
    const fix = 'visitors would see it as it stands, so write the characters themselves.';
    return markup ? [ofField(keys, `has ${markup}: ${fix}`)] : [];
  });

export const findWarnings = (content: Content): Finding[] => [
  ...firmWarnings(content.firm),
  ...roomWarnings(content.landing),
  ...leaderWarnings(content.leaders),
  ...repetitionWarnings(content),
  ...markupWarnings(content),
];
