import { createGlobalVar, keyframes, style } from '@vanilla-extract/css';
import { hero as content } from '../../content/landing';
import {
  forcedColors,
  from48rem,
  lowWindow,
  motionAllowed,
  narrowPortrait,
  portrait,
  sharpScreen,
} from '../../shared/media';
import { ease } from '../../shared/motion';
import { loadingClass } from '../../shared/root-class';
import { alpha, lighten } from '../style/palette';
import { sleeveOverlap } from '../style/sleeve.css';
import { barHeight, flush, fontSize, lightOn, targetSize, vars } from '../style/tokens';
import * as record from '../ui/record/record.css';

/** The headline of most words; a longer one is smaller (`headline`). */
const headlineSize = createGlobalVar('headline');

/**
 * Where the record begins in landscape, from the edge of the text: clear of the calls, and of the
 * headline, which is narrower.
 */
const recordStart = `max(6.75 * ${headlineSize}, 27.25rem)`;

/** Below the text is room for the draft's line. */
const draftRoom = '2.5rem';

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
  // Placeholder in the colors of the photo while it loads.
  background: `radial-gradient(circle at 75% 45%, ${alpha('amber', 0.9)}, transparent 60%)`,
  isolation: 'isolate',
  overflow: ['hidden', 'clip'],
  // Left to right even where a translator has turned the page: the record stays at the right.
  direction: 'ltr',
  '@media': {
    [portrait]: {
      vars: { [headlineSize]: fontSize.displayInPortrait },
      minHeight: 'calc(100svh - 7.25rem)',
      paddingTop: `calc(${barHeight} + min(2.625rem, 4vh))`,
      paddingBottom: 0,
      // The label leaves the sleeve to its hole or, in a higher window, as a whole.
      gridTemplateRows: `auto minmax(calc(46vw + ${draftRoom} + ${sleeveOverlap}), 1fr)`,
      background: `radial-gradient(100% 32% at 50% 68%, ${alpha('amber', 0.9)}, transparent)`,
    },
    // In a low window the sleeve begins below the window: only an empty strip of it would show.
    [lowWindow]: { minHeight: `calc(100svh + ${sleeveOverlap})` },
    // Forced colors have no record, which would need room.
    [forcedColors]: {
      gridTemplateRows: 'none',
      minHeight: 0,
      paddingTop: `calc(${barHeight} + 3rem)`,
    },
    print: { minHeight: 0, paddingTop: '1rem', paddingBottom: sleeveOverlap },
  },
});

/** The record's place, as wide as the text: behind the text or, in portrait, below it. */
export const stage = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '@media': {
    [portrait]: { position: 'relative', order: 1 },
    [forcedColors]: { minHeight: `calc(${sleeveOverlap} + ${draftRoom})` },
  },
});

/** Stays behind while the page scrolls, so that the sleeve swallows the record. */
const sink = keyframes({ to: { translate: '0 54%' } });

const glint = lighten('highlight', 0.4);

/** A record of gold. After the load it rises. */
export const goldRecord = style({
  vars: {
    // The second groove is outside the window.
    [record.grooveDistance]: '31%',
    // The record leaves the window at the right. Its lower third is in the sleeve.
    [record.diameter]: 'min(59vw, 126vh, 80rem)',
    [record.middleX]: `calc(${recordStart} + ${record.diameter} / 2)`,
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
    [portrait]: {
      // A little narrower than the sleeve, into which a longer text pushes it deeper.
      vars: { [record.diameter]: '97%', [record.middleX]: '50%', [record.middleY]: draftRoom },
      // In portrait, `top` is the place of the record's top.
      marginTop: 0,
    },
    [`${from48rem} and ${motionAllowed}`]: { '::after': { transition: 'opacity 0.8s' } },
    [motionAllowed]: {
      // `transform` raises the record, and `translate` sinks it, so that both movements add up.
      transition: `transform 1.2s ${ease}`,
      animation: `${sink} linear`,
      animationTimeline: 'scroll()',
      animationRange: '0 100vh',
      selectors: { [record.beforeLoad]: { transform: 'translateY(50%)' } },
    },
  },
  selectors: { [`${record.beforeLoad}::after`]: { opacity: 1 } },
});

export const label = style({ width: 'max(22.4%, 88px)' });

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

const { tall } = content.crop;

/** The build has cut out what wide windows show (`build/make/photos.ts`). */
export const photo = style({
  '@media': { [portrait]: { scale: tall.zoom, transformOrigin: tall.place } },
});

export const eyebrow = style({ marginBottom: '0.75rem' });

/** Letters of the longer line, if the headline is broken into two lines where that is best. */
const words = content.headline.split(' ');
const lineLength = Math.min(
  ...words.map((_, at) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length),
  ),
);
const longestWord = Math.max(...words.map((word) => word.length));

/** A line of so many letters is as wide as the headline's room. */
const fullLine = 14;
/** Two lines, if they are not too small then; and whole words, however small. */
const shrink = Math.min(1, Math.max(fullLine / lineLength, 0.7), fullLine / longestWord);

export const headline = style({
  maxWidth: `calc(6.6 * ${headlineSize})`,
  marginLeft: flush,
  fontSize: headlineSize,
  // Accents of a third line touch no letter of the second.
  ...(shrink < 1 && { fontSize: `calc(${shrink.toFixed(2)} * ${headlineSize})`, lineHeight: 1.1 }),
});

export const tagline = style({
  marginTop: '1.25rem',
  fontSize: '1.5rem',
  color: vars.color.strong,
  '@media': { [`${narrowPortrait}, (max-height: 400px)`]: { fontSize: '1.1875rem' } },
});
