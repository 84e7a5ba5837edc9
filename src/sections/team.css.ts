import { style } from '@vanilla-extract/css';
import { faces as faceClasses } from '../style/faces.css';
import { medium, narrow } from '../style/media';
import { riseOnEntry } from '../style/motion';
import { motion, radius, text, vars } from '../style/tokens';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gridGap: '1.25rem',
  marginTop: vars.space.medium,
  '@media': {
    [medium]: { gridTemplateColumns: '1fr 1fr' },
    [narrow]: { gridTemplateColumns: '1fr' },
  },
});

const cardBase = style([
  riseOnEntry,
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: vars.space.small,
    border: '1px solid',
    borderRadius: radius.small,
    textDecoration: 'none',
  },
]);

/** A card that only informs: no hover, no pointer. */
export const plainCard = style([
  cardBase,
  { borderColor: vars.color.line, background: vars.color.ground },
]);

/** A card that is one link. */
export const linkCard = style([
  cardBase,
  {
    gridRow: 'span 2',
    borderColor: vars.color.edge,
    background: vars.color.raise,
    transition: `border-color ${motion.color}`,
    ':hover': { borderColor: vars.color.brass, background: vars.color.field },
    '@media': { [medium]: { gridRow: 'auto', gridColumn: '1 / -1' } },
  },
]);

export const role = style({
  order: -1,
  marginBottom: '1rem',
  fontSize: text.small,
  color: vars.color.brass,
});

export const description = style({ marginTop: '0.75rem', maxWidth: '34em' });

export const action = style({
  display: 'inline-flex',
  gap: '0.625rem',
  alignItems: 'center',
  marginTop: '1.5rem',
  color: vars.color.brass,
  fontWeight: 600,
});

/** A strip of portraits at the foot of the card. */
export const faces = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${faceClasses.length}, 1fr)`,
  gridGap: '0.5rem',
  marginTop: 'auto',
  paddingTop: '2rem',
});

export const face = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: '1px',
});
