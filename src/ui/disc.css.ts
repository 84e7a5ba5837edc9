import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, hasScript } from '../style/media';
import { alpha, palette, radius, vars } from '../style/tokens';
import { groove, vinyl } from './vinyl';

export const disc = style({
  position: 'absolute',
  isolation: 'isolate',
  aspectRatio: '1',
  borderRadius: radius.disc,
  background: palette.vinyl,
  vars: { [groove]: '1.7px' },
  '@media': {
    [forcedColors]: { display: 'none' },
    '(min-resolution: 2dppx)': { vars: { [groove]: '1.3px' } },
    '(min-resolution: 3dppx)': { vars: { [groove]: '0.9px' } },
  },
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: radius.disc,
    background: vinyl([24, 28], [0.25, 0.25, 0.12]),
    boxShadow: `0 0 0 1px ${alpha('ivory', 0.2)}`,
  },
});

/** A record with a photo: the light is weaker, so that it does not wash out the picture. */
export const pictureDisc = style({
  '::before': { background: vinyl([24, 28], [0.14, 0.07, 0.08]) },
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
  strokeWidth: 0.6,
  textAnchor: 'middle',
  textTransform: 'uppercase',
});

globalStyle(`${label} circle`, { stroke: vars.color.deep, strokeWidth: 24 });
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
