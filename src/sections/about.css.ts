import { style } from '@vanilla-extract/css';
import { from80rem } from '../style/media';
import { columnGap, shadow, vars } from '../style/tokens';
import { sleeve } from './sleeve.css';

/** The lower part of the sleeve. */
export const about = style([
  sleeve,
  {
    // Without a gap of a part of a pixel.
    marginTop: '-1px',
    marginBottom: vars.space.small,
    paddingBottom: vars.space.section,
    boxShadow: shadow.sleeve,
  },
]);

/** Below the figures, and on their columns where there is room. */
export const columns = style({
  alignItems: 'baseline',
  marginTop: vars.space.medium,
  '@media': { [from80rem]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const intro = style({ color: vars.color.strong });

export const prose = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: `${columnGap} ${vars.space.medium}`,
  '@media': { [from80rem]: { gridColumn: '2 / -1' } },
});
