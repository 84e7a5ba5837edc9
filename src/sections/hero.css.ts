import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import {
  forcedColors,
  motionAllowed,
  narrowPortrait,
  portrait,
  print,
  wideLaptop,
} from '../style/media';
import { ease } from '../style/motion';
import { RootClass } from '../style/root-class';
import { scrollDriven } from '../style/supports';
import { alpha, barHeight, fontSize, pageWidth, vars } from '../style/tokens';
import { beforeLoad } from '../ui/disc.css';
import { sleeveOverlap } from './sleeve.css';

/** In portrait, the record is as wide as the text in a window or a container of this width. */
const fullWidth = (width: string) => `min(${width} - 2 * ${vars.space.gutter}, ${pageWidth})`;

/** In portrait, distance from the text to the record. */
const gap = '2rem';

/** Hero and figures, hidden until both are complete: late parts would move the earlier ones. */
export const firstScreen = style({
  selectors: { [`.${RootClass.loading} &:not(:has(+ *))`]: { visibility: 'hidden' } },
});

export const hero = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  // A part of the sleeve is on the first screen.
  minHeight: ['min(100vh - 4rem, 60rem)', 'min(100svh - 4rem, 60rem)'],
  paddingTop: `calc(${barHeight} + 1rem)`,
  paddingBottom: `calc(${sleeveOverlap} + clamp(1.25rem, 4.5vh, 4.5rem))`,
  // Placeholder in the colors of the photo while it loads.
  background: `radial-gradient(circle at 75% 45%, ${alpha('amber', 0.9)}, #0000 60%)`,
  isolation: 'isolate',
  overflow: ['hidden', 'clip'],
  // Also where a translator has turned the page, because the record stays at the right.
  direction: 'ltr',
  '@media': {
    [portrait]: {
      // At least half of the record. A minimum of the row: in Chromium, a container whose height is
      // its own `min-height` has no `cqh`.
      gridTemplateRows: `auto minmax(calc(${fullWidth('100vw')} / 2 + ${gap} + ${sleeveOverlap}), 1fr)`,
      paddingBottom: 0,
      minHeight: 'calc(100svh - 7.25rem)',
      background: `radial-gradient(100% 32% at 50% 68%, ${alpha('amber', 0.9)}, #0000)`,
    },
    // Without a record.
    [forcedColors]: { gridTemplateRows: 'none', minHeight: 0 },
    [print]: { minHeight: 0, paddingTop: 0, paddingBottom: sleeveOverlap },
  },
});

/** Scroll positions between which the record is swallowed. */
const swallowing = '0 70vh';

/** The record, darkened behind the text, below the bar, and where it leaves the sleeve. */
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
    [portrait]: {
      position: 'relative',
      order: 1,
      containerType: 'size',
      '::after': { content: 'none' },
    },
    [forcedColors]: { minHeight: `calc(${sleeveOverlap} + ${gap})` },
  },
});

/** The sleeve swallows the record. */
export const slip = keyframes({ to: { translate: '0 38%' } });

/** In portrait, width of a record whose whole label stands above the sleeve. */
const width = `min(${fullWidth('100cqw')}, max(60cqw, 1.75 * (100cqh - ${sleeveOverlap}) - 6.5rem))`;

/**
 * The record leaves the window at the right. In portrait it is as wide as its sleeve where there is
 * room; without container queries it is smaller. It rises out of the sleeve after the load, and
 * stays behind while the page scrolls, so that the sleeve swallows it.
 */
export const disc = style({
  // Its lower third is in the sleeve.
  top: `max(47%, 100% - ${sleeveOverlap} - 20vw)`,
  left: 'calc(50% + min(29vw, 26rem))',
  width: 'min(59vw, 116vh, 80rem)',
  '@media': {
    // Half of it is in the sleeve, less where there is room.
    [portrait]: {
      top: `max(${width} / 2 + ${gap}, 100% - ${sleeveOverlap} - 27vw)`,
      left: '50%',
      width,
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
// Too small to be read.
globalStyle(`${disc} textPath`, { '@media': { [narrowPortrait]: { display: 'none' } } });
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

// The photo fades in. Not from 0: an invisible photo would not count as the largest paint.
globalStyle(`${beforeLoad} ${disc} img`, { '@media': { [motionAllowed]: { opacity: 0.2 } } });

export const eyebrow = style({ marginBottom: '0.75rem' });

export const headline = style({
  maxWidth: '8.2em',
  marginLeft: '-0.028em',
  fontSize: fontSize.display,
  '@media': {
    // For photos in daylight.
    screen: { textShadow: `0 0 0.4em ${vars.color.ground}` },
    [wideLaptop]: { fontSize: `min(${fontSize.display}, 11.8vh)` },
    [portrait]: { fontSize: fontSize.displayInPortrait },
  },
});

/** In line with the text above, except on phones. It has no frame in forced colors. */
export const login = style({ paddingLeft: 0, border: 0 });

export const tagline = style({
  marginTop: '1.25rem',
  fontSize: '1.5rem',
  color: vars.color.strong,
  '@media': { [`${narrowPortrait}, (max-height: 400px)`]: { fontSize: '1.1875rem' } },
});
