import { style } from '@vanilla-extract/css';
import { formWorks } from '../style/selectors';

// A press that has begun on the link ends there.
const pressed = ':is(:active, :focus-visible)';

export const mailLink = style({
  selectors: { [`${formWorks} &:not(${pressed})`]: { display: 'none' } },
});

export const opener = style({
  selectors: { [`html:not(${formWorks}) &, ${mailLink}${pressed} + &`]: { display: 'none' } },
});
