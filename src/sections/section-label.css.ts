import { style } from '@vanilla-extract/css';
import { fontSize, vars } from '../style/tokens';

/** The vinyl side, such as A1. */
export const side = style({
  font: `400 ${fontSize.body}/1 ${vars.font.serif}`,
  letterSpacing: 0,
  color: vars.color.brass,
});
