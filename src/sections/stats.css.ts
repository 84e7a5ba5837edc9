import { style } from '@vanilla-extract/css';
import { colors } from '../content/colors';
import { below37_5rem, below48rem, print, wideLaptop } from '../style/media';
import { alpha, fontSize, layer, radius, shadow, vars } from '../style/tokens';

/** How far the card reaches up into the hero. */
export const statsOverlap = 'clamp(6rem, 10vw, 9.5rem)';

const spineWidth = '1.5rem';

/** An ivory sleeve, which the record leaves at the top. */
export const stats = style({
  position: 'relative',
  zIndex: layer.stats,
  marginTop: `calc(-1 * ${statsOverlap})`,
  paddingRight: spineWidth,
  // Visible in forced colors only.
  outline: '1px solid #0000',
  borderRadius: radius.small,
  // The shade of the opening, and a gloss.
  background: `linear-gradient(${alpha('ink', 0.2)}, #0000 12px), linear-gradient(100deg, #0000 60%, #fff6 82%, #0000), ${colors.sleeve}`,
  boxShadow: `${shadow.sleeve}, 0 -12px 30px -6px #000b`,
  color: colors.inkSoft,
  '@media': {
    [below48rem]: { marginTop: '-2.75rem' },
    [print]: { marginTop: '1rem' },
  },
});

/** Padding at the sides. On a phone with large text it gets narrower, which leaves the width to the figures. */
const sidePadding = `clamp(0.5rem, 20vw - 3rem, 1.25 * ${vars.space.small})`;

export const sleeve = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: `calc(1.25 * ${vars.space.small}) ${sidePadding}`,
  '@media': {
    [wideLaptop]: { paddingBlock: `min(1.25 * ${vars.space.small}, 3.2svh)` },
    [below37_5rem]: { gridTemplateColumns: '1fr', gap: '2.5rem' },
  },
});

/** The edge with the catalog number. */
export const spine = style({
  position: 'absolute',
  inset: '0 0 0 auto',
  borderLeft: `1px solid ${alpha('ink', 0.25)}`,
  fontSize: '0.6875rem',
  lineHeight: spineWidth,
  letterSpacing: '0.16em',
  textAlign: 'center',
  writingMode: 'vertical-rl',
});

export const label = style({
  marginTop: '0.75rem',
  paddingTop: '0.75rem',
  borderTop: `1px solid ${alpha('ink', 0.25)}`,
  fontSize: fontSize.label,
  lineHeight: 1.4,
});

export const figure = style({
  // Limited by the sleeve's width: the longest figure must not break in large text.
  font: `400 min(${fontSize.figure}, 6.55vw)/1 ${vars.font.serif}`,
  letterSpacing: '-0.02em',
  // Where width is short, a label wraps before a figure does.
  overflowWrap: 'normal',
  color: vars.color.ink,
  '@media': { [below37_5rem]: { fontSize: `min(${fontSize.figure}, 15.8vw)` } },
});

export const unit = style({ marginLeft: '0.12em', fontSize: '0.5em', letterSpacing: 0 });
