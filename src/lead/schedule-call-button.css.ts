import { style } from '@vanilla-extract/css';
import { RootClass } from '../style/root-class';

// The link stays while it is pressed, so that the press is not lost.
const pressed = ':is(:active, :focus-visible)';

export const mailLink = style({
  selectors: { [`.${RootClass.formWorks} &:not(${pressed})`]: { display: 'none' } },
});

export const opener = style({
  selectors: {
    [`html:not(.${RootClass.formWorks}) &, ${mailLink}${pressed} + &`]: { display: 'none' },
  },
});
