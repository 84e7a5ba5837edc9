import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, medium, narrow } from '../style/media';
import { riseOnEntry } from '../style/motion';
import { radius, vars } from '../style/tokens';

export const board = style([
  riseOnEntry,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gap: vars.space.medium,
    alignItems: 'center',
    marginTop: '1.25rem',
    padding: `${vars.space.medium} ${vars.space.small}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.small,
    background: vars.color.raise,
    '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const description = style({ marginTop: '0.75rem' });

/** Four notes that rise on a staff. */
export const staff = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.25rem, 1fr))', rowGap: '1.5rem' },
  },
});

/** Height on the staff, in spaces from the lowest line. */
const height = createVar();

const brassPart = { content: '', position: 'absolute', background: vars.color.brass } as const;

const noteBase = style({
  position: 'relative',
  padding: '7.75rem 0 0 1.25rem',
  whiteSpace: 'nowrap',
  color: vars.color.ivory,
  fontWeight: 500,
  background: `repeating-linear-gradient(${vars.color.edge} 0 1px, #0000 1px 16px) 0 2rem / 100% 65px no-repeat`,
  // The head and its stem.
  '::before': {
    ...brassPart,
    left: '1.5rem',
    top: `calc(5.5rem - ${height} * 16px)`,
    width: '21px',
    height: '15px',
    borderRadius: radius.disc,
    rotate: '-22deg',
  },
  '::after': {
    ...brassPart,
    left: 'calc(1.5rem + 19px)',
    top: `calc(2.75rem - ${height} * 16px)`,
    width: '1.5px',
    height: '3.125rem',
  },
});

globalStyle(`${noteBase}::before, ${noteBase}::after`, {
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

const noteAt = (spaces: number) => style([noteBase, { vars: { [height]: String(spaces) } }]);

/** The notes from left to right, each a space higher. */
export const notes = [noteAt(0.5), noteAt(1.5), noteAt(2.5), noteAt(3.5)];
