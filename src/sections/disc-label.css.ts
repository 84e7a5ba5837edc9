import { style } from '@vanilla-extract/css';
import { vars } from '../style/tokens';

/** As large as the disc. A stroke thickens the thin lines of the letters. */
export const label = style({
  position: 'absolute',
  width: '100%',
  height: '100%',
  color: vars.color.ink,
  fill: 'currentColor',
  strokeWidth: 0.3,
  textAnchor: 'middle',
  textTransform: 'uppercase',
});

export const serif = style({ fontFamily: vars.font.serif, textTransform: 'none' });
