import { keyframes, style } from '@vanilla-extract/css';
import { below48rem, from64rem, motionAllowed, scrollTimelines } from '../../shared/media';
import { twoColumns } from '../style/layout.css';
import { flush, fontSize, vars } from '../style/tokens';
import { diameter, disc, grooveDistance, middleX, middleY } from '../ui/record/record.css';

const reasonsTimeline = '--reasons';

export const columns = style({
  // As wide as a column, but its label still shows below the heading in a low window.
  vars: { [diameter]: 'clamp(20rem, 150vh - 34rem, min(44vw, 42rem))' },
  direction: 'ltr',
  viewTimelineName: reasonsTimeline,
  viewTimelineInset: '50%',
  paddingBottom: vars.space.medium,
  '@media': { print: { gridTemplateColumns: '1fr', gap: '1rem' } },
});

/** Sticky beside the reasons only: in one column, the heading would lie over them. */
export const head = style({
  alignSelf: 'start',
  '@media': {
    [from64rem]: {
      position: 'sticky',
      top: '7rem',
      // The record ends inside the sleeve below.
      marginBottom: `calc(0.46 * ${diameter})`,
      // Keeps a line of 25 characters whole: it may use half of the gap between the columns.
      marginRight: `calc(-0.5 * ${vars.space.medium})`,
      isolation: 'isolate',
    },
  },
});

// Side A plays while the visitor reads: a ring runs through five bands, from rim to label.
const play = keyframes({ to: { scale: 0.36 } });

/** Beside the reasons, half in the sleeve below. In one column there is none. */
export const playedRecord = style({
  display: 'none',
  '@media': {
    [from64rem]: {
      vars: {
        [grooveDistance]: '12%',
        [middleX]: `calc(0.24 * ${diameter})`,
        [middleY]: `calc(100% + 2.5rem + ${diameter} / 2)`,
      },
      display: 'block',
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
  // Large titles, because on a phone nothing else marks a reason.
  vars: { [vars.fontSize.h3]: 'min(clamp(1.625rem, 1.3rem + 1vw, 2rem), 10vw)' },
  paddingBlock: vars.space.small,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [`${from64rem} and ${motionAllowed}`]: {
      animation: `${keyframes({ from: lit, to: lit })} linear`,
      animationTimeline: 'view(50%)',
    },
  },
});

export const dealFigures = style({
  display: 'grid',
  gridTemplateColumns: twoColumns,
  gap: vars.space.medium,
  '@media': { [below48rem]: { gridTemplateColumns: '1fr' } },
});

export const dealReferences = style({ marginTop: vars.space.medium });

export const figure = style({
  // Two figures fit in a row. In a lower line, a page break would cut the dollar sign.
  font: `400 min(${fontSize.dealFigure}, 12vw)/1.2 ${vars.font.serif}`,
  marginLeft: flush,
  // Wide enough that digits do not touch.
  letterSpacing: '0.015em',
  color: vars.color.strong,
  '@media': { [below48rem]: { fontSize: fontSize.dealFigure } },
});
