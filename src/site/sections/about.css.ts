import { style } from '@vanilla-extract/css';
import { sleeve } from '../style/sleeve.css';
import { paragraphGap, vars } from '../style/tokens';

/** The lower part of the sleeve. */
export const about = style([
  sleeve,
  {
    // Closes a gap of a part of a pixel.
    marginTop: '-1px',
    boxShadow: 'none',
  },
]);

export const prose = style({ display: 'grid', gap: paragraphGap });

export const intro = style({ marginBottom: '0.5rem', color: vars.color.strong });
