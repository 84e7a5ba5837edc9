import { globalStyle, style } from '@vanilla-extract/css';
import { below48rem } from '../style/media';
import { columnGap, fontSize, vars, wideAndNarrow } from '../style/tokens';

export const footer = style({
  paddingBlock: vars.space.medium,
  background: vars.color.deep,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: fontSize.small,
  color: vars.color.quiet,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: wideAndNarrow,
  gap: `1.5rem ${columnGap}`,
  '@media': { [below48rem]: { gridTemplateColumns: '1fr' } },
});

// Tall enough for a finger.
export const link = style({ display: 'inline-block', padding: '0.6875rem 1.5rem 0.6875rem 0' });

globalStyle(`${link} svg`, { marginRight: '0.5rem' });
