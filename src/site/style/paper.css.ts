// Paper: the sleeves, and the card that the form is printed on.
import { style } from '@vanilla-extract/css';
import { moreContrast } from '../../shared/media';
import { alpha, colors, lighten } from './palette';
import { vars } from './tokens';

/** At the left edge of each paper. */
export const spineWidth = 'min(1.5rem, 6vw)';

/** Color of lines that are printed on paper. */
export const inkLine = alpha('ink', 0.25);

export const paper = style({
  // Visible in forced colors only.
  border: '1px solid transparent',
  // The edge of the spine.
  background: `linear-gradient(90deg, transparent ${spineWidth}, ${inkLine} 0 calc(${spineWidth} + 1px), transparent 0) ${colors.paper}`,
  color: vars.color.text,
  vars: {
    [vars.color.ground]: colors.paper,
    [vars.color.field]: lighten('paper', 0.7),
    [vars.color.strong]: vars.color.ink,
    [vars.color.text]: colors.inkSoft,
    [vars.color.quiet]: colors.inkSoft,
    [vars.color.accent]: colors.amber,
    [vars.color.highlight]: vars.color.ink,
    [vars.color.line]: inkLine,
  },
  '@media': {
    [moreContrast]: {
      vars: {
        [vars.color.text]: vars.color.ink,
        [vars.color.quiet]: vars.color.ink,
        [vars.color.edge]: vars.color.ink,
      },
    },
  },
});
