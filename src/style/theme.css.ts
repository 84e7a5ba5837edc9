// Values of the theme, the font, and element defaults. Every page imports this first.
import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { largeText, moreContrast, motionAllowed, old, print } from './media';
import { barHeight, palette, radius, ringRoom, text, theme, vars } from './tokens';

// Until the serif has arrived: Times, scaled so that lines break where they will break. The width was
// measured over the site's headlines, the heights come from both fonts' tables. The serif itself is
// declared by the document, which knows its file.
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
    // What follows the window's width hardly grows with the visitor's own size of text.
    [largeText]: { vars: { [vars.vw]: '1.45vw' } },
    // Quieter text becomes as loud as the rest, lines as edges.
    [moreContrast]: {
      vars: {
        [vars.color.muted]: vars.color.ivory,
        [vars.color.quiet]: vars.color.ivory,
        [vars.color.line]: vars.color.edge,
      },
    },
  },
  '@supports': {
    [old]: {
      vars: {
        [vars.text.h1]: 'calc(1.5rem + 4.2vw)',
        [vars.text.h2]: 'calc(1.35rem + 2.8vw)',
        [vars.text.h3]: '1.5rem',
        [vars.text.lead]: '1.1875rem',
        [vars.space.gutter]: '5vw',
        [vars.space.small]: '1.75rem',
        [vars.space.medium]: '3rem',
        [vars.space.section]: 'calc(4rem + 4vw)',
      },
    },
  },
});

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });

globalStyle('html', {
  // What gets the focus comes to rest below the bar, and shows its ring.
  scrollPaddingTop: `calc(${barHeight} + ${ringRoom})`,
  colorScheme: 'dark',
  background: vars.color.ground,
  // A phone turned sideways must not enlarge the text on its own.
  WebkitTextSizeAdjust: '100%',
  '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } },
});

// The page behind an open dialog does not scroll, and keeps the room of its scrollbar. Two rules: a
// browser that does not know `:has` drops all of the one that has it.
for (const whileDialog of ['html:has(dialog[open])', 'html.has-dialog']) {
  globalStyle(whileDialog, { overflow: 'hidden', scrollbarGutter: 'stable' });
}

globalStyle('body', {
  margin: 0,
  font: `${text.body}/1.65 ${vars.font.sans}`,
  color: vars.color.muted,
  overflowX: ['hidden', 'clip'],
  // Not `break-word`: columns may then be narrower than their longest word, as large text needs.
  overflowWrap: 'anywhere',
});

globalStyle('h1, h2, h3, p, ul, ol', { margin: 0, padding: 0 });

globalStyle('p', { textWrap: 'pretty' });

// The empty marker: without one, Safari does not tell screen readers of a list.
globalStyle('ul, ol', { listStyle: ['none', '""'] });

globalStyle('img', { display: 'block', maxWidth: '100%' });

// `display: block` above must not bring a hidden image back.
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('h1, h2, h3', {
  fontFamily: vars.font.serif,
  fontWeight: 400,
  color: vars.color.ivory,
  textWrap: 'balance',
});

globalStyle('h1', { fontSize: vars.text.h1, lineHeight: 1, letterSpacing: '-0.02em' });

globalStyle('h2', { fontSize: vars.text.h2, lineHeight: 1.06, letterSpacing: '-0.015em' });

globalStyle('a', {
  color: 'inherit',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
});

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.brassHigh}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.color.deep}`,
});

// A heading takes the focus after a change of page, so that reading goes on from there. It is
// not a control, so it shows no ring.
globalStyle('h1:focus', { outline: 0, boxShadow: 'none' });

// On paper: black on white, tightly set, without what is pressed or only adorns.
globalStyle('body', { '@media': { [print]: { zoom: 0.62 } } });

globalStyle('*, ::before, ::after', {
  '@media': {
    [print]: {
      background: 'none !important',
      boxShadow: 'none !important',
      color: `${palette.black} !important`,
    },
  },
});

globalStyle('header, img, button, [target], [href="#main"]', {
  '@media': { [print]: { display: 'none !important' } },
});

// Sections have none: they begin where the bar ends.
globalStyle('section', {
  scrollMarginTop: `-${ringRoom}`,
  '@media': { [print]: { paddingBlock: '1rem !important' } },
});

globalStyle('li', { '@media': { [print]: { breakInside: 'avoid' } } });

globalStyle('svg', {
  width: '0.875em',
  height: '0.875em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  flex: 'none',
  '@supports': { [old]: { margin: '0 0.5em' } },
});

globalStyle('button', { borderRadius: radius.small, cursor: 'pointer' });
