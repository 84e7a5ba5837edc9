import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, hasScript } from '../style/media';
import { alpha, palette, radius, vars } from '../style/tokens';

export const disc = style({
  position: 'absolute',
  isolation: 'isolate',
  aspectRatio: '1',
  borderRadius: radius.disc,
  background: palette.vinyl,
  '@media': { [forcedColors]: { display: 'none' } },
  // Light and grooves lie over the print and stand still.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: radius.disc,
    // From front to back: silent grooves, which would be dotted below 1.5 px; light; fine grooves, which would
    // make a moiré cross at 4 px on screens of density 1.
    background: [
      `repeating-radial-gradient(closest-side, #0000 0 24%, ${vars.color.deep} calc(24% + 1px) calc(24% + 3px), #0000 calc(24% + 4px) 28%)`,
      `conic-gradient(from 24deg, #0000, ${alpha('brassHigh', 0.25)} 7%, #0000 16% 44%, ${alpha('brassHigh', 0.25)} 54%, #0000 63% 82%, ${alpha('ivory', 0.12)} 88%, #0000 95%)`,
      `repeating-radial-gradient(circle, ${alpha('ivory', 0.12)} 0 0.5px, ${alpha('deep', 0.3)} 2.6px, #0000 5.2px)`,
    ].join(),
    boxShadow: `0 0 0 1px ${alpha('ivory', 0.2)}`,
  },
});

/** The label, and the ring around it. A stroke thickens the thin lines of the letters. */
export const label = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '37%',
  height: 'auto',
  color: vars.color.ink,
  fill: vars.color.brass,
  strokeWidth: 0.3,
  textAnchor: 'middle',
  textTransform: 'uppercase',
});

globalStyle(`${label} circle`, { stroke: vars.color.deep, strokeWidth: 12 });
globalStyle(`${label} text`, { fill: 'currentColor' });

export const serif = style({ fontFamily: vars.font.serif, textTransform: 'none' });

/** A photo pressed on the whole record, under the grooves. */
export const print = style({
  position: 'absolute',
  zIndex: -1,
  width: '100%',
  height: '100%',
  borderRadius: radius.disc,
  objectFit: 'cover',
});

/** The page has not loaded yet, and this section is not laid out: see `inline/first-paint.ts`. */
export const beforeLoad = `${hasScript}:not(.laid-out) section:not(.laid-out)`;

// Gradients and text on a path would delay the first paint, so they come with the photo.
globalStyle(`${beforeLoad} ${disc}::before, ${beforeLoad} ${label}`, { display: 'none' });
