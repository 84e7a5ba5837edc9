import { style } from '@vanilla-extract/css';
import { sleeve } from '../style/sleeve.css';
import { paragraphGap, vars } from '../style/tokens';

/** The lower part of the sleeve. */
export const about = style([
  sleeve,
  {
    // Closes a gap of a part of a pixel.
    marginTop: '-1px',
    marginBottom: vars.space.section,
    paddingBottom: vars.space.section,
    boxShadow: 'none',
  },
]);

export const columns = style({ alignItems: 'baseline', marginTop: vars.space.medium });

export const intro = style({ color: vars.color.strong });

export const prose = style({ display: 'grid', gap: paragraphGap });
