import { style } from '@vanilla-extract/css';
import { canHover, print } from '../../shared/media';
import { fontSize, vars } from '../style/tokens';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  padding: '0.625rem 0',
  color: vars.color.strong,
  fontSize: fontSize.label,
  textDecoration: 'none',
  '@media': {
    [canHover]: { ':hover': { textDecoration: 'underline' } },
    [print]: { display: 'none' },
  },
});
