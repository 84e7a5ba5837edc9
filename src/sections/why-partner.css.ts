import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below48rem, from64rem, motionAllowed, usualContrast } from '../style/media';
import { overflowClip, scrollDriven } from '../style/supports';
import { fontSize, radius, vars } from '../style/tokens';
import { trackWidth } from '../ui/disc.css';

export const why = style({
  background: vars.color.deep,
  borderBlock: `1px solid ${vars.color.line}`,
});

/** Name of the scroll timeline on which the reasons pass the middle of the window. */
const reasonsTimeline = '--reasons';

export const columns = style({
  viewTimelineName: reasonsTimeline,
  viewTimelineInset: '50%',
  '@media': {
    // The record sinks behind the line at the end of the list.
    [from64rem]: {
      overflowY: 'clip',
      borderBottom: '1px solid',
      borderImage: `linear-gradient(${vars.color.line} 0 0) 1//0 0 0 50vw`,
    },
  },
});

/** Sticky beside the reasons only: in one column, the heading would lie over them. */
export const head = style({
  alignSelf: 'start',
  '@media': {
    // The margin keeps the heading away from the line at the end of the list.
    [from64rem]: { position: 'sticky', top: '7rem', marginBottom: '3rem', isolation: 'isolate' },
  },
});

const needle = keyframes({ from: { scale: 0.96 }, to: { scale: 0.36 } });
const turn = keyframes({ from: { rotate: '-60deg' }, to: { rotate: '60deg' } });

/** Side A, which plays while the visitor reads. A ring, the needle, runs over five tracks from the rim to the label. */
export const disc = style({
  vars: { [trackWidth]: '12%' },
  display: 'none',
  top: 'calc(100% + 2.5rem)',
  left: 0,
  // The label is in the window, also where that is low.
  width: 'clamp(20rem, 150vh - 34rem, min(40vw, 38rem))',
  transform: 'translateX(-30%)',
  '@supports': { [overflowClip]: { '@media': { [from64rem]: { display: 'block' } } } },
  '@media': {
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
    border: `3px solid ${vars.color.brass}`,
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

// Keeps a heading line of 25 characters on one line.
globalStyle(`${head} h2`, { '@media': { [from64rem]: { fontSize: 'min(3.75vw, 3.5rem)' } } });

export const tracks = style({
  counterReset: 'track',
  borderTop: `1px solid ${vars.color.edge}`,
});

const play = keyframes({ '0%, 100%': { opacity: 0.65 }, '40%, 60%': { opacity: 1 } });

/** The reason that plays is lit: the one in the middle of the window. */
export const reason = style({
  counterIncrement: 'track',
  display: 'grid',
  gridTemplateColumns: '3.5rem 1fr',
  paddingBlock: vars.space.small,
  borderBottom: `1px solid ${vars.color.line}`,
  '::before': {
    content: 'counter(track)',
    font: `400 ${vars.fontSize.h3}/1.18 ${vars.font.serif}`,
    color: vars.color.brass,
  },
  '@media': {
    [below48rem]: { gridTemplateColumns: '2.5rem 1fr' },
    // Not on paper.
    [`screen and ${motionAllowed} and ${usualContrast}`]: {
      '@supports': {
        [scrollDriven]: { animation: `${play} linear both`, animationTimeline: 'view(35%)' },
      },
    },
    [from64rem]: { ':last-child': { border: 0 } },
  },
});

export const reasonText = style({ gridColumn: 2, marginTop: '0.625rem', maxWidth: '36em' });

export const dealFigures = style({
  display: 'grid',
  // The second figure is below the list.
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.medium,
  marginTop: vars.space.medium,
  '@media': { [below48rem]: { gridTemplateColumns: '1fr' } },
});

export const figure = style({
  font: `400 ${fontSize.dealFigure}/0.95 ${vars.font.serif}`,
  marginLeft: '-0.028em',
  // Wide enough that digits do not touch.
  letterSpacing: '0.015em',
  color: vars.color.ivory,
});

export const label = style({ marginTop: '1.125rem', maxWidth: '24em' });

/** Letters and signs after the digits, as heavy as the digits and apart from them. */
export const unit = style({ marginLeft: '0.05em', fontSize: '0.94em' });
