import { style } from '@vanilla-extract/css';
import { nativeCommand, noScript } from '../style/media';

export const opener = style({
  selectors: { [`${noScript} &`]: { display: 'none' } },
  '@supports': {
    [nativeCommand]: { selectors: { [`${noScript} &`]: { display: 'inline-flex' } } },
  },
});

export const mailInstead = style({
  selectors: { 'html.js &': { display: 'none' } },
  '@supports': { [nativeCommand]: { display: 'none' } },
});
