import { globalStyle, style } from '@vanilla-extract/css';
import { coarsePointer } from '../../shared/media';
import { draftClass } from '../../shared/root-class';
import { fontSize } from '../style/tokens';

/** Leads to the draft, in a row of its own. With a draft it is there from the first paint on. */
export const draftLine = style({
  display: 'flex',
  flex: '0 0 100%',
  // Clear of the records.
  paddingInlineEnd: 'max(0px, 100% - 27.25rem)',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1rem',
  fontSize: fontSize.label,
  selectors: { [`html:not(.${draftClass}) &`]: { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '1rem',
  // Room for a focus ring.
  paddingTop: '0.25rem',
});

/** For what few visitors need: smaller, in the color of the text. */
export const secondary = style({ fontSize: fontSize.small, lineHeight: 1.75 });

globalStyle(`${secondary} p *`, { color: 'inherit', font: 'inherit' });

/** Hidden on touch screens: phones open the inbox instead of the compose page. */
export const webmail = style([actions, { '@media': { [coarsePointer]: { display: 'none' } } }]);

export const byHand = style({ display: 'block', width: '100%', marginTop: '0.5rem' });
