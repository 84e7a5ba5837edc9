import { style } from '@vanilla-extract/css';
import { halves } from '../style/layout.css';
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

/** A poster: in wide windows each of its two sentences fills a line. */
export const heading = style({
  fontSize: `clamp(${vars.fontSize.h2}, 6.05 * ${vars.fluidUnit}, 6.4rem)`,
  lineHeight: 1.12,
});

export const columns = style([halves, { alignItems: 'baseline', marginTop: vars.space.small }]);

export const prose = style({ display: 'grid', gap: paragraphGap });

export const intro = style({
  fontSize: `calc(1.15 * ${vars.fontSize.intro})`,
  color: vars.color.strong,
});
