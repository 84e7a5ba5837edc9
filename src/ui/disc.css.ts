import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { colors } from '../content/colors';
import { forcedColors, motionAllowed, print } from '../style/media';
import { RootClass } from '../style/root-class';
import { alpha, radius, vars } from '../style/tokens';

/** Half the distance between two grooves, in pixels. Finer ones would shimmer on plain screens. */
const groove = 1.5;

/** Distance between two silent grooves, in percent of the radius. */
export const trackWidth = createVar();

export const disc = style({
  position: 'absolute',
  zIndex: -1,
  transform: 'translate(-50%, -50%)',
  isolation: 'isolate',
  aspectRatio: '1',
  borderRadius: radius.disc,
  background: colors.vinyl,
  vars: { [trackWidth]: '28%' },
  '@media': {
    [`${forcedColors}, ${print}`]: { display: 'none !important' },
  },
  // Light and grooves lie over the photo and stand still.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: radius.disc,
    // From front to back: silent grooves, which would be dotted below 1.5 px; light; fine grooves,
    // without a jump between two colors, which would make stairs.
    background: [
      `repeating-radial-gradient(closest-side, #0000 0 calc(${trackWidth} - 4px), ${vars.color.deep} calc(${trackWidth} - 3px) calc(${trackWidth} - 1px), #0000 ${trackWidth})`,
      `conic-gradient(from 24deg, #0000, ${alpha('highlight', 0.25)} 7%, #0000 16% 44%, ${alpha('highlight', 0.25)} 54%, #0000 63% 82%, ${alpha('strong', 0.12)} 88%, #0000 95%)`,
      `repeating-radial-gradient(circle, ${alpha('strong', 0.12)}, ${alpha('deep', 0.3)} ${groove}px, ${alpha('strong', 0.12)} ${2 * groove}px)`,
    ].join(),
    boxShadow: `0 0 0 1px ${alpha('strong', 0.2)}`,
  },
});

/** A record with a photo: light and grooves leave the picture to be seen. */
export const photoDisc = style([disc, { '::before': { opacity: 0.56 } }]);

/** The label, and the ring around it. A stroke thickens the thin lines of the letters. */
export const label = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '37%',
  height: 'auto',
  color: vars.color.ink,
  fill: vars.color.accent,
  strokeWidth: 0.6,
  textAnchor: 'middle',
  textTransform: 'uppercase',
});

globalStyle(`${label} circle`, { stroke: vars.color.deep, strokeWidth: 24 });
globalStyle(`${label} text`, { fill: 'currentColor' });

export const serif = style({ fontFamily: vars.font.serif, textTransform: 'none' });

// The photo covers the whole record, under the grooves.
globalStyle(`${photoDisc} img`, {
  position: 'absolute',
  zIndex: -1,
  borderRadius: radius.disc,
});

/** A section of a page that has not loaded yet. */
export const beforeLoad = `.${RootClass.loading} section`;

// Gradients and text on a path take 40 ms. They would delay the first paint, so they come later.
globalStyle(`${beforeLoad} ${disc}::before, ${beforeLoad} ${label}`, { display: 'none' });

globalStyle(`${disc}::before, ${label}`, {
  '@media': { [motionAllowed]: { transition: 'opacity 0.8s' } },
  '@starting-style': { opacity: 0 },
});
