import { globalStyle, style } from '@vanilla-extract/css';
import { below48rem } from '../style/media';
import { columnGap, vars } from '../style/tokens';
import { card } from './team.css';

export const board = style([
  card,
  { marginTop: columnGap, borderColor: vars.color.line, background: vars.color.panel },
]);

/** The areas as tracks: side by side, or one below the other. */
export const areas = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: `0.75rem ${columnGap}`,
  marginTop: '1.75rem',
  color: vars.color.strong,
  '@media': { [below48rem]: { gridTemplateColumns: '1fr' } },
});

globalStyle(`${areas} li`, { borderTop: `1px solid ${vars.color.edge}`, paddingTop: '0.75rem' });
