import { style } from '@vanilla-extract/css';
import { print } from '../style/media';
import { hasDraft } from '../style/selectors';
import { fontSize } from '../style/tokens';

/** Below the calls to action, in a row of its own. */
export const line = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.75rem',
  fontSize: fontSize.label,
  selectors: { [`${hasDraft} &`]: { display: 'flex', flex: '0 0 100%' } },
  '@media': { [print]: { visibility: 'hidden' } },
});
