import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import {
  below48rem,
  canHover,
  forcedColors,
  motionAllowed,
  nativePopover,
} from '../../shared/media';
import { fade } from '../../shared/motion';
import { barHeight, fontSize, targetSize, vars } from '../style/tokens';

/** On phones the links are a panel. Without popovers they stay a row, without a button. */
const asPanel = (rule: Omit<StyleRule, '@media' | '@supports' | '@layer' | '@container'>) => ({
  '@supports': { [nativePopover]: { '@media': { [below48rem]: rule } } },
});

const linkPadding = '0.375rem';

/** Below the line of the bar. */
const top = `calc(${barHeight} + 1px)`;

export const links = style([
  {
    // Undoes the browser's own styles of a popover, for the row in the bar.
    all: 'unset',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 clamp(0.75rem, 3vw - 0.75rem, 2rem)',
    justifyContent: 'end',
    marginRight: `-${linkPadding}`,
    listStyle: '""',
  },
  asPanel({
    display: 'block',
    position: 'fixed',
    inset: `${top} 0 auto`,
    margin: 0,
    maxHeight: `calc(100vh - ${top})`,
    // Room for the focus ring of the first link.
    padding: `5px ${vars.space.gutter} 1rem`,
    overflowY: 'auto',
    background: vars.color.deep,
    // Not `::backdrop`: a tap would go through it to the page.
    '::before': {
      content: '',
      position: 'fixed',
      inset: `${top} 0 0`,
      zIndex: -1,
      background: vars.color.deep,
    },
    selectors: { '&:not(:popover-open)': { display: 'none' } },
  }),
  // Without a script, a choice leaves the menu open, so the chosen section has to show below the menu.
  { '@media': { '(scripting: none)': { '::before': { display: 'none' } } } },
]);

export const link = style([
  {
    display: 'block',
    minWidth: targetSize,
    padding: `0.75rem ${linkPadding}`,
    fontSize: fontSize.label,
    textAlign: 'center',
    color: vars.color.strong,
    textDecoration: 'none',
    '@media': {
      [canHover]: {
        ':hover': { textDecoration: 'underline', textDecorationColor: vars.color.accent },
      },
    },
  },
  asPanel({
    display: 'flex',
    alignItems: 'baseline',
    // A phone on its side shows all links.
    padding: 'min(2rem, 4.4vh) 0',
    textAlign: 'start',
    font: `400 min(1.875rem, 12vw)/1.2 ${vars.font.serif}`,
    borderBottom: `1px solid ${vars.color.line}`,
  }),
]);

/** The vinyl side, as over the section's heading. */
export const side = style([
  { display: 'none' },
  asPanel({
    display: 'block',
    width: '3rem',
    flexShrink: 0,
    font: `500 ${fontSize.sectionLabel} ${vars.font.sans}`,
    color: vars.color.accent,
  }),
]);

export const toggle = style([
  {
    display: 'none',
    marginRight: '-0.625rem',
  },
  // The button waits until the list has been parsed, because a tap would open nothing.
  asPanel({ selectors: { '&:has(+ ul)': { display: 'grid' } } }),
]);

/** Two strokes, which become an X while the menu is open. */
export const stroke = style({
  width: '1.5rem',
  height: '2px',
  margin: '3px 0',
  background: 'currentColor',
  '@media': {
    [forcedColors]: { background: 'ButtonText', forcedColorAdjust: 'none' },
    [motionAllowed]: { transition: `transform ${fade}` },
  },
});

globalStyle(`nav:has(:popover-open) ${stroke}`, { transform: 'translateY(4px) rotate(45deg)' });
globalStyle(`nav:has(:popover-open) ${stroke} + ${stroke}`, {
  transform: 'translateY(-4px) rotate(-45deg)',
});
