import { style } from '@vanilla-extract/css';
import { draftClass, readyClass } from '../../shared/root-class';
import { fontSize } from '../style/tokens';

// Without the script there is a link, with it a button. If the script arrives during a press, the
// link stays until it is released.
const pressed = ':is(:active, :focus-visible)';

export const mailLink = style({
  selectors: { [`.${readyClass} &:not(${pressed})`]: { display: 'none' } },
});

export const opener = style({
  selectors: {
    [`html:not(.${readyClass}) &, ${mailLink}${pressed} + &`]: { display: 'none' },
  },
});

/**
 * The line that leads to the draft, in a row of its own below the calls to action. In a tab with a
 * draft it is there from the first paint on, so that it moves nothing.
 */
export const draftLine = style({
  display: 'flex',
  flex: '0 0 100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.75rem',
  fontSize: fontSize.label,
  selectors: { [`html:not(.${draftClass}) &`]: { display: 'none' } },
});
