import { globalStyle, style } from '@vanilla-extract/css';
import { coarsePointer } from '../../shared/media';
import { fontSize, vars } from '../style/tokens';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.75rem',
});

globalStyle('#lead-draft small', { display: 'block', fontSize: fontSize.small });

/** For what few visitors need: smaller, in the color of the text. */
export const more = style({ fontSize: fontSize.small });

globalStyle(`${more} p *`, { color: 'inherit', font: 'inherit' });

/** Hidden on touch screens: phones open the inbox instead of the compose page. */
export const webmail = style([actions, { '@media': { [coarsePointer]: { display: 'none' } } }]);

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
