import { createGlobalVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { hero as content } from '../../content/landing';
import {
  forcedColors,
  from48rem,
  landscape,
  lowWindow,
  motionAllowed,
  narrowLandscape,
  narrowPortrait,
  portrait,
  sharpScreen,
} from '../../shared/media';
import { ease } from '../../shared/motion';
import { loadingClass } from '../../shared/root-class';
import { alpha, colors, lighten } from '../style/palette';
import { pageEdge, sleeveOverlap } from '../style/sleeve.css';
import { barHeight, flush, fontSize, lightOn, targetSize, vars } from '../style/tokens';
import * as record from '../ui/record/record.css';
import { breakHeadline } from './headline';

/** The headline of most words; a longer one is smaller (`headline`). */
const headlineSize = createGlobalVar('headline');

/** Of a full line of the headline, and of two calls. No text is wider: the record begins after it. */
const textWidth = `max(6.85 * ${headlineSize}, 27rem)`;

/** Hero and figures, hidden until what follows has been parsed: late parts would move earlier ones. */
export const firstScreen = style({
  selectors: { [`.${loadingClass} &:not(:has(+ *))`]: { visibility: 'hidden' } },
});

export const hero = style({
  vars: { [headlineSize]: fontSize.display },
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  // A part of the sleeve is on the first screen.
  minHeight: 'min(100svh - 4rem, 60rem)',
  paddingTop: `calc(${barHeight} + 1rem)`,
  paddingBottom: `calc(${sleeveOverlap} + clamp(${targetSize}, 4.5vh, 4.5rem))`,
  isolation: 'isolate',
  overflow: ['hidden', 'clip'],
  // Left to right even where a translator has turned the page: the record stays at the right.
  direction: 'ltr',
  '@media': {
    [portrait]: {
      vars: { [headlineSize]: fontSize.displayInPortrait },
      // The first figure is on the first screen and, on a high one, all figures.
      minHeight: `calc(min(100svh - 5rem, max(40rem, 108vw)) + ${sleeveOverlap})`,
      paddingTop: barHeight,
      // Room for the draft's line.
      paddingBottom: `calc(${sleeveOverlap} + ${targetSize} + 0.5rem)`,
      // A long text takes the room of the record, not that of the figures.
      gridTemplateRows: 'minmax(28vw, 1fr) auto',
    },
    // In a low window the sleeve begins below the window: only an empty strip of it would show.
    [lowWindow]: { minHeight: `calc(100svh + ${sleeveOverlap})` },
    // Forced colors have no record, which would need room.
    [forcedColors]: {
      minHeight: 0,
      paddingTop: `calc(${barHeight} + 3rem)`,
    },
    print: { minHeight: 0, paddingTop: '1rem', paddingBottom: sleeveOverlap },
  },
});

/**
 * The record's place: behind the text or, in portrait, a band above it, which fades into a glow.
 * With a mask in place of the glow, phones took a quarter longer to paint it.
 */
export const stage = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  // Also a placeholder in the colors of the photo while it loads.
  background: `radial-gradient(circle 48vw at 75% 45%, ${alpha('amber', 0.9)}, transparent)`,
  '@media': {
    [portrait]: {
      position: 'relative',
      overflow: 'hidden',
      background: colors.glow,
      '::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(transparent 78%, ${colors.glow})`,
      },
    },
    [forcedColors]: { display: 'none' },
  },
});

/** Stays behind while the page scrolls, so that the sleeve swallows the record. */
const sink = keyframes({ to: { translate: '0 54%' } });

const glint = lighten('highlight', 0.4);

/**
 * A record of gold. In landscape it rises after the load. In portrait, where it is larger than its
 * place, phones would have to paint all of it.
 */
export const goldRecord = style({
  vars: {
    // The second groove is outside the window.
    [record.grooveDistance]: '31%',
    // The record leaves the window at the right. Its lower third is in the sleeve.
    [record.diameter]: 'min(59vw, 126vh, 80rem)',
    [record.middleX]: `calc(${pageEdge} + ${textWidth} + 0.25rem + ${record.diameter} / 2)`,
    [record.middleY]: `max(47%, 100% - ${sleeveOverlap} - 20vw)`,
  },
  '::before': {
    zIndex: -1,
    background: `${record.silentGrooves}, ${lightOn(vars.color.accent, glint, glint)}`,
  },
  // Black vinyl, which fades after the load, except on phones: a fade costs them a quarter of all
  // painting. While the black covers the record, browsers paint the record only once.
  '::after': { ...record.disc, background: 'black', opacity: 0 },
  '@media': {
    [`${from48rem} and ${motionAllowed}`]: { '::after': { transition: 'opacity 0.8s' } },
    [`${landscape} and ${motionAllowed}`]: {
      // `transform` raises the record, and `translate` sinks it, so that both movements add up.
      transition: `transform 1.2s ${ease}`,
      animation: `${sink} linear`,
      animationTimeline: 'scroll()',
      animationRange: '0 100vh',
      selectors: { [record.beforeLoad]: { transform: 'translateY(50%)' } },
    },
    // The window cuts the record, not its label: 52 px are half of the label, and some room.
    [narrowLandscape]: {
      vars: {
        [record.diameter]: `clamp(45vh, 2 * (100vw - ${pageEdge} - ${textWidth} - 52px), 88vh)`,
      },
    },
    [portrait]: {
      vars: { [record.diameter]: '148vw', [record.middleX]: '79%' },
    },
  },
  selectors: { [`${record.beforeLoad}::after`]: { opacity: 1 } },
});

export const label = style({
  width: 'max(22.4%, 88px)',
  '@media': { [portrait]: { width: '18%' } },
});

/** Distance between two engraved lines. Where pixels are large, finer lines would make patterns. */
const pitch = createGlobalVar('pitch');

/**
 * The photo is engraved in the gold, as on a banknote: each groove is a line that is wide where the
 * photo is dark.
 */
export const plate = style({
  ...record.disc,
  vars: { [pitch]: 'clamp(3px, 0.235vw, 5px)' },
  zIndex: -1,
  rotate: '-8deg',
  overflow: 'hidden',
  mixBlendMode: 'multiply',
  // The photo is mixed with gray waves, and the contrast makes lines of the waves.
  filter: 'brightness(0.9) contrast(2.3)',
  '::after': {
    ...record.disc,
    background: `repeating-radial-gradient(circle, black, white calc(${pitch} / 2), black ${pitch})`,
    opacity: 0.38,
  },
  '@media': {
    // Level, because phones paint a turned plate more slowly.
    [portrait]: { rotate: 'none' },
    [`${narrowPortrait} and ${sharpScreen}`]: { vars: { [pitch]: '2px' } },
  },
  selectors: {
    [record.beforeLoad]: { mixBlendMode: 'normal', filter: 'none' },
    [`${record.beforeLoad}::after`]: { display: 'none' },
  },
});

/** The opening's text. In portrait, the glow below the record fades behind the text. */
export const text = style({
  paddingInline: pageEdge,
  '@media': {
    [portrait]: {
      paddingTop: '0.75rem',
      background: `linear-gradient(${colors.glow}, transparent)`,
    },
  },
});

globalStyle(`${text} > *`, { maxWidth: textWidth });

export const eyebrow = style({ marginBottom: '0.75rem' });

const { scale } = breakHeadline(content.headline);

export const headline = style({
  marginLeft: flush,
  fontSize: headlineSize,
  whiteSpace: 'pre-line',
  // Accents of a third line touch no letter of the second.
  ...(scale < 1 && { fontSize: `calc(${scale.toFixed(2)} * ${headlineSize})`, lineHeight: 1.1 }),
});

export const tagline = style({
  marginTop: '1.25rem',
  textWrap: 'balance',
  fontSize: '1.5rem',
  color: vars.color.strong,
  '@media': { [`${narrowPortrait}, (max-height: 400px)`]: { fontSize: '1.1875rem' } },
});
