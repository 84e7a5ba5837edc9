import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../style/tokens';

/** Text on the label of a very large record. */
export const page = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: ['100vh', '100svh'],
  padding: `5.5rem ${vars.space.gutter}`,
  overflow: 'hidden',
  isolation: 'isolate',
  textAlign: 'center',
});

export const disc = style({
  left: '50%',
  top: '50%',
  width: 'clamp(74rem, 100vw, 96rem)',
  mask: `radial-gradient(closest-side, #000 60%, #0000)`,
});

// The label has the color of the page, whose text is on it, and room for the error page's.
globalStyle(`${disc} svg`, { width: '48%', fill: vars.color.ground });

export const content = style({ display: 'grid', justifyItems: 'center', gap: '1rem' });

export const label = style({ color: vars.color.accent });

export const heading = style({
  maxWidth: '9.5em',
  fontSize: vars.fontSize.h2,
  lineHeight: 1.18,
  textWrap: 'balance',
});

export const text = style({ maxWidth: '24em', marginBottom: '0.5rem', textWrap: 'balance' });

/** One below the other: a row of two would be wider than the label. */
export const actions = style({ flexDirection: 'column' });
