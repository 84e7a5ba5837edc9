import { style } from '@vanilla-extract/css';
import { team as content } from '../../content/landing';
import { canHover } from '../../shared/media';
import { fade } from '../../shared/motion';
import { halves } from '../style/layout.css';
import { colors } from '../style/palette';
import { paper, spineWidth } from '../style/paper.css';
import { sidePadding } from '../style/sleeve.css';
import { fontSize, vars } from '../style/tokens';

/** The Leadership Team at the left, the others and the Board at the right. */
export const cards = style([halves, { rowGap: vars.space.small, marginTop: vars.space.medium }]);

const padding = `min(${vars.space.small}, 6vw)`;
const column = { display: 'flex', flexDirection: 'column', breakInside: 'avoid', padding } as const;

export const card = style({
  ...column,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.field,
  // The last card is that of the Board, a panel.
  ':last-child': { background: vars.color.deep },
});

/** The Board, and the cards that lead nowhere. */
const others = 1 + content.cards.filter(({ isClickable }) => !isClickable).length;

/** The only card that leads somewhere is the only one of paper. */
export const linkCard = style([
  paper,
  {
    ...column,
    position: 'relative',
    gridRow: `span ${others}`,
    paddingLeft: `calc(${spineWidth} + ${sidePadding})`,
    transition: `box-shadow ${fade}`,
    '@media': { [canHover]: { ':hover': { boxShadow: `0 0 0 2px ${colors.accent}` } } },
  },
]);

/** Covers the card. */
export const link = style({
  // Tall enough for a finger, also where a device does not see that the link covers the card.
  marginBlock: '-0.5625rem',
  paddingBlock: '0.5625rem',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  // The ring is on the card, because it has the color of ink.
  outline: 0,
  boxShadow: 'none',
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.highlight}`,
      outlineOffset: '-8px',
    },
  },
});

export const role = style({
  order: -1,
  marginBottom: '1rem',
  fontSize: fontSize.small,
  color: vars.color.accent,
});

/** Fills the card, which may be higher than its words. */
export const credits = style({ display: 'grid', flex: 1, marginBlock: '1.25rem 0.75rem' });

/** Room for the longest word of an area. */
const words = content.board.areas.join(' ').split(' ');
const areaWidth = `${Math.max(8, ...words.map(({ length }) => Math.ceil(0.6 * length)))}rem`;

export const areas = style({
  display: 'grid',
  // Two by two, or one below the other where words would be cut.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(max(${areaWidth}, 40%), 100%), 1fr))`,
  columnGap: '1.5rem',
  marginTop: '1.25rem',
});
