import { style } from '@vanilla-extract/css';
import { forcedColors, lessTransparency, narrow, noScript } from '../style/media';
import { alpha, barHeight, layer, targetSize, vars } from '../style/tokens';

export const bar = style({
  position: 'fixed',
  top: 0,
  right: 0,
  left: 0,
  zIndex: layer.bar,
  background: alpha('deep', 0.72),
  borderBottom: `1px solid ${alpha('ivory', 0.12)}`,
  backdropFilter: 'blur(10px)',
  '@media': {
    [lessTransparency]: { background: vars.color.deep },
    [forcedColors]: { background: 'Canvas' },
    // There the links take a second row, too much to lie over the page.
    [narrow]: { selectors: { [`${noScript} &`]: { position: 'absolute' } } },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: barHeight,
});

// Of a size to be pressed, also when the image has not come.
export const logo = style({
  display: 'grid',
  placeContent: 'center',
  minWidth: targetSize,
  height: targetSize,
});

export const logoImage = style({
  height: '28px',
  width: 'auto',
  // Dark on a light bar, light on a dark one; Firefox may leave out a background of its own.
  '@media': { [forcedColors]: { mixBlendMode: 'difference' } },
});

export const skipLink = style({
  position: 'fixed',
  top: '0.75rem',
  left: '0.75rem',
  zIndex: layer.skipLink,
  padding: '0.75rem 1rem',
  background: vars.color.brass,
  color: vars.color.ink,
  // `translate` would leave it in sight in browsers that do not know it.
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});
