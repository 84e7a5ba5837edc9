import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below48rem, below64rem, from64rem, motionAllowed } from '../style/media';
import { overflowClip, scrollDriven } from '../style/supports';
import { fontSize, radius, vars } from '../style/tokens';
import { trackWidth } from '../ui/disc.css';
import { slip } from './hero.css';

export const why = style({
  background: vars.color.deep,
  borderBlock: `1px solid ${vars.color.line}`,
});

/** Width of the record where the section has one column. */
const discInColumn = 'min(100%, 26rem)';

/** Name of the scroll timeline on which the reasons pass the middle of the window. */
const reasonsTimeline = '--reasons';

/** The record sinks into the sleeve below. */
export const columns = style({
  position: 'relative',
  isolation: 'isolate',
  direction: 'ltr',
  viewTimelineName: reasonsTimeline,
  viewTimelineInset: '50%',
  overflowY: 'clip',
  paddingBottom: vars.space.medium,
  '@media': { [below64rem]: { paddingBottom: `calc(${discInColumn} / 2 + 2.5rem)` } },
});

/** Sticky beside the reasons only: in one column, the heading would lie over them. */
export const head = style({
  alignSelf: 'start',
  '@media': {
    // The margin leaves a part of the record above the sleeve, until both scroll away.
    [from64rem]: { position: 'sticky', top: '7rem', marginBottom: '6rem', isolation: 'isolate' },
  },
});

const needle = keyframes({ from: { scale: 0.96 }, to: { scale: 0.36 } });
const turn = keyframes({ from: { rotate: '-60deg' }, to: { rotate: '60deg' } });

/** Side A plays while the visitor reads: a ring, the needle, runs from the rim to the label. */
export const disc = style({
  vars: { [trackWidth]: '12%' },
  display: 'none',
  top: '100%',
  left: '50%',
  width: discInColumn,
  '@supports': { [overflowClip]: { display: 'block' } },
  '@media': {
    [from64rem]: {
      top: 'calc(100% + 2.5rem)',
      left: 0,
      // The label is in the window, also where that is low.
      width: 'clamp(20rem, 150vh - 34rem, min(40vw, 38rem))',
      transform: 'translateX(-30%)',
    },
    [`${below64rem} and ${motionAllowed}`]: {
      '@supports': {
        [scrollDriven]: {
          animation: `${slip} linear both`,
          animationTimeline: 'view()',
          animationRange: 'cover 30% cover 65%',
        },
      },
    },
    [motionAllowed]: {
      '@supports': {
        [scrollDriven]: {
          '::after': { animation: `${needle} linear both`, animationTimeline: reasonsTimeline },
        },
      },
    },
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    scale: 0.84,
    border: `3px solid ${vars.color.accent}`,
    borderRadius: radius.disc,
  },
});

// The label turns with the needle.
globalStyle(`${disc} svg`, {
  '@media': {
    [motionAllowed]: {
      '@supports': {
        [scrollDriven]: { animation: `${turn} linear both`, animationTimeline: reasonsTimeline },
      },
    },
  },
});

// Keeps a line of 25 characters whole: it may use half of the gap between the columns.
globalStyle(`${head} h2`, {
  '@media': { [from64rem]: { marginRight: `calc(-0.5 * ${vars.space.medium})` } },
});

export const tracks = style({ borderTop: `1px solid ${vars.color.edge}` });

export const reason = style({
  paddingBlock: vars.space.small,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const reasonText = style({ marginTop: '0.625rem', maxWidth: '36em' });

export const dealFigures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.medium,
  '@media': { [below48rem]: { gridTemplateColumns: '1fr' } },
});

export const figure = style({
  // Two in a row never break. The line is as high as the dollar sign, which a page break would cut.
  font: `400 min(${fontSize.dealFigure}, 12vw)/1.2 ${vars.font.serif}`,
  marginLeft: '-0.028em',
  // Wide enough that digits do not touch.
  letterSpacing: '0.015em',
  color: vars.color.strong,
  '@media': { [below48rem]: { fontSize: fontSize.dealFigure } },
});

export const references = style({
  marginTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.strong}`,
});

export const reference = style({
  rowGap: 0,
  alignItems: 'baseline',
  paddingBlock: '0.75rem',
  borderBottom: `1px solid ${vars.color.line}`,
});

/** Width of the column of years. */
const yearWidth = '3.5rem';

export const rights = style({
  display: 'grid',
  gridTemplateColumns: `${yearWidth} 1fr`,
  alignItems: 'baseline',
  font: `400 1.25rem/1.3 ${vars.font.serif}`,
  color: vars.color.strong,
});

globalStyle(`${rights} small`, { font: `${fontSize.label} ${vars.font.sans}` });

export const role = style({
  fontSize: fontSize.label,
  '@media': { [below64rem]: { paddingLeft: yearWidth } },
});

export const note = style({
  display: 'block',
  marginTop: '1.25rem',
  maxWidth: '60em',
  fontSize: fontSize.small,
});

/** Letters and signs after the digits, as heavy as the digits and apart from them. */
export const unit = style({ marginLeft: '0.05em', fontSize: '0.94em' });
