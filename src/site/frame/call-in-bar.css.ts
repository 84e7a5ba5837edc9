import { keyframes, style } from '@vanilla-extract/css';
import { below48rem, motionAllowed } from '../../shared/media';
import { barHeight, lastPart, targetSize, vars } from '../style/tokens';

/** Ends before the page's own call enters, and lasts while any of the last part is in the window. */
const leave = keyframes({ '8%, to': { translate: `0 calc(-1 * ${barHeight})` } });

/** The look of a call in the bar, which leaves when the last part of the page enters. */
export const callInBar = style({
  minHeight: targetSize,
  // On phones, a narrow padding leaves room for the logo.
  padding: '0.25rem min(2vw, 1.5rem)',
  background: vars.color.deep,
  color: vars.color.accent,
  fontSize: '0.8125rem',
  overflowWrap: 'normal',
  '@media': {
    [motionAllowed]: {
      selectors: {
        // A browser without scroll timelines moves nothing, because the animation has no duration.
        '&:not(:focus-visible)': { animation: `${leave} linear`, animationTimeline: lastPart },
      },
    },
  },
});

export const inWideBar = style([callInBar, { '@media': { [below48rem]: { display: 'none' } } }]);
