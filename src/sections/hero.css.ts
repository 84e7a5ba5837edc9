import { style } from '@vanilla-extract/css';
import { settle } from '../style/animations.css';
import { laptop, low, motionAllowed, narrow, old, print } from '../style/media';
import { alpha, motion, text, vars } from '../style/tokens';

export const hero = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: ['40rem', 'clamp(40rem, 100vh, 60rem)', 'clamp(40rem, 100svh, 60rem)'],
  padding: ['8rem 0 9rem', '8rem 0 clamp(9rem, 15vw, 13.5rem)'],
  isolation: 'isolate',
  overflow: ['hidden', 'clip'],
  '@media': {
    [narrow]: {
      minHeight: ['44rem', 'clamp(44rem, 100vh, 54rem)', 'clamp(44rem, 100svh, 54rem)'],
      paddingBottom: '7.5rem',
    },
    [laptop]: {
      minHeight: 'clamp(34rem, 100svh - 7.5rem, 60rem)',
      paddingTop: 'clamp(5.5rem, 14svh, 6.5rem)',
      paddingBottom: 'clamp(9rem, min(15vw, 28.5svh), 13.5rem)',
    },
    // Headline and buttons on the first screen.
    [low]: { minHeight: 0, paddingTop: '6rem' },
    [print]: { minHeight: 0, paddingBlock: '1rem' },
  },
});

/** The image under its scrims: text never lies on the bright half. */
export const media = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: vars.color.deep,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, ${vars.color.ground} 16%, ${alpha('ground', 0.78)} 44%, ${alpha('ground', 0)} 74%), linear-gradient(${alpha('ground', 0)} 55%, ${vars.color.ground} 97%)`,
  },
  '@media': {
    [narrow]: {
      '::after': {
        background: `linear-gradient(0deg, ${vars.color.ground} 20rem, ${alpha('ground', 0.85)} 26rem, ${alpha('ground', 0.5)} 31rem, ${alpha('ground', 0)} 37rem)`,
      },
    },
  },
});

export const image = style({
  width: '84%',
  height: '100%',
  marginLeft: 'auto',
  objectFit: 'cover',
  objectPosition: '40% 40%',
  '@media': {
    [narrow]: { width: '100%', height: 'calc(100% - 20rem)', objectPosition: '71% 40%' },
    [motionAllowed]: { animation: `${settle} ${motion.settle} ${motion.ease} both` },
  },
});

export const headline = style({
  maxWidth: '8.2em',
  fontSize: text.display,
  lineHeight: 0.98,
  letterSpacing: '-0.024em',
  '@supports': { [old]: { fontSize: 'calc(1.2rem + 6vw)' } },
});

export const tagline = style({
  marginTop: '1.5rem',
  fontSize: text.tagline,
  color: vars.color.ivory,
});
