import { style } from '@vanilla-extract/css';
import { columnGap, fontSize, vars } from '../style/tokens';

export const statement = style({ fontSize: fontSize.statement });

export const columns = style({
  alignItems: 'baseline',
  marginTop: vars.space.medium,
});

export const intro = style({ maxWidth: '36rem', color: vars.color.ivory });

export const prose = style({ display: 'grid', gap: columnGap });
