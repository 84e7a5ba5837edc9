import { type CSSProperties, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below25rem, below48rem, from48rem, motionAllowed } from '../style/media';
import { nativePopover, scrollDriven } from '../style/supports';
import { barHeight, fontSize, layer, pageWidth, targetSize, vars } from '../style/tokens';

const width = 'min(10.5rem, 46vw)';

/**
 * The state of the bar after the hero. First the others make room, then the call to action appears. Browsers without scroll
 * timelines show that state from the start.
 */
const afterHero = (media: string, from: CSSProperties, to?: CSSProperties) => ({
  '@media': { [media]: { ...to } },
  '@supports': {
    [scrollDriven]: {
      '@media': {
        [`${media} and ${motionAllowed}`]: {
          animation: `${keyframes({ from, '60%': to ?? from })} linear both`,
          animationTimeline: 'scroll()',
          animationRange: '50vh 65vh',
        },
      },
    },
  },
});

export const call = style([
  {
    position: 'fixed',
    zIndex: layer.bar,
    top: 0,
    right: `max(${vars.space.gutter}, 50% - ${pageWidth} / 2)`,
    display: 'grid',
    alignItems: 'center',
    height: barHeight,
    '@media': {
      // Beside the menu's button.
      [below48rem]: { right: `calc(${vars.space.gutter} + ${targetSize})` },
    },
    '@supports': { [`not ${nativePopover}`]: { display: 'none' } },
  },
  afterHero('screen', { visibility: 'hidden', opacity: 0 }),
]);

globalStyle(`${call} > *`, {
  width,
  minHeight: targetSize,
  padding: '0.25rem',
  background: vars.color.deep,
  color: vars.color.brass,
  fontSize: fontSize.small,
});

// The draft is shown beside the other buttons.
globalStyle(`${call} > :not(a, button)`, { display: 'none' });

// The links make room.
globalStyle(
  'header nav',
  afterHero(from48rem, { translate: 0 }, { translate: `calc(-1.5rem - ${width})` }),
);

// On phones only the emblem stays.
globalStyle(
  'header img',
  afterHero(below25rem, { clipPath: 'inset(0)' }, { clipPath: 'inset(0 75% 0 0)' }),
);
