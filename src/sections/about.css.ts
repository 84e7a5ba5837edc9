import { style } from '@vanilla-extract/css';
import { below64rem } from '../style/media';
import { columnGap, fontSize, vars, wideAndNarrow } from '../style/tokens';

export const statement = style({ fontSize: fontSize.statement });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: wideAndNarrow,
  alignItems: 'baseline',
  gap: `1.5rem ${columnGap}`,
  marginTop: vars.space.medium,
  '@media': { [below64rem]: { gridTemplateColumns: '1fr' } },
});

export const intro = style({ maxWidth: '36rem', color: vars.color.ivory });

export const prose = style({ display: 'grid', gap: columnGap });
