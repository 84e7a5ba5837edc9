import { globalStyle, style } from '@vanilla-extract/css';
import { colors } from '../content/colors';
import { columnGap, fontSize, shadow, vars } from '../style/tokens';
import { sleeve } from './sleeve.css';

/** The lower part of the sleeve. */
export const about = style([
  sleeve,
  {
    // Without a gap of a part of a pixel.
    marginTop: '-1px',
    marginBottom: vars.space.medium,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
    boxShadow: shadow.sleeve,
    vars: { [vars.color.ivory]: vars.color.ink, [vars.color.brass]: colors.amber },
  },
]);

export const head = style({});

globalStyle(`${head} h2`, { fontSize: fontSize.statement });

export const columns = style({
  alignItems: 'baseline',
  marginTop: vars.space.medium,
});

export const intro = style({ color: vars.color.ivory, textWrap: 'pretty' });

export const prose = style({ display: 'grid', gap: columnGap });
