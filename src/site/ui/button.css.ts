import { style, styleVariants } from '@vanilla-extract/css';
import { canHover, forcedColors } from '../../shared/media';
import { fade } from '../../shared/motion';
import { colors } from '../style/palette';
import { fontSize, radius, vars } from '../style/tokens';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.625rem',
  minHeight: '3.25rem',
  padding: '0.75rem min(1.625rem, 7.5vw)',
  border: '1px solid',
  borderRadius: radius.small,
  font: `500 ${fontSize.base}/1.2 ${vars.font.sans}`,
  textAlign: 'center',
  textDecoration: 'none',
  // A call is a link without an address.
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${fade}, border-color ${fade}`,
  '@media': { print: { display: 'none' } },
  selectors: {
    // What is a button for screen readers is one for the eye.
    '&[role=button]': {
      '@media': { [forcedColors]: { background: 'ButtonFace', color: 'ButtonText' } },
    },
    '&:active': { translate: '0 1px' },
    '&&:disabled': {
      borderColor: 'transparent',
      background: vars.color.line,
      color: vars.color.strong,
      cursor: 'progress',
      // While the background fades, the words could not be read.
      transition: 'none',
    },
  },
});

/** Looks of a button: `primary` or, on paper, `ink` for the main action; `outline` for others. */
export const button = styleVariants({
  outline: [
    base,
    {
      borderColor: vars.color.edge,
      background: 'none',
      color: vars.color.strong,
      '@media': { [canHover]: { ':hover': { borderColor: vars.color.strong } } },
    },
  ],
  primary: [
    base,
    {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.ink,
      fontWeight: 600,
      '@media': {
        [canHover]: {
          ':hover': { borderColor: vars.color.highlight, background: vars.color.highlight },
        },
      },
    },
  ],
  ink: [
    base,
    {
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: colors.paper,
      fontWeight: 600,
      '@media': { [canHover]: { ':hover': { background: colors.amber } } },
    },
  ],
});
