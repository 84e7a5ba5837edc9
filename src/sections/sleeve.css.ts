// The paper sleeves that the figures and About, the track record, and the footer are printed on.
import { style } from '@vanilla-extract/css';
import { colors } from '../content/colors';
import { moreContrast, narrowPortrait } from '../style/media';
import { alpha, lighten, pageWidth, shadow, vars } from '../style/tokens';

/** How far the sleeve reaches up into the hero. */
export const sleeveOverlap = 'clamp(6rem, 10vw, 9.5rem)';

export const spineWidth = 'min(1.5rem, 6vw)';

/** Distance of the page's text from the window's edge. */
const edge = `max(${vars.space.gutter}, 50% - ${pageWidth} / 2)`;

/** Padding at the sides. It shrinks on a phone with large text, so that the figures fit. */
const sidePadding = `clamp(0.25rem, 12vw - 1.75rem, 1.25 * ${vars.space.small})`;

/** Lines that are printed on the sleeve. */
const inkLine = alpha('ink', 0.25);

/**
 * A paper sleeve, which a record leaves at the top. Its spine is at the left. Except on phones in
 * portrait it leaves the window at the right, like the record.
 */
export const sleeve = style({
  // The shadow lies over the record.
  position: 'relative',
  boxShadow: `${shadow.intoSleeve}, ${shadow.sleeve}`,
  breakInside: 'avoid',
  marginLeft: edge,
  paddingBlock: vars.space.medium,
  paddingLeft: `calc(${spineWidth} + ${sidePadding})`,
  paddingRight: edge,
  // Visible in forced colors only.
  border: '1px solid #0000',
  // The edge of the spine, and a gloss.
  background: `linear-gradient(90deg, #0000 ${spineWidth}, ${inkLine} 0 calc(${spineWidth} + 1px), ${colors.paper} 0 60%, ${lighten('paper', 0.4)} 82%, ${colors.paper}) ${colors.paper}`,
  color: vars.color.text,
  vars: {
    [vars.color.strong]: vars.color.ink,
    [vars.color.text]: colors.inkSoft,
    [vars.color.accent]: colors.amber,
    [vars.color.highlight]: vars.color.ink,
    [vars.color.line]: inkLine,
  },
  '@media': {
    [moreContrast]: { vars: { [vars.color.text]: vars.color.ink } },
    [narrowPortrait]: { marginRight: vars.space.gutter, paddingRight: sidePadding },
  },
});
