import { style } from '@vanilla-extract/css';
import { coarsePointer } from '../style/media';
import { vars } from '../style/tokens';

export const draft = style({
  paddingTop: '0.375rem',
  paddingLeft: '1rem',
  borderLeft: `2px solid ${vars.color.brass}`,
  // Links in a line of text are 24 px high or more.
  lineHeight: 1.65,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.75rem',
});

/**
 * Hidden on touch screens: phones open the inbox instead of the compose page. Both rows are as high as a finger needs,
 * so without the margin they would stand further apart than the first two lines.
 */
export const webmail = style([
  actions,
  { marginTop: '-0.5rem', '@media': { [coarsePointer]: { display: 'none' } } },
]);
