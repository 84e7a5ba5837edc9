// Styles that several sections and pages share.
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { below64rem, lowWindow, narrowPortrait } from '../../shared/media';
import { fontSize, pageWidth, vars } from './tokens';

/** The page's width without its gutters. */
export const container = style({
  width: `calc(100% - 2 * ${vars.space.gutter})`,
  maxWidth: pageWidth,
  marginInline: 'auto',
});

/** The room above a section. What ends a section has none below: sleeves have a padding. */
export const section = style({
  paddingTop: vars.space.section,
  '@media': { print: { paddingTop: '1rem' } },
});

/** The line of small capitals over a heading. */
export const capitals = style({
  display: 'flex',
  gap: '0.875rem',
  alignItems: 'baseline',
  fontSize: fontSize.sectionLabel,
  letterSpacing: '0.12em',
  textTransform: 'uppercase',
});

/** The vinyl side, such as A1. In the serif it would read "Al". */
export const side = style({ fontWeight: 500, color: vars.color.accent });

/** First paragraph of a section: one sentence or two, in lines of one length. */
export const intro = style({
  fontSize: vars.fontSize.intro,
  lineHeight: 1.55,
  textWrap: 'balance',
});

/** Of two columns. The right ones line up, on sleeves too: each is half as wide as the page's text. */
export const rightColumn = `calc(min(50vw - ${vars.space.gutter}, ${pageWidth} / 2) - ${vars.space.medium} / 2)`;

export const halves = style({
  display: 'grid',
  gridTemplateColumns: `1fr ${rightColumn}`,
  gap: vars.space.medium,
  '@media': {
    [below64rem]: { gridTemplateColumns: '1fr' },
    print: { gridTemplateColumns: '1fr 1fr' },
  },
});

/** A text at each side of a line or, where both do not fit, one below the other. */
export const spread: StyleRule = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '1rem',
};

/** An item of a list, as on the back of a sleeve: a name, and what there is to say about it. */
export const entry = style({
  ...spread,
  alignContent: 'center',
  paddingBlock: '0.5rem',
  borderTop: `1px solid ${vars.color.line}`,
  font: `1.1875rem/1.4 ${vars.font.serif}`,
  color: vars.color.strong,
});

export const entryNote = style({
  font: `${fontSize.small} ${vars.font.sans}`,
  color: vars.color.text,
});

/** A remark, small and less important. */
export const note = style({
  marginTop: '0.75rem',
  maxWidth: '27em',
  textWrap: 'balance',
  fontSize: fontSize.label,
  color: vars.color.quiet,
});

/** A section's label and heading. */
export const sectionHead = style({
  display: 'grid',
  gap: '1.25rem',
  alignContent: 'start',
  // Each entry of a heading begins a new line.
  whiteSpace: 'pre-line',
  '@media': { print: { breakInside: 'avoid' } },
  selectors: {
    // Not where the head is beside a column: a print would keep the whole row with what follows.
    'section > &': { '@media': { print: { breakAfter: 'avoid' } } },
  },
});

/** Buttons in a row. The draft's line, where there is one, hangs below it. */
export const buttonRow = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.875rem',
});

/** Calls to action below the text that they belong to. */
export const callsToAction = style({
  marginTop: 'min(2.25rem, 4vh)',
  '@media': {
    [lowWindow]: { marginTop: '6.5vh' },
    [narrowPortrait]: { marginTop: '1.5rem', gap: '0.5rem' },
    print: { display: 'none' },
  },
});

// On phones, calls share a row and fill it. `main` makes this rule stronger than those of buttons.
globalStyle(`main ${callsToAction} > :is(a, button)`, {
  '@media': {
    [narrowPortrait]: {
      flex: 'auto',
      paddingInline: '0.5rem',
      // With the widest of the system fonts, both fit a window of 360 px.
      fontSize: `clamp(${fontSize.small}, 3.85vw, ${fontSize.label})`,
    },
  },
});

/** Hidden from the eye, read by screen readers. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The heading of an item, whatever its level. */
export const smallHeading = style({
  fontSize: vars.fontSize.h3,
  lineHeight: 1.18,
  letterSpacing: '-0.005em',
});

/** The text below such a heading. */
export const itemText = style({ marginTop: '0.75rem', maxWidth: '35em', textWrap: 'balance' });
