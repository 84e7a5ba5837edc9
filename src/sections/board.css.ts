import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, medium, narrow, old, small } from '../style/media';
import { riseOnEntry } from '../style/motion';
import { radius, text, vars } from '../style/tokens';

export const board = style([
  riseOnEntry,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gridGap: vars.space.medium,
    alignItems: 'center',
    marginTop: '1.25rem',
    // Never so wide that large text on a phone has no room.
    padding: `${vars.space.medium} min(${vars.space.small}, 7.5vw)`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.small,
    background: vars.color.raise,
    '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '@supports': { [old]: { padding: vars.space.small } },
  },
]);

export const description = style({ marginTop: '0.75rem' });

/** Four notes that rise on a staff; on phones two and two, and one by one in very large text. */
export const staff = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  fontSize: text.note,
  '@media': {
    [small]: {
      gridTemplateColumns: ['1fr 1fr', 'repeat(auto-fit, minmax(min(100%, max(40%, 7rem)), 1fr))'],
      gridRowGap: '1.5rem',
    },
  },
});

/** Height on the staff, in spaces from the lowest line. */
const height = createVar();

/** Where a label begins. */
const indent = createVar();

const brassPart = { content: '', position: 'absolute', background: vars.color.brass } as const;

// The staff is a drawing: measured in pixels, it keeps its shape in text of any size.
const noteBase = style({
  vars: { [indent]: '20px' },
  position: 'relative',
  padding: `124px 0 0 ${indent}`,
  lineHeight: 1.4,
  color: vars.color.ivory,
  fontWeight: 500,
  background: `repeating-linear-gradient(${vars.color.edge} 0 1px, #0000 1px 16px) 0 32px / 100% 65px no-repeat`,
  // The head and its stem.
  '::before': {
    ...brassPart,
    left: `calc(${indent} + 4px)`,
    top: `calc(88px - ${height} * 16px)`,
    width: '21px',
    height: '15px',
    borderRadius: radius.disc,
    transform: 'rotate(-22deg)',
  },
  '::after': {
    ...brassPart,
    left: `calc(${indent} + 22px)`,
    top: `calc(44px - ${height} * 16px)`,
    width: '2px',
    height: '50px',
  },
  '@media': { [narrow]: { vars: { [indent]: '6px' } } },
});

globalStyle(`${noteBase}::before, ${noteBase}::after`, {
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

const noteAt = (spaces: number) => style([noteBase, { vars: { [height]: String(spaces) } }]);

/** The notes from left to right, each a space higher. */
export const notes = [noteAt(0.5), noteAt(1.5), noteAt(2.5), noteAt(3.5)];
