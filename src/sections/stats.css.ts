import { style } from '@vanilla-extract/css';
import { colors } from '../content/colors';
import { below37_5rem, moreContrast, narrowPortrait, print } from '../style/media';
import { alpha, fontSize, layer, vars } from '../style/tokens';

/** How far the sleeve reaches up into the hero. */
export const statsOverlap = 'clamp(6rem, 10vw, 9.5rem)';

const spineWidth = 'min(1.5rem, 6vw)';

/** Distance of the page's text from the window's edge. */
const edge = `max(${vars.space.gutter}, 50% - 41.25rem)`;

/** Padding at the sides. It shrinks on a phone with large text, so that the figures fit. */
const sidePadding = `clamp(0.25rem, 12vw - 1.75rem, 1.25 * ${vars.space.small})`;

const inkLine = alpha('ink', 0.25);

/**
 * An ivory sleeve, which the record leaves at the top. The figures and About are printed on it. Its spine is at the
 * left. Except on phones in portrait it leaves the window at the right, like the record.
 */
export const sleeve = style({
  marginLeft: edge,
  paddingLeft: `calc(${spineWidth} + ${sidePadding})`,
  paddingRight: edge,
  // Visible in forced colors only.
  outline: '1px solid #0000',
  // The edge of the spine, and a gloss.
  background: `linear-gradient(90deg, #0000 ${spineWidth}, ${inkLine} 0 calc(${spineWidth} + 1px), #0000 0 60%, #fff6 82%, #0000), ${colors.sleeve}`,
  color: colors.inkSoft,
  '@media': {
    [moreContrast]: { color: vars.color.ink },
    [narrowPortrait]: { marginRight: vars.space.gutter, paddingRight: sidePadding },
  },
});

export const stats = style([
  sleeve,
  {
    position: 'relative',
    zIndex: layer.stats,
    marginTop: `calc(-1 * ${statsOverlap})`,
    boxShadow: '0 -18px 24px -18px #000',
    '@media': {
      [print]: { marginTop: '1rem' },
    },
  },
]);

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingTop: `calc(1.25 * ${vars.space.small})`,
  '@media': {
    [below37_5rem]: { gridTemplateColumns: '1fr', gap: '2.5rem' },
  },
});

/** The catalog number on the spine. */
export const spine = style({
  position: 'absolute',
  inset: `calc(1.25 * ${vars.space.small}) auto 0 0`,
  fontSize: 'min(0.6875rem, 3.4vw)',
  lineHeight: spineWidth,
  letterSpacing: '0.16em',
  writingMode: 'vertical-rl',
});

export const label = style({
  marginTop: '0.75rem',
  paddingTop: '0.75rem',
  borderTop: `1px solid ${inkLine}`,
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
  '@media': {
    [below37_5rem]: { fontSize: 'min(2.75rem, 15.8vw)', overflowWrap: 'anywhere' },
  },
});

export const unit = style({ marginLeft: '0.12em', fontSize: '0.5em', letterSpacing: 0 });
