// Values of the theme, the font, and element defaults. Every page has these styles first.
import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { forcedColors, moreContrast, motionAllowed, narrowPortrait } from '../../shared/media';
import { loadingClass } from '../../shared/root-class';
import { alpha } from './palette';
import {
  barHeight,
  focusRingSpace,
  fontSize,
  hyphens,
  lastCall,
  radius,
  theme,
  vars,
} from './tokens';

// While the serif loads: Times, scaled so that lines break in the same places. The width was
// measured over the site's headlines; the heights come from the tables of both fonts. The document
// declares the serif itself, because only the document knows the name of the font's file.
globalFontFace('Libre Bodoni Fallback', {
  src: 'local("Times New Roman"), local("Liberation Serif")',
  sizeAdjust: '110.3%',
  ascentOverride: '83.8%',
  descentOverride: '29.6%',
  lineGapOverride: '0%',
});

createGlobalTheme(':root', vars, theme);

globalStyle(':root', {
  '@media': {
    [narrowPortrait]: { vars: { [vars.fontSize.intro]: '1.125rem' } },
    // All text gets the color of headings, and hairlines get the color of borders.
    [moreContrast]: {
      vars: {
        [vars.color.text]: vars.color.strong,
        [vars.color.quiet]: vars.color.strong,
        [vars.color.line]: vars.color.edge,
      },
    },
  },
});

// Not for `::before` and `::after`: browsers would compute styles for those of every element.
globalStyle('*', { boxSizing: 'border-box' });

globalStyle('html', {
  // An element that receives the focus scrolls to below the bar, with room for its focus ring.
  scrollPaddingTop: `calc(${barHeight} + ${focusRingSpace})`,
  colorScheme: 'dark',
  // Nothing moves when the page grows beyond the window, or when a dialog hides the scrollbar.
  scrollbarGutter: 'stable',
  background: vars.color.ground,
  // Safari enlarges the text of a phone on its side unless told not to.
  WebkitTextSizeAdjust: '100%',
  // Buttons and links answer a tap themselves.
  WebkitTapHighlightColor: 'transparent',
  // Wide windows get larger text. The sizes are in percent, so that the visitor's own size counts
  // in full, and the widths in pixels, so that a zoom never makes text smaller.
  '@media': {
    'screen and (min-width: 1700px)': { fontSize: '115%' },
    'screen and (min-width: 2300px)': { fontSize: '135%' },
  },
});

// A page with a hash opens there: while it loads, a smooth scroll would first show its top.
globalStyle(`html:not(.${loadingClass})`, {
  '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } },
});

globalStyle('body', {
  margin: 0,
  font: `${fontSize.body}/1.65 ${vars.font.sans}`,
  color: vars.color.text,
  overflowX: ['hidden', 'clip'],
  // For the call in a phone's bar, which is elsewhere.
  timelineScope: lastCall,
  // Unlike `break-word`, it lets columns be narrower than their longest word, for large text.
  overflowWrap: 'anywhere',
});

// An empty marker, because with `none` Safari does not announce a list to screen readers.
globalStyle('h1, h2, h3, p, ul, ol', { margin: 0, padding: 0, listStyle: '""' });

// Full lines without a widow; see `intro` in `layout.css.ts` for balanced ones.
globalStyle('p', { textWrap: 'pretty' });

globalStyle('dialog::backdrop', { background: alpha('deep', 0.88) });

globalStyle('img', { display: 'block', maxWidth: '100%' });

// Stronger than the `display: block` of images above.
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('h1, h2, h3', {
  fontFamily: vars.font.serif,
  fontWeight: 400,
  color: vars.color.strong,
  textWrap: 'balance',
  ...hyphens,
});

globalStyle('h1', { fontSize: vars.fontSize.h1, lineHeight: 1, letterSpacing: '-0.02em' });

globalStyle('h2', {
  fontSize: vars.fontSize.h2,
  lineHeight: 1.18,
  letterSpacing: '-0.015em',
});

globalStyle('a', { color: 'inherit' });

globalStyle('a, button', {
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
});

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.highlight}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.color.ground}`,
});

// Links move the focus to the heading. It is not a control, so it shows no focus ring.
globalStyle('h1:focus', { outline: 0, boxShadow: 'none' });

// Sections need no room for a focus ring below the bar: they have a padding.
globalStyle('section', { scrollMarginTop: `-${focusRingSpace}` });

globalStyle('button', {
  borderRadius: radius.small,
  cursor: 'pointer',
  // `ButtonText` needs `ButtonFace` behind it, also on a button without a background.
  '@media': { [forcedColors]: { background: 'ButtonFace !important' } },
});
