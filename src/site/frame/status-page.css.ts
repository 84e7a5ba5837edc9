import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight, vars } from '../style/tokens';
import { diameter, middleX, middleY } from '../ui/record/record.css';

/** Text on the label of a very large record. */
export const page = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: ['100vh', '100svh'],
  padding: `calc(${barHeight} + 0.25rem) ${vars.space.gutter}`,
  overflow: 'hidden',
  isolation: 'isolate',
  textAlign: 'center',
});

// The page fits its window, so the bar needs no room for a scrollbar beside it.
globalStyle(`html:has(${page})`, { scrollbarGutter: 'auto' });

export const largeRecord = style({
  vars: { [diameter]: 'clamp(74rem, 100vw, 96rem)', [middleX]: '50%', [middleY]: '50%' },
  mask: 'radial-gradient(closest-side, black 60%, transparent)',
});

// The page's words are on the label. It has the page's color, and room for the error page's words.
export const recordLabel = style({
  width: '48%',
  background: `radial-gradient(closest-side, ${vars.color.ground} 89%, ${vars.color.deep} 89.5%)`,
});

export const content = style({ display: 'grid', justifyItems: 'center', gap: 'min(1rem, 3vh)' });

export const label = style({ color: vars.color.accent });

export const heading = style({
  maxWidth: '9.5em',
  fontSize: vars.fontSize.h2,
  lineHeight: 1.18,
});

export const text = style({
  maxWidth: 'min(24em, 72vw)',
  marginBottom: '0.5rem',
  textWrap: 'balance',
});

/** One below the other: a row of two would be wider than the label. */
export const column = style({ flexDirection: 'column' });
