import { style } from '@vanilla-extract/css';
import { RootClass } from '../style/root-class';
import { targetSize } from '../style/tokens';

// A pressed link stays until it is released, so that the press is not lost.
const pressed = ':is(:active, :focus-visible)';

export const mailLink = style({
  selectors: { [`.${RootClass.ready} &:not(${pressed})`]: { display: 'none' } },
});

export const opener = style({
  selectors: {
    [`html:not(.${RootClass.ready}) &, ${mailLink}${pressed} + &`]: { display: 'none' },
  },
});

/**
 * The place of the line that leads to the draft: a row of its own below the calls to action. In a
 * tab with a draft, the row has its height from the first paint on, so that the line moves nothing.
 */
export const draftLineSlot = style({
  flex: '0 0 100%',
  minHeight: targetSize,
  selectors: { [`html:not(.${RootClass.draft}) &`]: { display: 'none' } },
});
