import { style } from '@vanilla-extract/css';
import { below48rem, canHover } from '../../shared/media';
import { targetSize, vars } from '../style/tokens';

/** The look of a call in the bar. */
export const callInBar = style({
  minHeight: targetSize,
  // On phones, a narrow padding leaves room for the logo.
  padding: '0.25rem min(2vw, 1.5rem)',
  background: vars.color.deep,
  color: vars.color.accent,
  fontSize: '0.8125rem',
  // With a part of a pixel, browsers would set the words too high.
  lineHeight: '1rem',
  overflowWrap: 'normal',
  // In a full bar the call gives way first: it takes two lines, and the links stay in one row.
  flexShrink: 1e6,
  // The button's ground has this color then.
  '@media': { [canHover]: { ':hover': { color: vars.color.ink } } },
});

export const inWideBar = style([callInBar, { '@media': { [below48rem]: { display: 'none' } } }]);
