import { style } from '@vanilla-extract/css';
import { firm } from '../../content/firm';
import { below48rem, forcedColors, nativePopover } from '../../shared/media';
import { inPrint, onSystemColors } from '../style/logo';
import { barHeight, layer, logoWidth, targetSize, vars } from '../style/tokens';

export const bar = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: layer.bar,
  background: vars.color.deep,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { print: { position: 'static' } },
  // Without popovers the links take a second row, and such a high bar must not cover the page.
  '@supports': {
    [`not ${nativePopover}`]: { '@media': { [below48rem]: { position: 'absolute' } } },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0 clamp(1.5rem, 3vw, 2.25rem)',
  minHeight: barHeight,
  // In print, the firm's name and the site's address stand beside the logo.
  '@media': {
    print: { '::after': { content: JSON.stringify(`${firm.name}, ${firm.siteUrl}`) } },
  },
});

// Large enough for a finger, also when the image has failed.
export const logo = style({
  display: 'grid',
  placeContent: 'center',
  minWidth: targetSize,
  height: targetSize,
  marginRight: 'auto',
});

export const logoImage = style({
  width: logoWidth,
  height: 'auto',
  maxHeight: targetSize,
  objectFit: 'contain',
  objectPosition: 'left',
  '@media': { [forcedColors]: onSystemColors, print: inPrint },
});

export const skipLink = style({
  position: 'fixed',
  top: '0.75rem',
  left: '0.75rem',
  padding: '0.75rem 1rem',
  background: vars.color.accent,
  color: vars.color.ink,
  // Not `translate`: browsers without that property would show the link all the time.
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  '@media': { print: { display: 'none' } },
});
