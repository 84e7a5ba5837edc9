import { globalStyle, style } from '@vanilla-extract/css';
import { below48rem, below80rem, canHover, motionAllowed, print } from '../style/media';
import { fade } from '../style/motion';
import { columnGap, fontSize, portraitShade, radius, vars } from '../style/tokens';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gap: columnGap,
  marginTop: vars.space.medium,
  '@media': {
    [below80rem]: { gridTemplateColumns: '1fr 1fr' },
    [below48rem]: { gridTemplateColumns: '1fr' },
    [print]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  breakInside: 'avoid',
  padding: vars.space.small,
  border: '1px solid',
  borderRadius: radius.small,
  textDecoration: 'none',
});

/** A card that only informs: no hover, no pointer. */
export const plainCard = style([
  card,
  { borderColor: vars.color.line, background: vars.color.ground },
]);

/** A card that is one link. */
export const linkCard = style([
  card,
  {
    gridRow: 'span 2',
    borderColor: vars.color.edge,
    background: vars.color.panel,
    transition: `border-color ${fade}`,
    '@media': {
      [canHover]: { ':hover': { borderColor: vars.color.accent, background: vars.color.field } },
      [below80rem]: { gridRow: 'auto', gridColumn: '1 / -1' },
      [print]: { gridRow: 'auto' },
    },
  },
]);

export const role = style({
  order: -1,
  marginBottom: '1rem',
  fontSize: fontSize.small,
  color: vars.color.accent,
});

export const description = style({ marginTop: '0.75rem', maxWidth: '34em', textWrap: 'balance' });

export const action = style({
  display: 'inline-flex',
  gap: '0.625rem',
  alignItems: 'center',
  marginTop: '1.5rem',
  color: vars.color.accent,
  fontWeight: 600,
  '@media': { [print]: { display: 'none' } },
});

// The arrow sets off.
globalStyle(`${linkCard} svg`, { transition: `translate ${fade}` });
globalStyle(`${linkCard}:hover svg`, {
  '@media': { [`${canHover} and ${motionAllowed}`]: { translate: '0.25rem' } },
});

/** How many faces the Leadership card has room for. */
export const maxFaces = 5;

/** A strip of portraits, which fills the card below the text. */
export const faces = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: `repeat(${maxFaces}, 1fr)`,
  gap: '1px',
  margin: `2rem calc(-1 * ${vars.space.small}) calc(-1 * ${vars.space.small})`,
  '@media': { [print]: { display: 'none' } },
});

/** A square or higher. The tile keeps its place when its photo fails. */
export const face = style({
  position: 'relative',
  paddingTop: '100%',
  background: vars.color.ground,
});

globalStyle(`${face} picture, ${face}::after`, { position: 'absolute', inset: 0 });
globalStyle(`${face}::after`, { content: '', background: portraitShade });
