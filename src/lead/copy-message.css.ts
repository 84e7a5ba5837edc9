import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../style/tokens';

export const byHand = style({ display: 'block', width: '100%', marginTop: '0.5rem' });

globalStyle(`${byHand} textarea`, {
  display: 'block',
  width: '100%',
  height: '6rem',
  marginTop: '0.375rem',
  padding: '0.5rem 0.75rem',
  border: `1px solid ${vars.color.edge}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  resize: 'vertical',
});
