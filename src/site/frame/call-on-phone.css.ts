import { keyframes, style } from '@vanilla-extract/css';
import { below48rem, from22rem, motionAllowed, scrollTimelines } from '../../shared/media';
import { barHeight, lastCall, layer, logoWidth, targetSize, vars } from '../style/tokens';

const away = { translate: '0 -100%' };

/** The call enters the bar from above the window. */
const enter = keyframes({ from: away });

/** The call is away while the one at the end of the page is in the window. */
const makeRoom = keyframes({ 'from, to': away });

/**
 * The call enters when the hero's call has scrolled away. Without movement or scroll timelines it
 * stays hidden: the first screen would show two calls.
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
          // And beside the logo: a long call takes two lines rather than cover the logo.
          left: `calc(${vars.space.gutter} + ${logoWidth} + 0.5rem)`,
          display: 'grid',
          justifyContent: 'end',
          alignItems: 'center',
          height: barHeight,
          animation: `${enter} linear both, ${makeRoom} linear`,
          animationTimeline: `scroll(), ${lastCall}`,
          animationRange: '50vh 60vh, cover',
          // While it has a keyboard's focus, the call shows at the top of the page, too.
          selectors: { '&:has(:focus-visible)': { animation: 'none' } },
        },
      },
    },
  },
});
