import { style } from '@vanilla-extract/css';
import { narrowPortrait } from '../../shared/media';
import { spread } from '../style/layout.css';
import { sleeve, sleeveOverlap } from '../style/sleeve.css';
import { fontSize, layer, vars } from '../style/tokens';

export const stats = style([
  sleeve,
  {
    zIndex: layer.stats,
    marginTop: `calc(-1 * ${sleeveOverlap})`,
    paddingBlock: 0,
    // The sleeve goes on below.
    borderBottom: 0,
  },
]);

export const figures = style({
  // In very large text a figure that does not fit begins a row of its own.
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'min(5vw, 4.5rem)',
  paddingTop: `calc(1.25 * ${vars.space.small})`,
  '@media': {
    [narrowPortrait]: { display: 'block', paddingTop: '0.5rem' },
  },
});

/** On phones, a track list: the figure at the left, its label at the right. */
export const item = style({
  flex: 1,
  '@media': {
    [narrowPortrait]: {
      ...spread,
      // On the item, so that a label that has wrapped has room below it, too.
      paddingBlock: '0.625rem',
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
});

export const label = style({
  marginTop: '0.75rem',
  paddingTop: '0.75rem',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: fontSize.label,
  lineHeight: 1.4,
  '@media': { [narrowPortrait]: { margin: 0, padding: 0, border: 0 } },
});

export const figure = style({
  font: `400 ${fontSize.figure}/1 ${vars.font.serif}`,
  letterSpacing: '-0.02em',
  // A figure begins a row of its own before a word of it breaks.
  overflowWrap: 'normal',
  color: vars.color.strong,
  '@media': {
    [narrowPortrait]: {
      fontSize: 'min(2.25rem, 13vw)',
      lineHeight: 1.25,
      overflowWrap: 'anywhere',
    },
  },
});

export const unit = style({ marginLeft: '0.12em', fontSize: '0.5em', letterSpacing: 0 });
