import type { StyleRule } from '@vanilla-extract/css';
import { rise } from './animations.css';
import { motionAllowed } from './media';

/**
 * Elements rise as they scroll into view. Browsers without `animation-timeline` play the animation in
 * 0 s, so the element is in its place at once. `screen` excludes paper, where the element would stay
 * below its place.
 */
export const riseOnEntry: StyleRule = {
  '@media': {
    [`screen and ${motionAllowed}`]: {
      animation: `${rise} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 0px entry 10rem',
    },
  },
};
