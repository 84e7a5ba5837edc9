import { globalStyle, style } from '@vanilla-extract/css';
import { canHover, from64rem, motionAllowed, print } from '../../shared/media';
import { fade } from '../../shared/motion';
import { halves } from '../style/layout.css';
import { columnGap, fontSize, portraitShade, vars } from '../style/tokens';
import { textButton } from '../ui/text-button.css';

/** The Leadership Team at the left, the two others at the right, the Board below. */
export const cards = style([
  halves,
  {
    rowGap: vars.space.small,
    marginBlock: `${vars.space.medium} ${vars.space.small}`,
  },
]);

/** Under a hairline, like the reasons. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  breakInside: 'avoid',
  paddingTop: vars.space.small,
  borderTop: `1px solid ${vars.color.line}`,
  textDecoration: 'none',
});

/** A card that is one link. */
export const linkCard = style([
  card,
  {
    gridRow: 'span 2',
    borderColor: vars.color.edge,
    transition: `border-color ${fade}`,
    '@media': {
      [canHover]: { ':hover': { borderColor: vars.color.accent } },
      [print]: { gridRow: 'auto', borderColor: vars.color.line },
    },
  },
]);

export const board = style([halves, { gridColumn: '1 / -1', rowGap: vars.space.small }]);

/** The areas as tracks, in the right half. */
export const areas = style({
  display: 'grid',
  alignContent: 'start',
  columnGap,
  color: vars.color.strong,
  '@media': { [from64rem]: { gridTemplateColumns: '1fr 1fr' } },
});

globalStyle(`${areas} li`, { paddingBlock: '0.75rem', borderTop: `1px solid ${vars.color.line}` });

export const role = style({
  order: -1,
  marginBottom: '1rem',
  fontSize: fontSize.small,
  color: vars.color.accent,
});

export const description = style({ marginTop: '0.75rem', maxWidth: '34em', textWrap: 'balance' });

/** Looks like a text button. The whole card is the link. */
export const action = style([textButton, { marginTop: '0.75rem' }]);

// The arrow moves on hover.
globalStyle(`${linkCard} svg`, { transition: `translate ${fade}` });
globalStyle(`${linkCard}:hover svg`, {
  '@media': { [`${canHover} and ${motionAllowed}`]: { translate: '0.25rem' } },
});

/** How many faces the Leadership card has room for. */
export const maxFaces = 5;

/** A strip of portraits, which fills the room below the text. */
export const faces = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: `repeat(${maxFaces}, 1fr)`,
  gap: '1px',
  marginTop: '1.5rem',
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
