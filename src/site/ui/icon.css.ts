import { style } from '@vanilla-extract/css';

export const icon = style({
  width: '0.875em',
  height: '0.875em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  flex: 'none',
});
