import { style } from '@vanilla-extract/css';
import { Mark } from '../../shared/markup';
import { canHover, forcedColors } from '../../shared/media';
import { fontSize, layer, radius, targetSize, vars } from '../style/tokens';

/** A button that shows only an icon, large enough for a finger. */
export const iconButton = style({
  position: 'relative',
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

/**
 * The words of such a button: its name for screen readers and, while `page/tooltips.ts` opens it, its
 * tooltip. By WCAG 1.4.13, the pointer can move onto the tooltip, because the tooltip is inside of its
 * button, and Escape closes the tooltip.
 */
export const tooltip = style({
  position: 'absolute',
  top: 'calc(100% + 0.5rem)',
  right: 0,
  zIndex: layer.top,
  width: 'max-content',
  padding: '0.375rem 0.75rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.small,
  background: vars.color.field,
  color: vars.color.strong,
  font: `400 ${fontSize.small}/1.4 ${vars.font.sans}`,
  // Closed, it still names the button.
  selectors: { [`[${Mark.tip}=""] > &`]: { opacity: 0, pointerEvents: 'none' } },
  // A pointer on its way from the button to the tooltip stays inside.
  '::before': { content: '', position: 'absolute', inset: '-0.625rem 0 0' },
});
