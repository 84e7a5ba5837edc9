import { keyframes, style } from '@vanilla-extract/css';
import { below48rem, from22rem, motionAllowed, scrollTimelines } from '../../shared/media';
import { barHeight, layer, targetSize, vars } from '../style/tokens';

/** From above the window into the bar. */
const enter = keyframes({ from: { translate: '0 -100%' } });

/**
 * It comes when the hero's call has scrolled away, and not at all without movement or scroll
 * timelines: beside the hero's call, the first screen would have two.
 */
export const place = style({
  display: 'none',
  '@supports': {
    [scrollTimelines]: {
      '@media': {
        [`${below48rem} and ${from22rem} and ${motionAllowed}`]: {
          position: 'fixed',
          zIndex: layer.bar,
          top: 0,
          // Beside the menu's button.
          right: `calc(${vars.space.gutter} + ${targetSize})`,
          display: 'grid',
          alignItems: 'center',
          height: barHeight,
          animation: `${enter} linear both`,
          animationTimeline: 'scroll()',
          animationRange: '50vh 60vh',
          // A keyboard reaches it at the top of the page, too.
          selectors: { '&:has(:focus-visible)': { animation: 'none' } },
        },
      },
    },
  },
});
