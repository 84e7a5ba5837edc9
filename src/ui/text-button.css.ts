import { style } from '@vanilla-extract/css';
import { canHover } from '../style/media';
import { fontSize, targetSize, vars } from '../style/tokens';

/** A button or a link that looks like a link in a text, large enough for a finger. */
export const textButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  // For a short word in a narrow font.
  minWidth: targetSize,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.brass,
  font: `600 ${fontSize.label}/1.4 ${vars.font.sans}`,
  textDecoration: 'underline',
  '@media': { [canHover]: { ':hover': { color: vars.color.brassHigh } } },
});
