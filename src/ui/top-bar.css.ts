import { style } from '@vanilla-extract/css';
import { below48rem, forcedColors, nativePopover, print } from '../style/media';
import { alpha, barHeight, layer, targetSize, vars } from '../style/tokens';

export const bar = style({
  position: 'fixed',
  top: 0,
  right: 0,
  left: 0,
  zIndex: layer.bar,
  background: vars.color.deep,
  borderBottom: `1px solid ${alpha('ivory', 0.12)}`,
  '@media': {
    [forcedColors]: { background: 'Canvas' },
    [print]: { position: 'static' },
  },
  // Without popovers the links take a second row, and such a high bar must not cover the page.
  '@supports': {
    [`not ${nativePopover}`]: { '@media': { [below48rem]: { position: 'absolute' } } },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: barHeight,
});

// Large enough for a finger, also when the image has failed.
export const logo = style({
  display: 'grid',
  placeContent: 'center',
  minWidth: targetSize,
  height: targetSize,
});

export const logoImage = style({
  height: '28px',
  width: 'auto',
  // `difference` makes the logo readable on light and dark system colors. A dark background would not
  // help: Firefox may drop it.
  '@media': {
    [forcedColors]: { mixBlendMode: 'difference' },
    [print]: { filter: 'brightness(0)' },
  },
});

export const skipLink = style({
  position: 'fixed',
  top: '0.75rem',
  left: '0.75rem',
  zIndex: layer.skipLink,
  padding: '0.75rem 1rem',
  background: vars.color.brass,
  color: vars.color.ink,
  // Not `translate`: browsers without that property would show the link all the time.
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});
