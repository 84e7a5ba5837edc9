import { type StyleRule, style } from '@vanilla-extract/css';
import { forcedColors, narrow, nativePopover, old } from '../style/media';
import { barHeight, shadow, text, vars } from '../style/tokens';

/**
 * Styles of the panel that the links are on small screens. Only where something can open it, a
 * script of ours or the browser itself; elsewhere the links are a row, and there is no button.
 */
const asPanel = (rule: Omit<StyleRule, '@media' | '@supports' | 'selectors'>): StyleRule => ({
  '@media': { [narrow]: { selectors: { 'html.js &': rule } } },
  // As specific as what hides the button: no script has to run for this one.
  '@supports': { [nativePopover]: { '@media': { [narrow]: { selectors: { '&&': rule } } } } },
});

export const menu = style({});

export const links = style([
  {
    // The browser's own styles of a popover do not fit a row in the bar.
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 clamp(1.5rem, 3vw, 2.75rem)',
    position: 'static',
    width: 'auto',
    height: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
  },
  asPanel({
    display: 'none',
    position: 'fixed',
    top: barHeight,
    right: 0,
    bottom: 'auto',
    left: 0,
    maxHeight: `calc(100vh - ${barHeight})`,
    padding: `0.5rem ${vars.space.gutter} 2rem`,
    overflowY: 'auto',
    background: vars.color.deep,
    borderBottom: `1px solid ${vars.color.line}`,
    boxShadow: shadow.menu,
  }),
  { '@media': { [narrow]: { selectors: { 'html.js &[data-open]': { display: 'block' } } } } },
]);

/** Separate from the rules above: browsers without popovers drop a rule that they cannot read. */
export const openLinks = style({
  '@media': { [narrow]: { selectors: { '&&&:popover-open': { display: 'block' } } } },
});

export const link = style([
  {
    display: 'block',
    padding: '0.75rem 0.25rem',
    fontSize: text.label,
    color: vars.color.ivory,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textDecorationColor: vars.color.brass },
    '@supports': { [old]: { marginRight: '1rem' } },
  },
  asPanel({
    display: 'flex',
    alignItems: 'baseline',
    padding: '1.0625rem 0',
    font: `400 ${text.menu}/1.2 ${vars.font.serif}`,
    borderBottom: `1px solid ${vars.color.line}`,
  }),
]);

export const side = style([
  {
    display: 'none',
    width: '1.75rem',
    marginRight: '1.25rem',
    font: `400 ${text.base}/1 ${vars.font.serif}`,
    color: vars.color.brass,
  },
  asPanel({ display: 'block' }),
]);

export const toggle = style([
  {
    display: 'none',
    marginRight: '-0.625rem',
  },
  asPanel({ display: 'grid' }),
]);

const toggleBar = style({
  display: 'block',
  width: '1.5rem',
  height: '1.5px',
  margin: '3.5px 0',
  background: 'currentColor',
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

const whileOpen = `${menu}:has(:popover-open) &`;

/** Two bars that become an X while the menu is open. */
export const topBar = style([
  toggleBar,
  { selectors: { [whileOpen]: { transform: 'translateY(4.25px) rotate(45deg)' } } },
]);

export const bottomBar = style([
  toggleBar,
  { selectors: { [whileOpen]: { transform: 'translateY(-4.25px) rotate(-45deg)' } } },
]);
