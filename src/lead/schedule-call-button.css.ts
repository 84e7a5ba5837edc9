import { style } from '@vanilla-extract/css';
import { print } from '../style/media';
import { RootClass } from '../style/root-class';
import { targetSize } from '../style/tokens';

// The link stays while it is pressed, so that the press is not lost.
const pressed = ':is(:active, :focus-visible)';

export const mailLink = style({
  selectors: { [`.${RootClass.ready} &:not(${pressed})`]: { display: 'none' } },
});

export const opener = style({
  selectors: {
    [`html:not(.${RootClass.ready}) &, ${mailLink}${pressed} + &`]: { display: 'none' },
  },
});

/** Below the calls to action, in a row of its own. Its room is kept from the first paint on, so that the line moves nothing. */
export const draftLineSlot = style({
  flex: '0 0 100%',
  minHeight: targetSize,
  selectors: { [`html:not(.${RootClass.draft}) &`]: { display: 'none' } },
  '@media': { [print]: { visibility: 'hidden' } },
});
