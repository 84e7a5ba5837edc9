import { style } from '@vanilla-extract/css';
import { hasDraftClass } from '../../shared/root-class';
import { vars } from '../style/tokens';

/** The line is in the room below the calls, so it moves nothing. */
export const draftLine = style({
  position: 'absolute',
  top: '100%',
  left: 0,
  // Not the width of the calls, which may be one short button.
  width: 'max-content',
  maxWidth: `calc(100vw - 2 * ${vars.space.gutter})`,
  // Stronger than `hidden`, which hides the line also where no styles arrive.
  selectors: { [`.${hasDraftClass} &`]: { display: 'block !important' } },
});
