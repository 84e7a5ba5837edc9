import { style } from '@vanilla-extract/css';
import { forcedColors, narrow, wide } from '../style/media';
import { barHeight, shadow, text, vars } from '../style/tokens';

export const menu = style({});

/** A popover: a panel under the bar on small screens, a plain row of links on large ones. */
export const links = style({
  margin: 0,
  padding: 0,
  border: 0,
  color: 'inherit',
  '@media': {
    [wide]: {
      // What the browser's own sheet says of a popover does not fit a row in the bar.
      display: 'flex',
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      background: 'none',
      gap: 'clamp(1.5rem, 3vw, 2.75rem)',
    },
    [narrow]: {
      position: 'fixed',
      inset: `${barHeight} 0 auto`,
      width: 'auto',
      maxHeight: `calc(100dvh - ${barHeight})`,
      padding: `0.5rem ${vars.space.gutter} 2rem`,
      overflowY: 'auto',
      background: vars.color.deep,
      borderBottom: `1px solid ${vars.color.line}`,
      boxShadow: shadow.menu,
      selectors: {
        // Without popover support nothing hides the panel, and the boot script opens it.
        '&:not([data-open])': { display: 'none' },
      },
    },
  },
});

/** Separate from the rules above: browsers without popovers drop a rule they cannot read. */
export const openLinks = style({
  '@media': {
    [narrow]: { selectors: { '&&:popover-open': { display: 'block' } } },
  },
});

export const link = style({
  display: 'block',
  padding: '0.75rem 0.25rem',
  fontSize: text.label,
  color: vars.color.ivory,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textDecorationColor: vars.color.brass },
  '@media': {
    [narrow]: {
      display: 'flex',
      gap: '1.25rem',
      alignItems: 'baseline',
      padding: '1.0625rem 0',
      font: `400 ${text.menu}/1.2 ${vars.font.serif}`,
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
});

export const side = style({
  width: '1.75rem',
  font: `400 ${text.base}/1 ${vars.font.serif}`,
  color: vars.color.brass,
  '@media': { [wide]: { display: 'none' } },
});

export const toggleSlot = style({
  marginRight: '-0.625rem',
  '@media': { [wide]: { display: 'none' } },
});

const toggleBar = style({
  display: 'block',
  width: '1.5rem',
  height: '1.5px',
  margin: '3.5px 0',
  background: 'currentColor',
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

/** Two bars that become an X while the menu is open. */
export const topBar = style([
  toggleBar,
  {
    selectors: {
      [`${menu}:has(:popover-open) &`]: { translate: '0 4.25px', rotate: '45deg' },
    },
  },
]);

export const bottomBar = style([
  toggleBar,
  {
    selectors: {
      [`${menu}:has(:popover-open) &`]: { translate: '0 -4.25px', rotate: '-45deg' },
    },
  },
]);
