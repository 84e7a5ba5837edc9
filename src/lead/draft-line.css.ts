import { style } from '@vanilla-extract/css';
import { print } from '../style/media';
import { RootClass } from '../style/root-class';
import { fontSize } from '../style/tokens';

/** Below the calls to action, in a row of its own. */
export const line = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.75rem',
  fontSize: fontSize.label,
  selectors: { [`.${RootClass.draft} &`]: { display: 'flex', flex: '0 0 100%' } },
  '@media': { [print]: { visibility: 'hidden' } },
});
