import { type CSSProperties, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colors } from '../../content/colors';
import { below48rem, below64rem, from64rem, motionAllowed, print } from '../../shared/media';
import { fontSize, radius, vars } from '../style/tokens';
import { size, trackWidth, x, y } from '../ui/record/record.css';

/** Darker than the sections beside it, without an edge. */
export const why = style({
  background: `linear-gradient(${vars.color.ground}, ${vars.color.deep} 10rem calc(100% - 10rem), ${vars.color.ground})`,
});

/** Name of the scroll timeline on which the reasons pass the middle of the window. */
const reasonsTimeline = '--reasons';

/** The record sinks into the sleeve below. */
export const columns = style({
  vars: { [size]: 'min(100%, 26rem)' },
  position: 'relative',
  isolation: 'isolate',
  direction: 'ltr',
  viewTimelineName: reasonsTimeline,
  viewTimelineInset: '50%',
  paddingBottom: vars.space.medium,
  '@media': {
    [below64rem]: { overflow: ['hidden', 'clip'], paddingBottom: `calc(${size} / 2 + 2.5rem)` },
    // Keeps the label in the window, also in a low one.
    [from64rem]: { vars: { [size]: 'clamp(20rem, 150vh - 34rem, min(40vw, 38rem))' } },
    [print]: { gridTemplateColumns: '1fr', gap: '1rem' },
  },
});

/** Sticky beside the reasons only: in one column, the heading would lie over them. */
export const head = style({
  alignSelf: 'start',
  '@media': {
    [from64rem]: {
      position: 'sticky',
      top: '7rem',
      // The record does not leave the sleeve below, even where the sleeve has no references.
      marginBottom: `calc(0.4 * ${size})`,
      isolation: 'isolate',
    },
  },
});

/** Plays while the reasons pass, and rests where the side begins or ends. */
const playing = (frames: Record<string, CSSProperties>): CSSProperties => ({
  animation: `${keyframes(frames)} linear both`,
  animationTimeline: reasonsTimeline,
});

/** Side A plays while the visitor reads: a ring runs through five bands, from rim to label. */
const [outermost, innermost] = [0.96, 0.36];

export const record = style({
  vars: { [trackWidth]: '12%', [x]: '50%', [y]: '100%' },
  animationTimeline: 'view()',
  animationRange: 'cover 30%',
  '@media': {
    [from64rem]: {
      vars: {
        [x]: `calc(0.2 * ${size})`,
        [y]: `calc(100% + 2.5rem + ${size} / 2)`,
      },
      animationTimeline: 'auto',
    },
    [motionAllowed]: {
      '::after': playing({ from: { scale: outermost }, to: { scale: innermost } }),
    },
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    scale: outermost,
    border: `3px solid ${vars.color.accent}`,
    borderRadius: radius.disc,
  },
});

// The tonearm, in percent of the record: the place of its pivot, and its length from there to the
// needle. The pivot is at a tenth of the whole arm.
const pivot = { left: 112, top: 14 };
const reach = 66;
const length = reach / 0.9;

/** The arm's angle at which the needle is on the ring, in degrees clockwise from three o'clock. */
function angleAt(scale: number): string {
  const [left, up] = [pivot.left - 50, 50 - pivot.top];
  const distance = Math.hypot(left, up);
  const radius = 50 * scale;
  // The triangle of pivot, middle and needle.
  const cosine = (distance ** 2 + reach ** 2 - radius ** 2) / (2 * distance * reach);
  const angle = Math.atan2(up, -left) - Math.acos(cosine);
  return `${((angle * 180) / Math.PI).toFixed(1)}deg`;
}

/** In one column, the record is half in its sleeve, and has no arm. */
export const arm = style({
  display: 'none',
  position: 'absolute',
  top: `calc(${pivot.top}% - 0.6rem)`,
  left: `${(pivot.left - length / 10).toFixed(1)}%`,
  width: `${length.toFixed(1)}%`,
  height: '1.2rem',
  transformOrigin: '10%',
  rotate: angleAt(outermost),
  // From front to back: the pivot, the head, the weight and the tube.
  background: [
    `radial-gradient(circle at 10%, ${vars.color.deep} 0.15rem, ${vars.color.accent} 0.2rem 0.55rem, #0000 0.6rem)`,
    `linear-gradient(${vars.color.highlight}, ${colors.amber}) 100% / 10% 0.6rem no-repeat`,
    `linear-gradient(${vars.color.line}, ${vars.color.edge}) 0 / 7% 0.8rem no-repeat`,
    `linear-gradient(${vars.color.strong}, ${vars.color.edge}) 0 / 94% 0.2rem no-repeat`,
  ].join(),
  '@media': {
    [from64rem]: { display: 'block' },
    // It lifts before the sleeve takes the record.
    [motionAllowed]: playing({
      from: { rotate: angleAt(outermost) },
      '85%': { opacity: 1 },
      to: { rotate: angleAt(innermost), opacity: 0 },
    }),
  },
});

// Keeps a line of 25 characters whole: it may use half of the gap between the columns.
globalStyle(`${head} h2`, {
  '@media': { [from64rem]: { marginRight: `calc(-0.5 * ${vars.space.medium})` } },
});

export const tracks = style({ borderTop: `1px solid ${vars.color.edge}` });

/** The reason in the middle of the window, which the needle plays, has the accent color. */
const lit = { vars: { [vars.color.strong]: vars.color.accent } };

export const reason = style({
  paddingBlock: vars.space.small,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [motionAllowed]: {
      animation: `${keyframes({ from: lit, to: lit })} linear`,
      animationTimeline: 'view(50%)',
    },
  },
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
  display: 'grid',
  // Year, rights and role. The role begins where the right figure does.
  gridTemplateColumns: '3.5rem 1fr 50%',
  alignItems: 'baseline',
  paddingBlock: '0.75rem',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: fontSize.label,
  '@media': { [below64rem]: { gridTemplateColumns: '3.5rem 1fr' } },
});

export const rights = style({
  font: `400 1.25rem/1.3 ${vars.font.serif}`,
  color: vars.color.strong,
});

export const role = style({
  paddingLeft: `calc(${vars.space.medium} / 2)`,
  '@media': { [below64rem]: { gridColumn: 2, padding: 0 } },
});

export const note = style({
  marginTop: '1.25rem',
  fontSize: fontSize.small,
});

/** Letters and signs after the digits, as heavy as the digits and apart from them. */
export const unit = style({ marginLeft: '0.05em', fontSize: '0.94em' });
