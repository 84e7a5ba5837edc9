import { style } from '@vanilla-extract/css';
import { canHover, forcedColors } from '../../shared/media';
import { fontSize, targetSize, vars } from '../style/tokens';

/** A button that shows only an icon, large enough for a finger. */
export const iconButton = style({
  display: 'grid',
  placeContent: 'center',
  width: targetSize,
  height: targetSize,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.strong,
  // The icon's size is in em.
  fontSize: fontSize.body,
  '@media': {
    [canHover]: { ':hover': { background: vars.color.line } },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
});
