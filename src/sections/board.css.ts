import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { below37_5rem, below80rem, forcedColors, from64rem, print } from '../style/media';
import { columnGap, fontSize, radius, vars } from '../style/tokens';

// `7.5vw` limits the padding, so that large text on a phone has room.
const sidePadding = `min(${vars.space.small}, 7.5vw)`;

export const board = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.medium,
  alignItems: 'center',
  marginTop: columnGap,
  padding: `3rem ${sidePadding}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
  background: vars.color.raised,
  '@media': { [below80rem]: { gridTemplateColumns: '1fr' } },
});

/**
 * Notes on a staff. On phones the notes wrap into two rows; with very large text, each note has its own row.
 */
export const staff = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  // To the card's edge.
  marginRight: `calc(-1 * ${sidePadding})`,
  fontSize: fontSize.note,
  '@media': {
    [below37_5rem]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 7rem)), 1fr))',
      rowGap: '1.5rem',
    },
  },
});

/** Height on the staff, in spaces above the lowest line. */
const height = createVar();

/** Left edge of a note's label. */
const indent = createVar();

// The sizes of the staff are in pixels, so its shape does not change with the font size.
const space = 20;
const staffHeight = 4 * space + 1;

const lines = `repeating-linear-gradient(${vars.color.edge} 0 1px, #0000 1px ${space}px) 0 ${space}px / 100% ${staffHeight}px no-repeat`;

/** A thin and a thick line where the music ends. */
const finalBarline = `linear-gradient(90deg, ${vars.color.edge} 2px, #0000 0 8px, ${vars.color.edge} 0) 100% ${space}px / 15px ${staffHeight}px no-repeat`;

/** How far a note's center is below the top of its label. */
const center = `${5 * space}px - ${height} * ${space}px`;

const noteBase = style({
  vars: { [indent]: 'clamp(6px, 1vw, 14px)' },
  position: 'relative',
  padding: `${6.5 * space}px 0 0 ${indent}`,
  lineHeight: 1.4,
  color: vars.color.ivory,
  fontWeight: 500,
  background: lines,
  ':last-child': { background: `${finalBarline}, ${lines}` },
  // The head and its stem.
  '::before': {
    left: indent,
    top: `calc(${center} - 9px)`,
    width: '26px',
    height: '19px',
    borderRadius: radius.disc,
    transform: 'rotate(-22deg)',
  },
  '::after': {
    left: `calc(${indent} + 23px)`,
    top: `calc(${center} - ${3.5 * space}px)`,
    width: '2px',
    height: `${3.5 * space}px`,
  },
  '@media': {
    // Forced colors would remove the gradients.
    [forcedColors]: {
      vars: {
        [vars.color.edge]: 'CanvasText',
        [vars.color.brass]: 'CanvasText',
        [vars.color.ivory]: 'CanvasText',
      },
      forcedColorAdjust: 'none',
    },
    // In a wide font, a column grows before its word breaks.
    [from64rem]: { overflowWrap: 'break-word' },
    // Paper has no staff, so the words are a row.
    [print]: { padding: 0 },
  },
});

globalStyle(`${noteBase}::before, ${noteBase}::after`, {
  content: '',
  position: 'absolute',
  background: vars.color.brass,
});

/** Four notes from left to right, each a space higher. A fifth area starts again below. */
export const notes = Array.from({ length: 4 }, (_, index) =>
  style([noteBase, { vars: { [height]: String(index + 0.5) } }]),
);

// The third and fourth notes are above the middle line, where a stem hangs from the left of its head.
const hangingStems = notes.slice(2).map((note) => `${note}::after`);

globalStyle(hangingStems.join(), {
  left: `calc(${indent} + 1px)`,
  top: `calc(${center})`,
});
