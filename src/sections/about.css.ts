import { globalStyle, style } from '@vanilla-extract/css';
import { columnGap, fontSize, vars } from '../style/tokens';

export const head = style({});

globalStyle(`${head} h2`, { fontSize: fontSize.statement });

export const columns = style({
  alignItems: 'baseline',
  marginTop: vars.space.medium,
});

export const intro = style({ maxWidth: '36rem', color: vars.color.ivory });

export const prose = style({ display: 'grid', gap: columnGap });
