import { globalStyle, style } from '@vanilla-extract/css';
import { below48rem, below64rem, from64rem } from '../style/media';
import { fontSize, vars } from '../style/tokens';

export const why = style({
  background: vars.color.deep,
  border: `solid ${vars.color.line}`,
  borderWidth: '1px 0',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.medium,
  '@media': { [below64rem]: { gridTemplateColumns: '1fr' } },
});

/** Sticky beside the reasons only: in one column, the heading would lie over them. */
export const head = style({
  '@media': { [from64rem]: { position: 'sticky', top: '8rem', alignSelf: 'start' } },
});

// Keeps a heading line of 25 characters on one line.
globalStyle(`${head} h2`, { '@media': { [from64rem]: { fontSize: 'min(3.75vw, 3.5rem)' } } });

export const tracks = style({
  counterReset: 'track',
  borderTop: `1px solid ${vars.color.edge}`,
});

export const reason = style({
  counterIncrement: 'track',
  display: 'grid',
  gridTemplateColumns: '3.5rem 1fr',
  paddingBlock: vars.space.small,
  borderBottom: `1px solid ${vars.color.line}`,
  '::before': {
    content: 'counter(track)',
    font: `400 ${vars.fontSize.h3}/1.18 ${vars.font.serif}`,
    color: vars.color.brass,
  },
  '@media': { [below48rem]: { gridTemplateColumns: '2.5rem 1fr' } },
});

export const reasonText = style({ gridColumn: 2, marginTop: '0.625rem', maxWidth: '36em' });

export const dealFigures = style({
  display: 'grid',
  // The second figure is below the list.
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.medium,
  marginTop: vars.space.medium,
  '@media': { [below48rem]: { gridTemplateColumns: '1fr' } },
});

/** A staff of five lines, which ends with the repeat sign of the logo. */
export const staff = style({
  display: 'flex',
  justifyContent: 'end',
  height: '37px',
  marginTop: '2.5rem',
  color: vars.color.brass,
  background: `repeating-linear-gradient(${vars.color.line} 0 1px, #0000 1px 9px)`,
});

globalStyle(`${staff} svg`, { width: '37px', height: '37px' });

export const figure = style({
  font: `400 ${fontSize.dealFigure}/0.95 ${vars.font.serif}`,
  // Wide enough that digits do not touch.
  letterSpacing: '0.015em',
  color: vars.color.ivory,
});

export const label = style({ marginTop: '1.125rem', maxWidth: '24em' });

/** Letters and signs after the digits, as heavy as the digits and apart from them. */
export const unit = style({ marginLeft: '0.05em', fontSize: '0.94em' });
