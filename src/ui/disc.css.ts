import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { turn } from '../style/animations.css';
import { forcedColors, motionAllowed, old, scrollDriven } from '../style/media';
import { alpha, palette, radius, vars } from '../style/tokens';

const label = createVar();
const hole = createVar();

const base = style({
  aspectRatio: '1',
  borderRadius: radius.disc,
  // Front to back: spindle hole; label with its ring, then two silent grooves; reflections of
  // light; fine grooves; vinyl.
  background: [
    `radial-gradient(closest-side, ${hole} 4%, #0000 4.6%)`,
    `radial-gradient(closest-side, ${label} 33%, ${vars.color.deep} 33.7% 37%, #0000 37.6% 58%, ${vars.color.deep} 58.4% 59.2%, #0000 59.6% 79%, ${vars.color.deep} 79.4% 80.2%, #0000 80.6%)`,
    `conic-gradient(from 24deg, #0000, ${alpha('brassHigh', 0.28)} 7%, #0000 16% 44%, ${alpha('brassHigh', 0.22)} 54%, #0000 63% 82%, ${alpha('ivory', 0.12)} 88%, #0000 95%)`,
    `repeating-radial-gradient(circle, ${alpha('ivory', 0.09)} 0 0.5px, #0000 2px 4px)`,
    palette.vinyl,
  ].join(', '),
  boxShadow: `0 0 0 1px ${alpha('ivory', 0.14)}`,
  '@supports': { [old]: { display: 'none' } },
  '@media': {
    [forcedColors]: { display: 'none' },
    [motionAllowed]: {
      '@supports': {
        [scrollDriven]: { animation: `${turn} linear both`, animationTimeline: 'view()' },
      },
    },
  },
});

/** A record with a brass label, or one whose label is open ground for text. */
export const disc = styleVariants({
  record: [base, { vars: { [label]: vars.color.brass, [hole]: vars.color.deep } }],
  open: [base, { vars: { [label]: vars.color.ground, [hole]: vars.color.ground } }],
});
