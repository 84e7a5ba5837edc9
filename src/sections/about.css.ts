import { style } from '@vanilla-extract/css';
import { below64rem } from '../style/media';
import { fontSize, vars } from '../style/tokens';

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  columnGap: '2rem',
  rowGap: vars.space.medium,
  '@media': { [below64rem]: { columnGap: 0 } },
});

export const head = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space.medium });

export const statement = style({ fontSize: fontSize.statement });

export const intro = style({
  gridColumn: '1 / span 6',
  color: vars.color.ivory,
  '@media': { [below64rem]: { gridColumn: '1 / -1' } },
});

export const prose = style({
  gridColumn: '8 / -1',
  display: 'grid',
  alignContent: 'start',
  gap: '1.25rem',
  '@media': { [below64rem]: { gridColumn: '1 / -1' } },
});
