import { globalStyle, style } from '@vanilla-extract/css';
import { canHover } from '../style/media';
import { fontSize, targetSize, vars } from '../style/tokens';

/** A button that looks like a link, large enough for a finger. */
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  padding: 0,
  border: 0,
  background: 'none',
  // Also for a short name in a narrow font.
  minWidth: targetSize,
  color: vars.color.brass,
  font: `600 ${fontSize.label}/1.4 ${vars.font.sans}`,
  textDecoration: 'underline',
  '@media': { [canHover]: { ':hover': { color: vars.color.brassHigh } } },
});

/** A wrapper without a box: button and text take part in the layout around it. */
export const wrapper = style({ display: 'contents' });

export const byHand = style({ width: '100%', marginTop: '0.5rem' });

globalStyle(`${byHand} textarea`, {
  display: 'block',
  width: '100%',
  height: '9rem',
  marginTop: '0.375rem',
  padding: '0.5rem 0.75rem',
  border: `1px solid ${vars.color.edge}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  resize: 'vertical',
});
