import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below48rem, below64rem, from64rem, motionAllowed, print } from '../style/media';
import { scrollDriven } from '../style/supports';
import { alpha, fontSize, radius, vars } from '../style/tokens';
import { silent } from '../ui/disc.css';

export const why = style({
  background: vars.color.deep,
  border: `solid ${vars.color.line}`,
  borderWidth: '1px 0',
});

/** Name of the scroll timeline on which the list passes through the window. */
const tracksTimeline = '--tracks';

export const columns = style({
  '@media': {
    // The record sinks behind the line at the end of the list.
    [from64rem]: {
      timelineScope: tracksTimeline,
      overflowY: 'clip',
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
});

/** Sticky beside the reasons only: in one column, the heading would lie over them. */
export const head = style({
  alignSelf: 'start',
  '@media': {
    [from64rem]: { position: 'sticky', top: '8rem', isolation: 'isolate' },
  },
});

/**
 * From reason 1 at 40 % of the window's height to the end of the list there. The offsets count from the window's
 * lower edge.
 */
const playing = {
  animationTimeline: tracksTimeline,
  animationRange: 'cover 60vh cover calc(100% - 40vh)',
} as const;

const needle = keyframes({ from: { scale: 0.985 }, to: { scale: 0.4 } });
const turn = keyframes({ from: { rotate: '-60deg' }, to: { rotate: '60deg' } });

/** Side A, which plays while the visitor reads. A ring, the needle, runs from the rim to the label. */
export const disc = style({
  // A silent groove before each track: five between rim and label.
  vars: { [silent.first]: '4%', [silent.distance]: '12%' },
  zIndex: -1,
  top: 'calc(100% + 3.5rem)',
  left: '-34%',
  width: 'min(46vw, 44rem)',
  '@media': {
    [below64rem]: { display: 'none' },
    [print]: { display: 'none' },
    [motionAllowed]: {
      '@supports': {
        [scrollDriven]: { '::after': { animation: `${needle} linear both`, ...playing } },
      },
    },
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    scale: 0.76,
    border: `2px solid ${vars.color.brass}`,
    borderRadius: radius.disc,
  },
});

/** The label turns with the needle. */
export const discLabel = style({
  '@media': {
    [motionAllowed]: {
      '@supports': { [scrollDriven]: { animation: `${turn} linear both`, ...playing } },
    },
  },
});

// Keeps a heading line of 25 characters on one line.
globalStyle(`${head} h2`, { '@media': { [from64rem]: { fontSize: 'min(3.75vw, 3.5rem)' } } });

export const tracks = style({
  viewTimeline: tracksTimeline,
  // Without this, the page's scroll padding would count.
  viewTimelineInset: 0,
  counterReset: 'track',
  borderTop: `1px solid ${vars.color.edge}`,
});

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

/** A staff of five lines from the window's left edge to the repeat sign of the logo. */
export const staff = style({
  display: 'flex',
  justifyContent: 'end',
  height: '37px',
  marginTop: '2.5rem',
  marginLeft: 'calc(50% - 50vw)',
  color: vars.color.brass,
  background: `repeating-linear-gradient(${alpha('edge', 0.6)} 0 1px, #0000 1px 9px)`,
});

globalStyle(`${staff} svg`, { width: '37px', height: '37px' });

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
