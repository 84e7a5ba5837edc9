import type { StyleRule } from '@vanilla-extract/css';
import { rise } from './animations.css';
import { motionAllowed, scrollDriven } from './media';

/** Rows and cards that rise as they scroll into view, where the browser can drive that. */
export const riseOnEntry: StyleRule = {
  '@media': {
    [motionAllowed]: {
      '@supports': {
        [scrollDriven]: {
          animation: `${rise} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 0% entry 60%',
        },
      },
    },
  },
};
