// The paper sleeves that the figures and About, and the footer, are printed on.
import { style } from '@vanilla-extract/css';
import { narrowPortrait } from '../../shared/media';
import { paper, spineWidth } from './paper.css';
import { pageWidth, vars } from './tokens';

/** How far the sleeve reaches up into the hero. */
export const sleeveOverlap = 'clamp(6rem, 10vw, 9.5rem)';

/** Distance of the page's text from the window's edge. */
export const pageEdge = `max(${vars.space.gutter}, 50% - ${pageWidth} / 2)`;

/** Padding at the sides. It shrinks on a phone with large text, so that the figures fit. */
export const sidePadding = `clamp(0.25rem, 12vw - 1.75rem, 1.25 * ${vars.space.small})`;

/**
 * A paper sleeve, which a record leaves at the top. Its spine is at the left. Except on phones in
 * portrait, the sleeve leaves the window at the right, like the record.
 */
export const sleeve = style([
  paper,
  {
    // The shadow lies over the record.
    position: 'relative',
    boxShadow: '0 -18px 24px -18px black',
    breakInside: 'avoid',
    marginLeft: pageEdge,
    paddingBlock: vars.space.medium,
    paddingLeft: `calc(${spineWidth} + ${sidePadding})`,
    paddingRight: pageEdge,
    '@media': {
      [narrowPortrait]: { marginRight: vars.space.gutter, paddingRight: sidePadding },
    },
  },
]);
