import { style } from '@vanilla-extract/css';
import { forcedColors, narrow } from '../style/media';
import { text, vars } from '../style/tokens';

export const footer = style({
  paddingTop: vars.space.medium,
  paddingBottom: vars.space.medium,
  background: vars.color.deep,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: text.small,
  color: vars.color.quiet,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 36rem)',
  justifyContent: 'space-between',
  gridGap: '1.5rem 3rem',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});

export const logo = style({
  height: '40px',
  width: 'auto',
  '@media': { [forcedColors]: { mixBlendMode: 'difference' } },
});
