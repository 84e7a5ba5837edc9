import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { motionAllowed, narrowPortrait, portrait, print, wideLaptop } from '../style/media';
import { ease } from '../style/motion';
import { RootClass } from '../style/root-class';
import { scrollDriven } from '../style/supports';
import { alpha, fontSize, pageWidth, vars } from '../style/tokens';
import { beforeLoad } from '../ui/disc.css';
import { sleeveOverlap } from './sleeve.css';

/** In portrait, distance from the text to the middle of the record. */
const middle = `(min(50vw - ${vars.space.gutter}, ${pageWidth} / 2) + 2.5rem)`;

/** Hero and figures. They are hidden until both are complete, because late parts would move the earlier ones. */
export const firstScreen = style({
  selectors: { [`.${RootClass.loading} &:not(:has(+ *))`]: { visibility: 'hidden' } },
});

export const hero = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  // A part of the sleeve is on the first screen.
  minHeight: ['min(100vh - 4rem, 60rem)', 'min(100svh - 4rem, 60rem)'],
  paddingTop: '6rem',
  paddingBottom: `calc(${sleeveOverlap} + clamp(1.75rem, 5.5vh, 4.5rem))`,
  // Placeholder in the colors of the photo while it loads.
  background: `radial-gradient(circle at 75% 45%, ${alpha('amber', 0.9)}, #0000 60%)`,
  isolation: 'isolate',
  overflow: ['hidden', 'clip'],
  // Also where a translator has turned the page, because the record stays at the right.
  direction: 'ltr',
  '@media': {
    [portrait]: {
      gridTemplateRows: 'auto 1fr',
      padding: '6rem 0 0',
      minHeight: 'calc(100svh - 7.25rem)',
      background: `radial-gradient(100% 32% at 50% 68%, ${alpha('amber', 0.9)}, #0000)`,
    },
    [print]: { minHeight: 0, paddingTop: 0 },
  },
});

/** Scroll positions between which the record is swallowed. */
const swallowing = '0 70vh';

/** The record, under gradients that darken it behind the text, below the bar, and where it leaves the sleeve. */
export const record = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, ${vars.color.ground} 16%, ${alpha('ground', 0.45)} 52%, #0000 68%), linear-gradient(${alpha('ground', 0.85)} 4.5rem, #0000 10rem 72%, ${vars.color.ground})`,
  },
  '@media': {
    // The room below the text: at least as high as half of the record.
    [portrait]: {
      position: 'relative',
      order: 1,
      minHeight: `calc(${middle} + ${sleeveOverlap})`,
      '::after': { content: 'none' },
    },
  },
});

/** The sleeve swallows the record. */
export const slip = keyframes({ to: { translate: '0 38%' } });

/**
 * The record leaves the window at the right. In portrait it is as wide as its sleeve. It rises out of the sleeve after the
 * load, and stays behind while the page scrolls, so that the sleeve swallows it.
 */
export const disc = style({
  // Its lower third is in the sleeve.
  top: `max(47%, 100% - ${sleeveOverlap} - 20vw)`,
  left: 'calc(50% + min(29vw, 26rem))',
  width: 'min(59vw, 116vh, 80rem)',
  '@media': {
    // Half of it is in the sleeve, less where there is room.
    [portrait]: {
      top: `max(${middle}, 100% - ${sleeveOverlap} - 27vw)`,
      left: '50%',
      width: `min(100% - 2 * ${vars.space.gutter}, ${pageWidth})`,
    },
    [motionAllowed]: {
      transition: `transform 1.2s ${ease}`,
      selectors: { [`${beforeLoad} &`]: { transform: 'translate(-50%)' } },
      '@supports': {
        [scrollDriven]: {
          animation: `${slip} linear both`,
          animationTimeline: 'scroll()',
          animationRange: swallowing,
        },
      },
    },
  },
});

globalStyle(`${disc} svg`, { width: 'max(22.4%, 88px)' });
globalStyle(`${disc} img`, { objectPosition: '58% 40%', filter: 'none' });

const turnOn = keyframes({ to: { rotate: '25deg' } });

/** Photo and label. */
const turning = ['svg', 'img'].map((part) => `${disc} ${part}`);

// They settle after the load, and turn on while the page scrolls through the first screen.
globalStyle(turning.join(), {
  rotate: '-8deg',
  '@media': {
    [motionAllowed]: {
      transition: `transform 1.2s ${ease}, opacity 0.8s`,
      '@supports': {
        [scrollDriven]: {
          animation: `${turnOn} linear both`,
          animationTimeline: 'scroll()',
          animationRange: swallowing,
        },
      },
    },
  },
});

globalStyle(turning.map((part) => `${beforeLoad} ${part}`).join(), {
  '@media': { [motionAllowed]: { transform: 'rotate(-12deg)', animation: 'none' } },
});

// The photo fades in when it is there. Not from 0, because an invisible photo would not count as the largest paint.
globalStyle(`${beforeLoad} ${disc} img`, { '@media': { [motionAllowed]: { opacity: 0.2 } } });

export const eyebrow = style({ marginBottom: '0.75rem' });

export const headline = style({
  maxWidth: '8.2em',
  marginLeft: '-0.028em',
  fontSize: fontSize.display,
  '@media': {
    // For photos in daylight.
    screen: { textShadow: `0 0 0.4em ${vars.color.ground}` },
    [wideLaptop]: { fontSize: `min(${fontSize.display}, 12.6vh)` },
    [portrait]: { fontSize: fontSize.displayInPortrait },
  },
});

export const tagline = style({
  maxWidth: '24em',
  marginTop: '1.5rem',
  fontSize: '1.5rem',
  color: vars.color.ivory,
  '@media': { [narrowPortrait]: { fontSize: '1.1875rem' } },
});
