import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { old, print } from '../style/media';
import { alpha, groovesAt, text, vars } from '../style/tokens';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  padding: '0.625rem 0',
  color: vars.color.ivory,
  fontSize: text.label,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const head = style({
  paddingTop: `calc(5.5rem + ${vars.space.medium})`,
  paddingBottom: vars.space.medium,
  background: `${groovesAt('88% 120%')} ${vars.color.ground}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const lead = style({ marginTop: '1.25rem' });

export const people = style({
  display: 'grid',
  gridTemplateColumns: [
    'repeat(auto-fill, minmax(18rem, 1fr))',
    'repeat(auto-fill, minmax(min(100%, max(16rem, 30%)), 1fr))',
  ],
  gridGap: `${vars.space.medium} ${vars.space.small}`,
  paddingTop: vars.space.medium,
  paddingBottom: vars.space.section,
});

/** A square like a sleeve; the letter behind the photo shows when the photo does not. */
export const photo = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  marginBottom: '1.375rem',
  overflow: ['hidden', 'clip'],
  background: `${groovesAt('center')} ${vars.color.field}`,
  outline: `1px solid ${alpha('ivory', 0.12)}`,
  outlineOffset: '-1px',
  '@media': { [print]: { display: 'none' } },
  '@supports': { [old]: { height: 0, paddingTop: '100%' } },
});

// Out of the letter's way.
globalStyle(`${photo} picture`, { position: 'absolute', inset: 0 });

const imageBase = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** Which part of a portrait stays when it is cut to a square. */
export const image = styleVariants({
  center: [imageBase, { objectPosition: '50% 50%' }],
  top: [imageBase, { objectPosition: '50% 0' }],
  bottom: [imageBase, { objectPosition: '50% 100%' }],
});

export const initial = style({
  font: `400 ${text.initial}/1 ${vars.font.serif}`,
  color: vars.color.brass,
});

export const role = style({
  marginTop: '0.25rem',
  fontSize: text.label,
  fontWeight: 500,
  color: vars.color.brass,
});

export const bio = style({ marginTop: '0.75rem', fontSize: text.base, lineHeight: 1.6 });
