import {
  createGlobalVar,
  globalStyle,
  keyframes,
  type StyleRule,
  style,
} from '@vanilla-extract/css';
import { colors } from '../../../content/colors';
import { forcedColors, motionAllowed, print } from '../../../shared/media';
import { ease } from '../../../shared/motion';
import { loadingClass } from '../../../shared/root-class';
import { alpha, radius, vars } from '../../style/tokens';

// Each place of a record sets these three: its diameter, and the place of its middle.
export const size = createGlobalVar('size');
export const x = createGlobalVar('x');
export const y = createGlobalVar('y');

/** Distance between two silent grooves, in percent of the radius. */
export const trackWidth = createGlobalVar('track');

/** A section of a page that has not loaded yet. */
const beforeLoad = `.${loadingClass} section`;

// A record moves by three properties, which add up: `transform` when the page has loaded, and with
// the scroll `translate`, and `rotate` of the label. Without a fill mode and a duration, a browser
// without scroll timelines shows nothing of an animation.

/** A sleeve swallows the record, if its place sets a timeline. */
const sink = keyframes({ to: { translate: '0 54%' } });

/** A label is upright in the middle of the window, unless its place sets another timeline. */
const turn = keyframes({ from: { rotate: '-60deg' }, to: { rotate: '60deg' } });

/** Timeline of the label of a record on the first screen, which is nearly upright there. */
export const turnFromTop: StyleRule = {
  animationTimeline: 'scroll()',
  animationRange: '-90vh 110vh',
};

const silentGrooves = createGlobalVar('grooves');

/** Light falls on two sides of the record, and stands still. */
const lightOn = (dull: string, bright: string, faint: string) =>
  `conic-gradient(from 24deg, ${dull}, ${bright} 7%, ${dull} 16% 44%, ${bright} 54%, ${dull} 63% 82%, ${faint} 88%, ${dull} 95%)`;

/** A jump between two colors would make stairs, and finer grooves would shimmer. */
const fineGrooves = `repeating-radial-gradient(circle, ${alpha('strong', 0.12)}, ${alpha('deep', 0.3)} 1.5px, ${alpha('strong', 0.12)} 3px)`;

export const record = style({
  vars: {
    [trackWidth]: '28%',
    // Lines below 1.5 px would be dotted.
    [silentGrooves]: `repeating-radial-gradient(closest-side, #0000 0 calc(${trackWidth} - 4px), ${vars.color.deep} calc(${trackWidth} - 3px) calc(${trackWidth} - 1px), #0000 ${trackWidth})`,
  },
  position: 'absolute',
  zIndex: -1,
  top: y,
  left: x,
  width: size,
  // The place is that of the middle.
  margin: `calc(${size} / -2)`,
  isolation: 'isolate',
  aspectRatio: '1',
  borderRadius: radius.disc,
  background: colors.vinyl,
  '@media': {
    [motionAllowed]: { animation: `${sink} linear` },
    [`${forcedColors}, ${print}`]: { display: 'none !important' },
  },
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: radius.disc,
    background: [
      silentGrooves,
      lightOn('#0000', alpha('highlight', 0.25), alpha('strong', 0.12)),
      fineGrooves,
    ].join(),
    boxShadow: `0 0 0 1px ${alpha('strong', 0.2)}`,
  },
});

/** A record that rises out of its sleeve after the load. Under the photo is gold, lit in the same
 * way. */
export const goldRecord = style([
  record,
  {
    '@media': {
      [motionAllowed]: {
        transition: `transform 1.2s ${ease}`,
        selectors: { [`${beforeLoad} &`]: { transform: 'translateY(50%)' } },
        '::after': { transition: 'opacity 0.8s' },
      },
    },
    '::before': {
      zIndex: -1,
      background: `${silentGrooves}, ${lightOn(vars.color.accent, '#f9e2ae', '#f9e2ae')}`,
    },
    // Black vinyl, which fades after the load. Browsers paint what is below only once.
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: radius.disc,
      background: colors.vinyl,
      opacity: 0,
    },
  },
]);

/** Distance between two engraved grooves. */
const pitch = 'clamp(3px, 0.235vw, 5px)';

// The photo is engraved in the gold, as on a banknote: each groove is a line that is wide where the
// photo is dark. The photo and gray waves are mixed, and the contrast makes lines of the waves.
globalStyle(`${goldRecord} picture`, {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  borderRadius: radius.disc,
  mixBlendMode: 'multiply',
  filter: 'grayscale(1) brightness(1.1) contrast(2.3)',
});
globalStyle(`${goldRecord} picture::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  background: `repeating-radial-gradient(circle, #000, #fff calc(${pitch} / 2), #000 ${pitch})`,
  opacity: 0.38,
});
globalStyle(`${goldRecord} img`, { filter: 'none' });

/**
 * The label: from the hole to the black ring around it. A stroke thickens the thin lines of the
 * letters.
 */
export const label = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '37%',
  height: 'auto',
  borderRadius: radius.disc,
  background: `radial-gradient(closest-side, ${vars.color.deep} 10%, ${vars.color.accent} 11% 89%, ${vars.color.deep} 90%)`,
  color: vars.color.ink,
  fill: 'currentColor',
  strokeWidth: 0.6,
  textAnchor: 'middle',
  textTransform: 'uppercase',
  '@media': {
    [motionAllowed]: {
      animation: `${turn} linear`,
      animationTimeline: 'view()',
    },
  },
});

export const serif = style({ fontFamily: vars.font.serif, textTransform: 'none' });

// Gradients, filters and text on a path would delay the first paint, so they come later.
globalStyle(
  [`${record}::before`, label, `${goldRecord} picture::after`]
    .map((part) => `${beforeLoad} ${part}`)
    .join(),
  { display: 'none' },
);
globalStyle(`${beforeLoad} ${goldRecord} picture`, { mixBlendMode: 'normal', filter: 'none' });
globalStyle(`${beforeLoad} ${goldRecord}::after`, { opacity: 1 });
