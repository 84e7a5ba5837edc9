import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below48rem, from22rem, from48rem, motionAllowed, nativePopover } from '../../shared/media';
import { barHeight, layer, pageWidth, targetSize, vars } from '../style/tokens';
import { row } from '../ui/top-bar.css';

const width = '10.5rem';

/** From above the window into the bar. */
const enter = keyframes({ from: { translate: '0 -100%' } });

/**
 * Wide windows show the call from the start. On phones it comes when the hero's call has gone, and
 * not at all without movement or scroll timelines: the first window would have two calls.
 */
export const call = style({
  position: 'fixed',
  zIndex: layer.bar,
  top: 0,
  right: `max(${vars.space.gutter}, 50% - ${pageWidth} / 2)`,
  display: 'none',
  alignItems: 'center',
  height: barHeight,
  '@supports': {
    [nativePopover]: { '@media': { [from48rem]: { display: 'grid' } } },
    '(animation-timeline: view())': {
      '@media': {
        [`${below48rem} and ${from22rem} and ${motionAllowed}`]: {
          display: 'grid',
          // Beside the menu's button.
          right: `calc(${vars.space.gutter} + ${targetSize})`,
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

export const button = style({
  width,
  minHeight: targetSize,
  // On phones, a narrow padding leaves room for the logo.
  padding: '0.25rem clamp(0.375rem, 6vw - 0.875rem, 0.75rem)',
  background: vars.color.deep,
  color: vars.color.accent,
  fontSize: '0.8125rem',
  // On phones, the whole logo fits beside it.
  '@media': { [below48rem]: { width: 'auto' } },
});

// Room for the call.
globalStyle(row, { '@media': { [from48rem]: { paddingRight: `calc(2.5rem + ${width})` } } });
