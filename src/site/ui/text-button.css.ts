import { style } from '@vanilla-extract/css';
import { canHover } from '../../shared/media';
import { fontSize, targetSize, vars } from '../style/tokens';

/** A button or a link that looks like a link in a text, but is large enough for a finger. */
export const textButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: targetSize,
  // Makes a short word wide enough for a finger, without moving it.
  marginInline: '-0.25rem',
  padding: '0 0.25rem',
  border: 0,
  background: 'none',
  color: vars.color.accent,
  font: `600 ${fontSize.label}/1.4 ${vars.font.sans}`,
  textAlign: 'start',
  textDecoration: 'underline',
  // Inside, because lines of text are close.
  ':focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
  '@media': {
    [canHover]: { ':hover': { color: vars.color.highlight } },
    print: { display: 'none' },
  },
});
