import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { turn } from '../style/animations.css';
import { forcedColors, motionAllowed, scrollDriven } from '../style/media';
import { alpha, palette, radius, vars } from '../style/tokens';

const label = createVar();

const base = style({
  aspectRatio: '1',
  borderRadius: radius.disc,
  // From front to back: spindle hole, label and its ring; silent grooves; reflections of light; fine
  // grooves; vinyl. Fine grooves of 4 px would make a moiré cross on screens of density 1.
  background: [
    `radial-gradient(closest-side, ${vars.color.ground} 4%, ${label} 4.6% 33%, ${vars.color.deep} 33.7% 37%, #0000 37.6%)`,
    `repeating-radial-gradient(closest-side, #0000 0 16%, ${vars.color.deep} 16.4% 17.2%, #0000 17.6% 21%)`,
    `conic-gradient(from 24deg, #0000, ${alpha('brassHigh', 0.25)} 7%, #0000 16% 44%, ${alpha('brassHigh', 0.25)} 54%, #0000 63% 82%, ${alpha('ivory', 0.12)} 88%, #0000 95%)`,
    `repeating-radial-gradient(circle, ${alpha('ivory', 0.12)} 0 0.5px, #0000 2.6px 5.2px)`,
    palette.vinyl,
  ].join(', '),
  boxShadow: `0 0 0 1px ${alpha('ivory', 0.14)}`,
  '@media': {
    [forcedColors]: { display: 'none' },
    [motionAllowed]: {
      '@supports': {
        [scrollDriven]: { animation: `${turn} linear both`, animationTimeline: 'view()' },
      },
    },
  },
});

/** `record` has a brass label. The label of `dark` has the color of the page, and holds text. */
export const disc = styleVariants({
  record: [base, { vars: { [label]: vars.color.brass } }],
  dark: [base, { vars: { [label]: vars.color.ground } }],
});
