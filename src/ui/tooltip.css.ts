import { style } from '@vanilla-extract/css';
import { fontSize, layer, radius, shadow, vars } from '../style/tokens';

/** Contains an icon button, whose name is its tooltip, and, while the tooltip is open, the tooltip. */
export const trigger = style({ position: 'relative', display: 'inline-flex' });

export const tooltip = style({
  position: 'absolute',
  top: '100%',
  right: 0,
  zIndex: layer.top,
  // Padding, not a margin: the pointer does not leave the tooltip on its way from the trigger.
  paddingTop: '0.5rem',
  width: 'max-content',
});

export const bubble = style({
  display: 'block',
  padding: '0.375rem 0.75rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.small,
  background: vars.color.field,
  boxShadow: shadow.toast,
  color: vars.color.ivory,
  font: `400 ${fontSize.small}/1.4 ${vars.font.sans}`,
});
