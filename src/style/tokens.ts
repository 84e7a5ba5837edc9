// The design's only colours, sizes, durations and easings. Numbers come from the design notes.
// Custom properties are used for what many rules share; the rest is written into the rules at
// build time, which costs fewer bytes than a property that is read once.
import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The palette as sRGB hex; text pairs meet WCAG AA or better (contrasts are in the tests). */
export const palette = {
  ground: '#120d0a',
  deep: '#0c0806',
  raise: '#1b140f',
  field: '#241b14',
  line: '#3a2d22',
  edge: '#8c7458',
  ivory: '#f4ecdd',
  muted: '#c3b5a0',
  quiet: '#aa9b86',
  brass: '#d9a750',
  brassHigh: '#f0c980',
  plate: '#efe5d2',
  ink: '#1a1109',
  inkSoft: '#5c4830',
  error: '#ffa48c',
  amber: '#6b451f',
  vinyl: '#070504',
  white: '#ffffff',
  black: '#000000',
} as const;

/** A palette colour with an opacity from 0 to 1, as eight-digit hex. */
export function alpha(color: keyof typeof palette, opacity: number): string {
  const hex = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
  return `${palette[color]}${hex}`;
}

/** Name of the headings' font, as CSS wants it. */
export const serifFamily = '"Libre Bodoni"';

/** Custom properties of the theme; `theme.css.ts` gives them their values. */
export const vars = createGlobalThemeContract(
  {
    color: {
      ground: 'ground',
      deep: 'deep',
      raise: 'raise',
      field: 'field',
      line: 'line',
      edge: 'edge',
      ivory: 'ivory',
      muted: 'muted',
      quiet: 'quiet',
      brass: 'brass',
      brassHigh: 'brass-high',
      ink: 'ink',
    },
    font: { serif: 'serif', sans: 'sans' },
    text: { h1: 'h1', h2: 'h2', h3: 'h3', lead: 'lead' },
    space: { gutter: 'gutter', small: 'small', medium: 'medium', section: 'section' },
  },
  (name) => `${name}`,
);

/** Type sizes that one rule each uses. */
export const text = {
  display: 'clamp(2.625rem, 1.2rem + 6vw, 6.75rem)',
  statement: 'clamp(2.125rem, 5.2vw, 4.5rem)',
  // At most 15.8vw: in large text on a phone, its longest word stays whole.
  figure: 'min(clamp(2.75rem, 1rem + 3.4vw, 4.25rem), 15.8vw)',
  dealFigure: 'clamp(3.5rem, 1.6rem + 8.2vw, 9.5rem)',
  tagline: 'clamp(1.1875rem, 1rem + 0.8vw, 1.5rem)',
  note: 'clamp(0.9375rem, 1.5vw, 1.0625rem)',
  initial: 'clamp(6rem, 12vw, 9rem)',
  menu: '1.75rem',
  body: '1.0625rem',
  base: '1rem',
  label: '0.9375rem',
  small: '0.875rem',
  track: '0.8125rem',
} as const;

/** Corner radii: nearly square, as a record sleeve is. */
export const radius = { small: '2px', dialog: '3px', disc: '50%' } as const;

/** Drop shadows. */
export const shadow = {
  plate: `0 30px 60px ${alpha('black', 0.6)}`,
  menu: `0 30px 60px ${alpha('black', 0.67)}`,
  dialog: `0 40px 120px ${palette.black}`,
  toast: `0 18px 50px ${alpha('black', 0.73)}`,
} as const;

/** Durations and the one easing of the site. */
export const motion = {
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  color: '0.18s',
  enter: '0.28s',
  settle: '1.8s',
} as const;

/** How far below its place something starts that rises into it. */
export const riseFrom = '0 20px';

/** Height of the fixed bar. */
export const barHeight = '4.5rem';

/** Room for a focus ring, and some air. */
export const ringRoom = '0.5rem';

/** Smallest side of anything that is pressed. */
export const targetSize = '2.75rem';

/** Stacking order, back to front. */
export const layer = { stats: 1, bar: 10, skipLink: 20, toasts: 30 } as const;

/** Fine parallel lines: the staff under the deal figures. */
export const staffLines = `repeating-linear-gradient(${vars.color.line} 0 1px, #0000 1px 9px)`;

/** Record grooves around a point, for large quiet areas. */
export const groovesAt = (center: string) =>
  `repeating-radial-gradient(circle at ${center}, ${alpha('ivory', 0.06)} 0 1px, #0000 1px 7px)`;
