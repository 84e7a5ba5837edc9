import { globalStyle, style } from '@vanilla-extract/css';
import { paragraphGap, vars } from '../style/tokens';

export const page = style({
  // The footer is at the bottom of the window below a short text too.
  minHeight: '80vh',
  paddingBlock: `calc(5.5rem + ${vars.space.medium}) ${vars.space.section}`,
});

export const heading = style({ marginBottom: vars.space.medium, fontSize: vars.fontSize.h2 });

/** About 70 letters in a line. */
export const text = style({ maxWidth: '38rem' });

globalStyle(`${text} > * + *`, { marginTop: paragraphGap });

globalStyle(`${text} > :is(h2, h3)`, { marginTop: '2em' });

globalStyle(`${text} > h2`, { fontSize: vars.fontSize.h3 });

globalStyle(`${text} > :is(h3, h4)`, { fontSize: '1.25rem' });

globalStyle(`${text} :is(ul, ol)`, { paddingLeft: '1.5em', listStyle: 'revert' });

globalStyle(`${text} pre`, { whiteSpace: 'pre-wrap' });

globalStyle(`${text} table`, {
  // A table that is wider than the window scrolls.
  display: 'block',
  overflowX: 'auto',
  borderCollapse: 'collapse',
  // Words stay whole where the box scrolls. In print it cannot.
  '@media': { screen: { overflowWrap: 'normal' } },
});

globalStyle(`${text} :is(th, td)`, {
  padding: '0.5rem 0.75rem 0.5rem 0',
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
});

globalStyle(`${text} :is(a, strong, th)`, { color: vars.color.strong });
