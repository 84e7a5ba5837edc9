import { style } from '@vanilla-extract/css';
import { hasDraftClass } from '../../shared/root-class';

/** The line is in the room below the calls, so it moves nothing. */
export const draftLine = style({
  position: 'absolute',
  top: '100%',
  left: 0,
  // Stronger than `hidden`, which hides the line also where no styles arrive.
  selectors: { [`.${hasDraftClass} &`]: { display: 'block !important' } },
});
