import { globalStyle, style } from '@vanilla-extract/css';
import { large, medium, narrow, old } from '../style/media';
import { riseOnEntry } from '../style/motion';
import { text, vars } from '../style/tokens';

export const why = style({
  background: vars.color.deep,
  border: `solid ${vars.color.line}`,
  borderWidth: '1px 0',
});

const listColumns = 'minmax(0, 5fr) minmax(0, 7fr)';
const columnGap = `calc(1.5 * ${vars.space.medium})`;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: listColumns,
  gridGap: `${vars.space.medium} ${columnGap}`,
  '@media': { [medium]: { gridTemplateColumns: '1fr' } },
});

export const head = style({
  position: 'sticky',
  top: '8rem',
  alignSelf: 'start',
});

// "Investor discipline." is one line.
globalStyle(`${head} h2`, {
  '@media': { [large]: { fontSize: `min(${vars.text.h2}, 4vw)` } },
  '@supports': { [old]: { fontSize: vars.text.h2 } },
});

/** A numbered track list. */
export const tracks = style({
  counterReset: 'track',
  borderTop: `1px solid ${vars.color.edge}`,
});

export const reason = style([
  riseOnEntry,
  {
    counterIncrement: 'track',
    display: 'grid',
    gridTemplateColumns: '3.5rem 1fr',
    paddingTop: vars.space.small,
    paddingBottom: vars.space.small,
    borderBottom: `1px solid ${vars.color.line}`,
    '::before': {
      content: 'counter(track)',
      font: `400 ${vars.text.h3}/1.18 ${vars.font.serif}`,
      color: vars.color.brass,
    },
    '@media': { [narrow]: { gridTemplateColumns: '2.5rem 1fr' } },
  },
]);

export const reasonText = style({ gridColumn: 2, marginTop: '0.625rem', maxWidth: '36em' });

/** The deal figures over a staff of five lines. */
export const references = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.35fr',
  marginTop: columnGap,
  paddingBottom: '4.75rem',
  background: `repeating-linear-gradient(${vars.color.line} 0 1px, #0000 1px 9px) 0 100% / 100% 37px no-repeat`,
  '@media': {
    // The second figure under the list.
    [large]: { gridTemplateColumns: listColumns, gridColumnGap: columnGap },
    [narrow]: { gridTemplateColumns: '1fr', gridGap: '2.75rem' },
  },
});

export const reference = style([riseOnEntry, { paddingRight: '2rem' }]);

export const figure = style({
  font: `400 ${text.dealFigure}/0.95 ${vars.font.serif}`,
  '@supports': { [old]: { font: `400 ${vars.text.h1}/1 ${vars.font.serif}` } },
  // Closer, its digits touch.
  letterSpacing: '0.015em',
  color: vars.color.ivory,
});

export const label = style({ marginTop: '1.125rem', maxWidth: '24em' });
