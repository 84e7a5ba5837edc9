import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, narrowPortrait, portrait, print, wideLaptop } from '../../shared/media';
import { loadingClass } from '../../shared/root-class';
import { alpha, barHeight, fontSize, vars } from '../style/tokens';
import { size, trackWidth, turnFromTop, x, y } from '../ui/record/record.css';
import { sleeveOverlap } from './sleeve.css';

/** In portrait, distance from the text to the record. */
const gap = '2rem';

/** Font size of the headline, which is 6.5 times as wide. */
const headlineSize = createGlobalVar('headline');

/** Hero and figures, hidden until both are complete: late parts would move the earlier ones. */
export const firstScreen = style({
  selectors: { [`.${loadingClass} &:not(:has(+ *))`]: { visibility: 'hidden' } },
});

export const hero = style({
  vars: { [headlineSize]: fontSize.display },
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
    // The height of the window counts less in large text.
    [wideLaptop]: {
      vars: { [headlineSize]: `min(${fontSize.display}, 11.8vh + 2.75rem - 44px)` },
    },
    [portrait]: {
      vars: { [headlineSize]: fontSize.displayInPortrait },
      // Room for half of the record. The row has this minimum, because in Chromium a container whose
      // height is its own `min-height` has no `cqh`.
      gridTemplateRows: `auto minmax(calc(45vw + ${gap} + ${sleeveOverlap}), 1fr)`,
      paddingBottom: 0,
      minHeight: 'calc(100svh - 7.25rem)',
      background: `radial-gradient(100% 32% at 50% 68%, ${alpha('amber', 0.9)}, #0000)`,
    },
    // Without a record.
    [forcedColors]: { gridTemplateRows: 'none', minHeight: 0 },
    [print]: { minHeight: 0, paddingTop: '1rem', paddingBottom: sleeveOverlap },
  },
});

/** The record's place, as wide as the text: behind it, or below it. */
export const stage = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '@media': {
    [portrait]: { position: 'relative', order: 1, containerType: 'size' },
    [forcedColors]: { minHeight: `calc(${sleeveOverlap} + ${gap})` },
  },
});

/**
 * The record leaves the window at the right. In portrait it is as wide as its sleeve where there is
 * room for the whole label above the sleeve; without container queries it is smaller. It stays
 * behind while the page scrolls, so that the sleeve swallows it.
 */
export const record = style({
  vars: {
    [size]: 'min(59vw, 116vh, 80rem)',
    // Just clear of the headline, and of the buttons.
    [x]: `calc(max(6.6 * ${headlineSize}, 23.5rem) + ${size} / 2)`,
    // Its lower third is in the sleeve.
    [y]: `max(47%, 100% - ${sleeveOverlap} - 20vw)`,
    // The second silent groove leaves the window.
    [trackWidth]: '31%',
  },
  animationTimeline: 'scroll()',
  animationRange: '0 100vh',
  '@media': {
    [portrait]: {
      vars: {
        [size]: `min(100cqw, max(66cqw, 1.75 * (100cqh - ${sleeveOverlap}) - 6.5rem))`,
        [x]: '50%',
        // Half of it is in the sleeve, less where there is room.
        [y]: `max(${size} / 2 + ${gap}, 100% - ${sleeveOverlap} - 27vw)`,
      },
    },
  },
});

globalStyle(`${record} svg`, { width: 'max(22.4%, 88px)', ...turnFromTop });
globalStyle(`${record} img`, { objectPosition: '88% 40%', rotate: '-8deg' });

export const eyebrow = style({ marginBottom: '0.75rem' });

export const headline = style({
  maxWidth: '8.2em',
  marginLeft: '-0.028em',
  fontSize: headlineSize,
});

export const tagline = style({
  marginTop: '1.25rem',
  fontSize: '1.5rem',
  color: vars.color.strong,
  '@media': { [`${narrowPortrait}, (max-height: 400px)`]: { fontSize: '1.1875rem' } },
});
