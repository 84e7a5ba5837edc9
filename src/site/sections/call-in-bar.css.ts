import { type CSSProperties, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below48rem, from22rem, from48rem, motionAllowed } from '../../shared/media';
import { nativePopover, scrollDriven } from '../style/supports';
import { barHeight, layer, pageWidth, targetSize, vars } from '../style/tokens';

const width = '10.5rem';

/** Ties the bar to the scroll position: first the links make room, then the call appears. */
const afterHero = (from: CSSProperties, to = from): CSSProperties => ({
  animation: `${keyframes({ from, '60%': to })} linear both`,
  animationTimeline: 'scroll()',
  animationRange: '50vh 65vh',
});

/**
 * Without movement or scroll timelines, wide windows show the call from the start. Phones do not:
 * their first window would have two calls.
 */
export const call = style({
  position: 'fixed',
  zIndex: layer.bar,
  top: 0,
  right: `max(${vars.space.gutter}, 50% - ${pageWidth} / 2)`,
  display: 'grid',
  alignItems: 'center',
  height: barHeight,
  '@media': {
    // Beside the menu's button.
    [below48rem]: { display: 'none', right: `calc(${vars.space.gutter} + ${targetSize})` },
  },
  '@supports': {
    [`not ${nativePopover}`]: { display: 'none' },
    [scrollDriven]: {
      '@media': {
        [`${from22rem} and ${motionAllowed}`]: {
          display: 'grid',
          ...afterHero({ visibility: 'hidden', opacity: 0 }),
        },
      },
    },
  },
});

globalStyle(`${call} > *`, {
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

const roomForCall = { translate: `calc(-2.5rem - ${width})` };

// What the bar has at its right.
globalStyle('header div > * + *', {
  '@media': { [from48rem]: roomForCall },
  '@supports': {
    [scrollDriven]: {
      '@media': { [`${from48rem} and ${motionAllowed}`]: afterHero({ translate: 0 }, roomForCall) },
    },
  },
});
