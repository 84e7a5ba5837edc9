import { keyframes, style } from '@vanilla-extract/css';
import { whyPartner as content } from '../../content/landing';
import {
  below64rem,
  forcedColors,
  from64rem,
  motionAllowed,
  narrowPortrait,
  scrollTimelines,
} from '../../shared/media';
import { rightColumn } from '../style/layout.css';
import { colors, lighten } from '../style/palette';
import { inkLine } from '../style/paper.css';
import { pageEdge } from '../style/sleeve.css';
import { flush, vars } from '../style/tokens';
import { diameter, disc, grooveDistance, middleX, middleY } from '../ui/record/record.css';

const reasonsTimeline = '--reasons';

/** Largest diameter in rem: beside few reasons, a larger record would leave an empty place below the reasons. */
const largest = Math.min(42, 11 * content.reasons.length - 12);

export const columns = style({
  // As wide as a column, but its label still shows below the heading in a low window.
  vars: { [diameter]: `clamp(20rem, 150vh - 34rem, min(44vw, ${largest}rem))` },
  direction: 'ltr',
  viewTimelineName: reasonsTimeline,
  viewTimelineInset: '50%',
  paddingBottom: vars.space.medium,
  '@media': {
    [below64rem]: {
      vars: { [diameter]: 'min(98vw, 30rem)' },
      position: 'relative',
      isolation: 'isolate',
      paddingBottom: `calc(0.76 * ${diameter} + ${vars.space.medium})`,
    },
    // Without a record.
    [forcedColors]: { paddingBottom: vars.space.medium },
    print: { gridTemplateColumns: '1fr', gap: '1rem' },
  },
});

/** Sticky beside the reasons only: in one column, the heading would lie over them. */
export const head = style({
  alignSelf: 'start',
  '@media': {
    [from64rem]: {
      position: 'sticky',
      top: '7rem',
      // The gold below hides the lower end of the record. It stops short of the label, which is gold, too.
      marginBottom: `calc(0.8 * ${diameter})`,
      // Keeps a line of 25 characters whole: it may use half of the gap between the columns.
      marginRight: `calc(-0.5 * ${vars.space.medium})`,
      isolation: 'isolate',
    },
  },
});

// Side A plays while the visitor reads: a ring runs through five bands, from rim to label.
const play = keyframes({ to: { scale: 0.36 } });

/** It stands beside the reasons or below them. Its lower end is behind the gold. */
export const playedRecord = style({
  vars: {
    [grooveDistance]: '12%',
    [middleX]: `calc(0.24 * ${diameter})`,
    [middleY]: `calc(100% - 0.26 * ${diameter})`,
  },
  '@media': {
    [from64rem]: {
      vars: { [middleY]: `calc(100% + 2.5rem + ${diameter} / 2)` },
      '::after': {
        ...disc,
        scale: 0.96,
        border: `3px solid ${vars.color.accent}`,
      },
    },
  },
  // Without scroll timelines the ring would stand at its end.
  '@supports': {
    [scrollTimelines]: {
      '@media': {
        [`${from64rem} and ${motionAllowed}`]: {
          '::after': { animation: `${play} linear both`, animationTimeline: reasonsTimeline },
        },
      },
    },
  },
});

export const tracks = style({
  borderTop: `1px solid ${vars.color.edge}`,
  '@media': { print: { columns: 2, columnGap: '2rem' } },
});

/** The reason in the middle of the window has the accent color, like the ring. */
const lit = { vars: { [vars.color.strong]: vars.color.accent } };

export const reason = style({
  vars: { [vars.fontSize.h3]: 'min(clamp(1.625rem, 1.3rem + 1vw, 2rem), 10vw)' },
  paddingBlock: vars.space.small,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [`screen and ${motionAllowed}`]: {
      animation: `${keyframes({ from: lit, to: lit })} linear`,
      animationTimeline: 'view(50%)',
    },
  },
});

/** A field of gold, from edge to edge. No button stands on it: the main button is of gold, too. */
export const deals = style({
  vars: {
    [vars.color.text]: vars.color.ink,
    [vars.color.strong]: vars.color.ink,
    [vars.color.quiet]: vars.color.ink,
    [vars.color.line]: inkLine,
  },
  // The field lies over the record, and casts the shadow of a sleeve.
  position: 'relative',
  padding: `${vars.space.medium} ${pageEdge}`,
  boxShadow: '0 -18px 24px -18px black',
  // Nowhere darker than the accent: the build checks the contrast of ink on the accent.
  background: `linear-gradient(100deg, ${lighten('accent', 0.25)}, ${lighten('accent', 0.1)} 40%, ${colors.accent})`,
  color: vars.color.ink,
});

/** Two in a row, at the page's columns. A figure that does not fit begins a row of its own. */
export const dealFigures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  '@media': { [narrowPortrait]: { display: 'grid' } },
});

export const deal = style({
  flex: '1 0 40%',
  selectors: { '&:nth-child(even)': { flex: `0 0 ${rightColumn}` } },
});

export const dealReferences = style({ marginTop: vars.space.medium });

/** Kinds of characters in a figure, and about how wide they are in em. */
const kinds: [kind: RegExp, width: number][] = [
  [/[.,’\s]/, 0.24],
  [/1/, 0.45],
  [/[mw%MW\p{Lo}]/u, 0.93],
  [/[DGHKNOQ&¥]/, 0.78],
  [/[0\p{Lu}]/u, 0.72],
  [/[4689]/, 0.63],
  [/./, 0.605],
];

const widthOf = (figure: string) =>
  [...figure].reduce(
    (sum, character) => sum + (kinds.find(([kind]) => kind.test(character))?.[1] ?? 0),
    0,
  );

const widths = content.dealFigures.map(({ value }) => widthOf(value));

/** In a row, all have the size at which the widest fills its column. */
const widest = Math.max(3, ...widths);

const figure = style({
  font: `400 min(${(43.9 / widest).toFixed(1)} * ${vars.fluidUnit}, ${(40.3 / widest).toFixed(1)}rem)/1 ${vars.font.serif}`,
  marginLeft: flush,
  // Letters do not touch.
  letterSpacing: '0.025em',
  whiteSpace: 'nowrap',
  '@media': {
    // Wider letters have the gutter, too. In very large text a figure breaks.
    [narrowPortrait]: { marginRight: `calc(-1 * ${vars.space.gutter})`, whiteSpace: 'normal' },
  },
});

/** On phones each fills the width, with the margins of its letters; a short one is no higher. */
export const figures = widths.map((width) => {
  const vw = Math.round(915 / Math.max(2.4, width)) / 10;
  // One that is small grows with the visitor's text.
  const fontSize = vw < 28 ? `clamp(${vw}vw, ${vw} * ${vars.fluidUnit}, 28vw)` : `${vw}vw`;
  return style([figure, { '@media': { [narrowPortrait]: { fontSize } } }]);
});
