import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { motionAllowed, narrowPortrait } from '../style/media';
import { alpha, fontSize, vars } from '../style/tokens';

/** Name of the scroll timeline on which the section enters the window. */
const sectionTimeline = '--contact';

export const contact = style({
  viewTimelineName: sectionTimeline,
  position: 'relative',
  overflow: ['hidden', 'clip'],
  background: `radial-gradient(60rem 40rem at 88% 60%, ${alpha('amber', 0.4)}, ${vars.color.deep} 70%)`,
  borderTop: `1px solid ${vars.color.line}`,
  paddingBottom: vars.space.medium,
  '@media': {
    [narrowPortrait]: { paddingBottom: 'calc(71vw + 1rem)' },
  },
});

export const body = style({ position: 'relative', isolation: 'isolate' });

export const head = style({});

globalStyle(`${head} h2`, {
  maxWidth: '10em',
  marginLeft: '-0.028em',
  fontSize: vars.fontSize.h1,
  lineHeight: 1,
});

export const intro = style({
  maxWidth: 'clamp(23rem, 44vw, 27em)',
  marginTop: '1.5rem',
});

export const address = style({ marginTop: '1.75rem', fontSize: fontSize.base });

export const mail = style({ color: vars.color.accent });

/** The record sinks into the footer. On a phone the whole label stays above it. */
export const disc = style({
  top: `calc(100% + ${vars.space.medium} - 5vw)`,
  left: 'calc(50% + min(22vw, 26rem))',
  width: 'min(55vw - 3rem, 50rem)',
  '@media': { [narrowPortrait]: { top: 'calc(100% + 50vw + 1rem)', left: '50%', width: '100%' } },
});

const turnUpright = keyframes({ from: { rotate: '-60deg' } });

// The label turns while the section enters, and is upright when most of the section is there. A
// browser without scroll timelines ends the animation at once, so the label is upright there too.
globalStyle(`${disc} svg`, {
  '@media': {
    [motionAllowed]: {
      animation: `${turnUpright} linear both`,
      animationTimeline: sectionTimeline,
      animationRange: 'entry 0% entry 80%',
    },
  },
});
