import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { maxAreas } from '../style/capacity';
import { below37_5rem, below64rem, forcedColors } from '../style/media';
import { columnGap, fontSize, radius, vars } from '../style/tokens';

export const board = style({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  gap: vars.space.medium,
  alignItems: 'center',
  marginTop: columnGap,
  // `7.5vw` limits the padding, so that large text on a phone has room.
  padding: `${vars.space.medium} min(${vars.space.small}, 7.5vw)`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
  background: vars.color.raised,
  '@media': { [below64rem]: { gridTemplateColumns: '1fr' } },
});

export const description = style({ marginTop: '0.75rem' });

/**
 * Notes on a staff. On phones the notes wrap into two rows; with very large text, each note has its own row.
 */
export const staff = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
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

const lines = `repeating-linear-gradient(${vars.color.edge} 0 1px, #0000 1px 16px) 0 32px / 100% 65px no-repeat`;

/** A thin and a thick line where the music ends. */
const finalBarline = `linear-gradient(90deg, ${vars.color.edge} 2px, #0000 0 8px, ${vars.color.edge} 0) 100% 32px / 15px 65px no-repeat`;

// The sizes of the staff are in pixels, so its shape does not change with the font size.
const noteBase = style({
  vars: { [indent]: 'clamp(6px, 1.5vw, 20px)' },
  position: 'relative',
  padding: `124px 0 0 ${indent}`,
  lineHeight: 1.4,
  color: vars.color.ivory,
  fontWeight: 500,
  background: lines,
  ':last-child': { background: `${finalBarline}, ${lines}` },
  // The head and its stem.
  '::before': {
    left: indent,
    top: `calc(88px - ${height} * 16px)`,
    width: '21px',
    height: '15px',
    borderRadius: radius.disc,
    transform: 'rotate(-22deg)',
  },
  '::after': {
    left: `calc(${indent} + 18px)`,
    top: `calc(40px - ${height} * 16px)`,
    width: '2px',
    height: '55px',
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
  },
});

globalStyle(`${noteBase}::before, ${noteBase}::after`, {
  content: '',
  position: 'absolute',
  background: vars.color.brass,
});

/** The notes from left to right, each a space higher. */
export const notes = Array.from({ length: maxAreas }, (_, index) =>
  style([noteBase, { vars: { [height]: String(index + 0.5) } }]),
);

// The third and fourth notes are above the middle line, where a stem hangs from the left of its head.
const hangingStems = notes.slice(2).map((note) => `${note}::after`);

globalStyle(hangingStems.join(), {
  left: `calc(${indent} + 1px)`,
  top: `calc(97px - ${height} * 16px)`,
});
