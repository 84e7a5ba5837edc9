import { style } from '@vanilla-extract/css';
import { palette, vars } from '../style/tokens';

/** Text on the label of a very large record. */
export const page = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: ['100vh', '100svh'],
  padding: `5.5rem ${vars.space.gutter}`,
  overflow: ['hidden', 'clip'],
  isolation: 'isolate',
  textAlign: 'center',
});

export const disc = style({
  position: 'absolute',
  zIndex: -1,
  left: '50%',
  top: '50%',
  width: 'max(100vw, 74rem)',
  transform: 'translate(-50%, -50%)',
  mask: `radial-gradient(closest-side, ${palette.black} 60%, #0000)`,
});

export const label = style({ justifyContent: 'center', marginBottom: '1.25rem' });

export const heading = style({
  maxWidth: '7em',
  marginLeft: 'auto',
  marginRight: 'auto',
  fontSize: vars.fontSize.h2,
  lineHeight: 1.2,
});

export const text = style({
  maxWidth: '17em',
  margin: '1.25rem auto 2rem',
  textWrap: 'balance',
});

export const actions = style({ justifyContent: 'center' });

export const more = style({ display: 'grid', justifyItems: 'center', gap: '1.25rem' });
