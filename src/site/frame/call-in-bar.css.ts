import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below48rem, motionAllowed, scrollTimelines } from '../../shared/media';
import { barHeight, targetSize, vars } from '../style/tokens';

/** The timeline on which the last part of a page enters the window: it has a call of its own. */
export const lastPart = '--last';

globalStyle('body', { timelineScope: lastPart });

/** The bar's call leaves before the page's own enters. */
const leave = keyframes({ to: { translate: `0 calc(-1 * ${barHeight})` } });

/** The look of a call in the bar. */
export const callInBar = style({
  minHeight: targetSize,
  // On phones, a narrow padding leaves room for the logo.
  padding: '0.25rem min(2vw, 1.5rem)',
  background: vars.color.deep,
  color: vars.color.accent,
  fontSize: '0.8125rem',
  overflowWrap: 'normal',
  '@supports': {
    [scrollTimelines]: {
      '@media': {
        [motionAllowed]: {
          animation: `${leave} linear forwards`,
          animationTimeline: lastPart,
          animationRange: '0rem 6rem',
          selectors: { '&:focus-visible': { animation: 'none' } },
        },
      },
    },
  },
});

export const inWideBar = style([callInBar, { '@media': { [below48rem]: { display: 'none' } } }]);
