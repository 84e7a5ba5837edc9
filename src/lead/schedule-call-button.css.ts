import { style } from '@vanilla-extract/css';
import { formWorks } from '../style/selectors';

// The link stays while it is pressed, so that the press is not lost.
const pressed = ':is(:active, :focus-visible)';

export const mailLink = style({
  selectors: { [`${formWorks} &:not(${pressed})`]: { display: 'none' } },
});

export const opener = style({
  selectors: { [`html:not(${formWorks}) &, ${mailLink}${pressed} + &`]: { display: 'none' } },
});
