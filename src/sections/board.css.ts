import { globalStyle, style } from '@vanilla-extract/css';
import { below48rem } from '../style/media';
import { columnGap, radius, vars } from '../style/tokens';

export const board = style({
  marginTop: columnGap,
  padding: vars.space.small,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
  background: vars.color.raised,
});

/** The areas as tracks: side by side, or one below the other. */
export const areas = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: `0.75rem ${columnGap}`,
  marginTop: '1.75rem',
  color: vars.color.ivory,
  '@media': { [below48rem]: { gridTemplateColumns: '1fr' } },
});

globalStyle(`${areas} li`, { borderTop: `1px solid ${vars.color.edge}`, paddingTop: '0.75rem' });
