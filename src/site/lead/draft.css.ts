import { globalStyle, style } from '@vanilla-extract/css';
import { anyFinePointer, coarsePointer } from '../../shared/media';
import { fontSize, vars } from '../style/tokens';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '1rem',
  // Room for a focus ring.
  paddingTop: '0.25rem',
});

/** A button and its answer. Both stand in the row, like the other buttons. */
export const withAnswer = style({ display: 'contents' });

/**
 * The links to webmail: small and in the color of the text, because few visitors need them. Hidden
 * where every pointer is a finger, because phones open the inbox instead of the compose page.
 */
export const webmail = style({
  fontSize: fontSize.small,
  lineHeight: 1.75,
  '@media': { [coarsePointer]: { display: 'none' }, [anyFinePointer]: { display: 'block' } },
});

globalStyle(`${webmail} p *`, { color: 'inherit', font: 'inherit' });

/** A slip that lies on the form. */
export const panel = style({
  marginBlock: '0.5rem 0.25rem',
  paddingLeft: '0.875rem',
  borderLeft: `3px solid ${vars.color.accent}`,
});

export const byHand = style({ display: 'block', width: '100%', marginTop: '0.5rem' });
