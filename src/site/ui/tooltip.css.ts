// Styles of `src/app/tooltips.tsx`. They are here, because the page has them: its policy allows the
// app to add none.
import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, layer, radius, vars } from '../style/tokens';

/** Contains an icon button and, while it is open, the tooltip with the button's name. */
export const trigger = style({ position: 'relative', display: 'flex' });

export const tooltip = style({
  position: 'absolute',
  top: '100%',
  right: 0,
  zIndex: layer.top,
  // Padding, not a margin: the pointer stays inside on its way to the tooltip.
  paddingTop: '0.5rem',
  width: 'max-content',
});

// At the left of the dialog's cross, because the words are below it.
globalStyle(`dialog ${tooltip}`, { inset: '0.25rem 100% auto auto', padding: '0 0.5rem' });

export const bubble = style({
  display: 'block',
  padding: '0.375rem 0.75rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.small,
  background: vars.color.field,
  color: vars.color.strong,
  font: `400 ${fontSize.small}/1.4 ${vars.font.sans}`,
});
