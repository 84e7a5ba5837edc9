import { style } from '@vanilla-extract/css';
import { hasScript, nativeCommand, noScript } from '../style/media';

export const opener = style({
  selectors: { [`${noScript} &`]: { display: 'none' } },
  '@supports': {
    [nativeCommand]: { selectors: { [`${noScript} &`]: { display: 'inline-flex' } } },
  },
});

export const mailInstead = style({
  selectors: { [`${hasScript} &`]: { display: 'none' } },
  '@supports': { [nativeCommand]: { display: 'none' } },
});
