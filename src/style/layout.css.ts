// What several sections and pages share: the container, section rhythm, labels, hidden text.
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, old } from './media';
import { text, vars } from './tokens';

/** Page width with gutters. */
export const wrap = style({
  width: `calc(100% - 2 * ${vars.space.gutter})`,
  maxWidth: '82.5rem',
  marginLeft: 'auto',
  marginRight: 'auto',
});

/** Vertical rhythm of a section. Far ones are laid out after the first paint: `boot/first-paint.ts`. */
export const section = style({
  paddingTop: vars.space.section,
  paddingBottom: vars.space.section,
  selectors: {
    'html.js:not(.laid-out) &:not(.laid-out)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 60rem',
    },
  },
});

/** Small caps line over a heading. */
export const track = style({
  display: 'flex',
  gap: '0.875rem',
  alignItems: 'baseline',
  fontSize: text.track,
  letterSpacing: '0.16em',
  textTransform: 'uppercase',
  color: vars.color.brass,
});

/** The vinyl side in such a line. */
export const side = style({
  font: `400 ${text.body}/1 ${vars.font.serif}`,
  letterSpacing: 0,
  color: vars.color.quiet,
  '@supports': { [old]: { marginRight: '0.875rem' } },
});

/** First paragraph of a section. */
export const lead = style({ fontSize: vars.text.lead, lineHeight: 1.55 });

/** A label over its heading. */
export const sectionHead = style({ display: 'grid', gridGap: vars.space.small });

/** A row of buttons that wraps. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.875rem' });

globalStyle(`${actions} > *`, { '@supports': { [old]: { margin: '0 0.875rem 0.875rem 0' } } });

/** Such a row below what it is about. On phones its buttons share the width. */
export const calls = style({ marginTop: '2.25rem' });

globalStyle(`${calls} > *`, { '@media': { [narrow]: { flex: '1 1 12rem' } } });

/** One line of a heading that is broken by hand. */
export const headingLine = style({ display: 'block' });

/** There for screen readers, not for the eye. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Looks like a third-level heading, whatever its place in the outline. */
export const smallHeading = style({});

globalStyle(`h3, ${smallHeading}`, {
  fontSize: vars.text.h3,
  lineHeight: 1.18,
  letterSpacing: '-0.005em',
});
