import { style } from '@vanilla-extract/css';
import { medium } from '../style/media';
import { text, vars } from '../style/tokens';

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  columnGap: '2rem',
  rowGap: vars.space.medium,
  '@media': { [medium]: { columnGap: 0 } },
});

export const head = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space.medium });

export const statement = style({ fontSize: text.statement, lineHeight: 1.14 });

export const lead = style({
  gridColumn: '1 / span 6',
  color: vars.color.ivory,
  '@media': { [medium]: { gridColumn: '1 / -1' } },
});

export const prose = style({
  gridColumn: '8 / -1',
  display: 'grid',
  alignContent: 'start',
  gap: '1.25rem',
  '@media': { [medium]: { gridColumn: '1 / -1' } },
});
