import { style } from '@vanilla-extract/css';
import { hasScript, noScript } from '../style/selectors';
import { nativeCommand } from '../style/supports';

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
