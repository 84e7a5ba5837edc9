import { style } from '@vanilla-extract/css';
import { from64rem } from '../../shared/media';
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

/** A poster. On wide windows each of its two sentences fills a line. */
export const heading = style({
  '@media': {
    [from64rem]: { fontSize: 'min(6.05vw, 6.4rem)', lineHeight: 1 },
  },
});

export const columns = style([halves, { marginTop: vars.space.small }]);

export const prose = style({ display: 'grid', gap: paragraphGap });

export const intro = style({
  // 1.5rem and, on phones, 1.125rem as elsewhere.
  fontSize: `calc(2 * ${vars.fontSize.intro} - 1.125rem)`,
  color: vars.color.strong,
});
