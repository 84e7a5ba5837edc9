import { style } from '@vanilla-extract/css';
import { rise } from '../style/animations.css';
import { motionAllowed } from '../style/media';
import { alpha, motion, radius, shadow, vars } from '../style/tokens';

export const dialog = style({
  width: 'min(500px, 100% - 2rem)',
  // The browser's own sheet is narrower on phones.
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 2rem)',
  padding: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.dialog,
  background: vars.color.raise,
  color: vars.color.muted,
  boxShadow: shadow.dialog,
  overscrollBehavior: 'contain',
  '::backdrop': { background: alpha('deep', 0.82) },
  '@media': {
    [motionAllowed]: {
      selectors: { '&[open]': { animation: `${rise} ${motion.enter} ${motion.ease}` } },
    },
  },
});
