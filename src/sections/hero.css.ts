import { style } from '@vanilla-extract/css';
import { settle } from '../style/animations.css';
import {
  below48rem,
  below64rem,
  landscapePhone,
  laptop,
  motionAllowed,
  print,
  wideLaptop,
} from '../style/media';
import { alpha, fontSize, motion, vars } from '../style/tokens';
import { statsOverlap } from './stats.css';

export const hero = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: ['clamp(40rem, 100vh, 60rem)', 'clamp(40rem, 100svh, 60rem)'],
  padding: '8rem 0 clamp(9rem, 15vw, 13.5rem)',
  isolation: 'isolate',
  overflow: ['hidden', 'clip'],
  '@media': {
    [below48rem]: {
      minHeight: ['clamp(44rem, 100vh, 54rem)', 'clamp(44rem, 100svh, 54rem)'],
      paddingBottom: '7.5rem',
    },
    [laptop]: {
      minHeight: 'clamp(34rem, 100svh - 7.5rem, 60rem)',
      paddingTop: 'clamp(5.5rem, 14svh, 6.5rem)',
      paddingBottom: 'clamp(9rem, min(15vw, 28.5svh), 13.5rem)',
    },
    // The text takes the height between the bar and the sleeve.
    [wideLaptop]: {
      minHeight: 'clamp(34rem, 100svh - 2.5rem, 60rem)',
      paddingTop: '5.5rem',
      paddingBottom: `calc(${statsOverlap} + clamp(1.75rem, 5.5svh, 4.5rem))`,
    },
    // Headline and buttons are on the first screen.
    [landscapePhone]: { minHeight: 0, paddingTop: '6rem' },
    [print]: { minHeight: 0, paddingBlock: '1rem' },
  },
});

/** The photo, under gradients that darken it behind the text. */
export const media = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  // Placeholder in the colors of the photo while it loads.
  background: `radial-gradient(circle at 75% 45%, ${alpha('amber', 0.9)}, ${vars.color.deep} 60%)`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, ${vars.color.ground} 16%, ${alpha('ground', 0.78)} 44%, ${alpha('ground', 0)} 74%), linear-gradient(${alpha('ground', 0)} 55%, ${vars.color.ground} 97%)`,
  },
  '@media': {
    [below48rem]: {
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
    // A narrow box shows the two musicians and the lights.
    [below64rem]: { objectPosition: '58% 40%' },
    [below48rem]: { width: '100%', height: 'calc(100% - 20rem)', objectPosition: '71% 40%' },
    [motionAllowed]: { animation: `${settle} ${motion.settle} ${motion.ease} both` },
  },
});

export const headline = style({
  maxWidth: '8.2em',
  fontSize: fontSize.display,
  lineHeight: 0.98,
  letterSpacing: '-0.024em',
  '@media': { [wideLaptop]: { fontSize: `min(${fontSize.display}, 12.6svh)` } },
});

export const tagline = style({
  marginTop: '1.5rem',
  fontSize: fontSize.tagline,
  color: vars.color.ivory,
});
