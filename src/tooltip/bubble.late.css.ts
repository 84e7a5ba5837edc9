import { style, styleVariants } from '@vanilla-extract/css';
import { layer, radius, shadow, text, vars } from '../style/tokens';

const base = style({
  position: 'absolute',
  top: '100%',
  zIndex: layer.toasts,
  // Padding, not a margin: the pointer can travel from the trigger into the tooltip.
  paddingTop: '0.5rem',
  width: 'max-content',
  maxWidth: 'min(18rem, 100vw - 2.5rem)',
});

/** On which side of its trigger the tooltip is flush. */
export const tooltip = styleVariants({
  start: [base, { left: 0 }],
  end: [base, { right: 0 }],
});

export const bubble = style({
  display: 'block',
  padding: '0.375rem 0.75rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.small,
  background: vars.color.field,
  boxShadow: shadow.toast,
  color: vars.color.ivory,
  font: `400 ${text.small}/1.4 ${vars.font.sans}`,
});
