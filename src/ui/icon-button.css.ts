import { style } from '@vanilla-extract/css';
import { forcedColors } from '../style/media';
import { alpha, targetSize, text, vars } from '../style/tokens';

/** A button that is an icon alone, in a comfortable size. */
export const iconButton = style({
  display: 'grid',
  placeContent: 'center',
  width: targetSize,
  height: targetSize,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ivory,
  // Sets the size of the icon, which is measured in em.
  fontSize: text.body,
  ':hover': { background: alpha('ivory', 0.08) },
  '@media': { [forcedColors]: { border: '1px solid' } },
});
