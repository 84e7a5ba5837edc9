import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, hasScript } from '../style/media';
import { alpha, palette, radius, vars } from '../style/tokens';

const labelColor = createVar();

/** Diameter of the label, as a share of the record's. */
export const labelSize = createVar();

const share = (factor: number) => `calc(${labelSize} * ${factor})`;

const base = style({
  position: 'absolute',
  isolation: 'isolate',
  aspectRatio: '1',
  borderRadius: radius.disc,
  background: palette.vinyl,
  '@media': { [forcedColors]: { display: 'none' } },
  // Light, grooves and label lie over the print and stand still.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: radius.disc,
    // From front to back: spindle hole, label and its ring; silent grooves, which would be dotted below
    // 1.5 px; light; fine grooves, which would make a moiré cross at 4 px on screens of density 1.
    background: [
      `radial-gradient(closest-side, ${vars.color.ground} ${share(0.12)}, ${labelColor} ${share(0.14)} ${labelSize}, ${vars.color.deep} ${share(1.02)} ${share(1.12)}, #0000 ${share(1.14)})`,
      `repeating-radial-gradient(closest-side, #0000 0 24%, ${vars.color.deep} calc(24% + 1px) calc(24% + 3px), #0000 calc(24% + 4px) 28%)`,
      `conic-gradient(from 24deg, #0000, ${alpha('brassHigh', 0.25)} 7%, #0000 16% 44%, ${alpha('brassHigh', 0.25)} 54%, #0000 63% 82%, ${alpha('ivory', 0.12)} 88%, #0000 95%)`,
      `repeating-radial-gradient(circle, ${alpha('ivory', 0.12)} 0 0.5px, ${alpha('deep', 0.3)} 2.6px, #0000 5.2px)`,
    ].join(', '),
    boxShadow: `0 0 0 1px ${alpha('ivory', 0.2)}`,
  },
});

/** `record` has a brass label. The label of `dark` has the color of the page, and holds the page's text. */
export const disc = styleVariants({
  record: [base, { vars: { [labelColor]: vars.color.brass, [labelSize]: '33%' } }],
  dark: [base, { vars: { [labelColor]: vars.color.ground, [labelSize]: '33%' } }],
});

/** The page has not loaded yet, and this section is not laid out: see `inline/first-paint.ts`. */
export const beforeLoad = `${hasScript}:not(.laid-out) section:not(.laid-out)`;

// Gradients and text on a path would delay the first paint, so they come with the photo.
globalStyle(`${beforeLoad} ${base}::before, ${beforeLoad} ${base} > svg`, { display: 'none' });

/** A photo pressed on the whole record, under the grooves. */
export const print = style({
  position: 'absolute',
  zIndex: -1,
  width: '100%',
  height: '100%',
  borderRadius: radius.disc,
  objectFit: 'cover',
});

/** The text on the label. A stroke thickens the thin lines of the letters. */
export const text = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: labelSize,
  height: labelSize,
  color: vars.color.ink,
  fill: 'currentColor',
  strokeWidth: 0.3,
  textAnchor: 'middle',
  textTransform: 'uppercase',
});

export const serif = style({ fontFamily: vars.font.serif, textTransform: 'none' });
