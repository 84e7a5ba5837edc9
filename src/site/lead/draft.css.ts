import { globalStyle, style } from '@vanilla-extract/css';
import { coarsePointer } from '../../shared/media';
import { draftClass } from '../../shared/root-class';
import { fontSize, vars } from '../style/tokens';

/** Leads to the draft, in a row of its own. */
export const draftLine = style({
  flex: '0 0 100%',
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

/** A button and its answer, which take their places beside the others. */
export const action = style({ display: 'contents' });

/** For what few visitors need: smaller, in the color of the text. */
export const secondary = style({ fontSize: fontSize.small, lineHeight: 1.75 });

globalStyle(`${secondary} p *`, { color: 'inherit', font: 'inherit' });

/** Hidden on touch screens: phones open the inbox instead of the compose page. */
export const webmail = style([secondary, { '@media': { [coarsePointer]: { display: 'none' } } }]);

/** A slip that lies on the form. */
export const panel = style({
  marginBlock: '0.5rem 0.25rem',
  paddingLeft: '0.875rem',
  borderLeft: `3px solid ${vars.color.accent}`,
});

export const discard = style({ color: vars.color.text, fontWeight: 400 });

export const byHand = style({ display: 'block', width: '100%', marginTop: '0.5rem' });
