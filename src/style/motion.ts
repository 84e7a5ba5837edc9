import type { StyleRule } from '@vanilla-extract/css';
import { rise } from './animations.css';
import { motionAllowed } from './media';

/**
 * Rows and cards that rise as they scroll into view. Where the browser cannot drive that, the
 * animation lasts no time and ends where the row belongs.
 */
export const riseOnEntry: StyleRule = {
  '@media': {
    [motionAllowed]: {
      animation: `${rise} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 0px entry 10rem',
    },
  },
};
