import { createGlobalVar, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import {
  below64rem,
  forcedColors,
  from48rem,
  from64rem,
  motionAllowed,
} from '../../../shared/media';
import { loadingClass } from '../../../shared/root-class';
import { alpha, colors } from '../../style/palette';
import { lightOn, radius, vars } from '../../style/tokens';

// Each place of a record sets these three: its diameter, and the place of its middle.
export const diameter = createGlobalVar('size');
export const middleX = createGlobalVar('x');
export const middleY = createGlobalVar('y');

/** Distance between two silent grooves, in percent of the radius. */
export const grooveDistance = createGlobalVar('track');

/** In a section of a page that has not loaded yet: what would delay the first paint comes later. */
export const beforeLoad = `.${loadingClass} section &`;

/** A layer of a record, as large as the record. */
export const disc: StyleRule = {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: radius.disc,
};

/** Black rings that divide a record. Lines below 1.5 px would be dotted. */
export const silentGrooves = `repeating-radial-gradient(closest-side, transparent 0 calc(${grooveDistance} - 4px), ${vars.color.deep} calc(${grooveDistance} - 3px) calc(${grooveDistance} - 1px), transparent ${grooveDistance})`;

const ridge = alpha('strong', 0.12);
const groove = alpha('deep', 0.3);

/** Soft edges, because hard ones look like stairs; not finer, because finer grooves shimmer. */
const fineGrooves = `repeating-radial-gradient(circle, ${ridge}, ${groove} 1.5px, ${ridge} 3px)`;

export const record = style({
  vars: { [grooveDistance]: '28%' },
  position: 'absolute',
  zIndex: -1,
  top: middleY,
  left: middleX,
  width: diameter,
  // `top` and `left` are the place of the record's middle.
  margin: `calc(${diameter} / -2)`,
  isolation: 'isolate',
  aspectRatio: '1',
  borderRadius: radius.disc,
  background: colors.vinyl,
  '@media': { [`${forcedColors}, print`]: { display: 'none !important' } },
  '::before': {
    ...disc,
    background: [
      silentGrooves,
      lightOn('transparent', alpha('highlight', 0.25), alpha('strong', 0.12)),
      fineGrooves,
    ].join(),
    boxShadow: `0 0 0 1px ${alpha('strong', 0.2)}`,
  },
  selectors: { [`${beforeLoad}::before`]: { display: 'none' } },
});

const turn = keyframes({ from: { rotate: '-60deg' }, to: { rotate: '60deg' } });

/**
 * The label: from the hole to the black ring around it. Except on phones it turns with the scroll,
 * and is upright in the middle of the window. A browser without scroll timelines turns nothing,
 * because the animation has no duration.
 */
export const label = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '37%',
  borderRadius: radius.disc,
  background: `radial-gradient(closest-side, ${vars.color.deep} 10%, ${vars.color.accent} 11% 89%, ${vars.color.deep} 90%)`,
  color: vars.color.ink,
  fill: 'currentColor',
  // A stroke thickens the thin lines of the letters.
  stroke: 'currentColor',
  strokeWidth: 0.6,
  textAnchor: 'middle',
  textTransform: 'uppercase',
  animationTimingFunction: 'linear',
  animationTimeline: 'view()',
  '@media': { [`${from48rem} and ${motionAllowed}`]: { animationName: turn } },
  selectors: { [beforeLoad]: { display: 'none' } },
});

/** Of a record on the first screen, where it is nearly upright. */
export const labelAtTop = style({ animationTimeline: 'scroll()', animationRange: '-90vh 110vh' });

export const serif = style({ fontFamily: vars.font.serif, textTransform: 'none' });

/** In narrow windows its letters would be 5 px high. */
export const rim = style({ '@media': { [below64rem]: { display: 'none' } } });

/** In place of the rim. */
export const foot = style({ '@media': { [from64rem]: { display: 'none' } } });
