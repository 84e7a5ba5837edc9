// Values that several rules share. `vars` are custom properties. The others are written into each
// rule, which takes fewer bytes where few rules read them.
import { createGlobalThemeContract, type StyleRule } from '@vanilla-extract/css';
import { colors } from './palette';

/** Font family of the headings, quoted for CSS. */
export const serifFamily = '"Libre Bodoni"';

/** For font sizes: 1vw, which grows to 1.45vw with the visitor's text size. */
const fluidUnit = 'var(--fluidUnit)';

// These colors are no custom properties: few rules read them, and `colors.vinyl` and so on write
// the digits into those rules, which is shorter.
const { error, paper, inkSoft, amber, glow, vinyl, ...shared } = colors;

/** Initial values of the custom properties. */
export const theme = {
  color: shared,
  font: {
    serif: `${serifFamily}, "Libre Bodoni Fallback", serif`,
    sans: 'system-ui, sans-serif',
  },
  // `vw` does not grow with the visitor's font size. This does, where 1rem is more than 16 px.
  fluidUnit: 'clamp(1vw, 3.3rem - 50px, 1.45vw)',
  fontSize: {
    // The limits in vw keep long words whole on a phone with large text.
    h1: `min(clamp(2.5rem, 1.5rem + 4.2 * ${fluidUnit}, 5.25rem), 14.5vw)`,
    h2: `min(clamp(2rem, 0.7rem + 3 * ${fluidUnit}, 3.75rem), 8.2 * ${fluidUnit})`,
    h3: 'min(clamp(1.375rem, 1.25rem + 0.55vw, 1.75rem), 10vw)',
    intro: '1.3125rem',
  },
  space: {
    gutter:
      'max(clamp(min(1.25rem, 6.25vw), 5vw, 5rem), env(safe-area-inset-left), env(safe-area-inset-right))',
    small: 'clamp(1.5rem, 2.8vw, 2.5rem)',
    medium: 'clamp(2.5rem, 5vw, 4.5rem)',
    section: 'clamp(4.5rem, 8vw, 7.5rem)',
  },
};

/** The custom properties: `var(--highlight)` and so on. */
export const vars = createGlobalThemeContract(theme, (_, path) => path.at(-1) ?? '');

/** Light falls on two sides of a record, and stands still. */
export const lightOn = (dull: string, bright: string, faint: string) =>
  `conic-gradient(from 24deg, ${dull}, ${bright} 7%, ${dull} 16% 44%, ${bright} 54%, ${dull} 63% 82%, ${faint} 88%, ${dull} 95%)`;

/** Font sizes that are not custom properties. Here too, the limits in vw keep words whole. */
export const fontSize = {
  // The height of the window counts less in large text.
  display: `min(clamp(2.625rem, 1.2rem + 6 * ${fluidUnit}, 6.75rem), 11.1vw, 11.4vh + 2.75rem - 44px)`,
  // It fills a phone's line, and grows more slowly in wider windows. In large text it takes more lines.
  displayInPortrait: 'clamp(min(13.1vw, 3.5rem + 3.5vw), 5rem - 38px, 20vw)',
  figure: `clamp(2.5rem, 1rem + 3.4 * ${fluidUnit}, 4.25rem)`,
  body: '1.0625rem',
  base: '1rem',
  label: '0.9375rem',
  small: '0.875rem',
  sectionLabel: 'clamp(0.6875rem, 3.05vw, 0.8125rem)',
} as const;

/**
 * For long words in large letters. Only browsers that leave the words of every day whole get it, and
 * not the whole page, which would take them a tenth longer to lay out.
 */
export const hyphens: StyleRule = {
  '@supports': {
    '(hyphenate-limit-chars: 15)': { hyphens: 'auto', hyphenateLimitChars: '15' },
  },
};

/** Corner radii: nearly square, like a record sleeve. */
export const radius = { small: '2px', disc: '50%' } as const;

/** Moves large letters of the serif to the edge of the text below them. */
export const flush = '-0.028em';

export const paragraphGap = '1.25rem';

/** Largest width of a page, without its gutters. */
export const pageWidth = '82.5rem';

export const barHeight = 'clamp(3rem, 15vh, 4.5rem)';

/** It grows with the text. In a phone's window it leaves room for a call and the menu. */
export const logoWidth = 'min(7.25rem, 20vw + 1.75rem)';

export const focusRingSpace = '0.5rem';

/** Smallest width and height of a control. */
export const targetSize = '2.75rem';

/** Stacking order, back to front. */
export const layer = { stats: 1, bar: 10, top: 30 } as const;

/** The timeline on which the call at the end of the page crosses the window. */
export const lastCall = '--last';
