import { style } from '@vanilla-extract/css';
import { medium, old } from '../style/media';
import { text, vars } from '../style/tokens';

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gridColumnGap: '2rem',
  gridRowGap: vars.space.medium,
  '@media': { [medium]: { gridColumnGap: 0 } },
});

export const head = style({ gridColumn: '1 / -1', display: 'grid', gridGap: vars.space.medium });

export const statement = style({
  fontSize: text.statement,
  lineHeight: 1.14,
  '@supports': { [old]: { fontSize: 'calc(1.2rem + 3vw)' } },
});

export const lead = style({
  gridColumn: '1 / span 6',
  color: vars.color.ivory,
  '@media': { [medium]: { gridColumn: '1 / -1' } },
});

export const prose = style({
  gridColumn: '8 / -1',
  display: 'grid',
  alignContent: 'start',
  gridGap: '1.25rem',
  '@media': { [medium]: { gridColumn: '1 / -1' } },
});
