import { globalStyle, style } from '@vanilla-extract/css';
import { colors } from '../../content/colors';
import { Mark } from '../../shared/markup';
import { compactForm, forcedColors, motionAllowed, narrowPortrait } from '../../shared/media';
import { enterAndLeave, riseFrom } from '../../shared/motion';
import { buttonRow } from '../style/layout.css';
import { paper, spineWidth } from '../style/paper.css';
import { focusRingSpace, fontSize, layer, radius, targetSize, vars } from '../style/tokens';

/** A card of paper, as in an LP. */
export const dialog = style([
  paper,
  {
    width: 'min(500px, 100% - 2rem)',
    // The browser's own limit is narrower on phones.
    maxWidth: 'none',
    maxHeight: ['calc(100vh - 1rem)', 'calc(100dvh - 1rem)'],
    // Where the dialog scrolls, a focused field keeps room for its focus ring.
    scrollPaddingBlock: focusRingSpace,
    padding: 0,
    // For the browser's own parts, such as what it fills in.
    colorScheme: 'light',
    boxShadow: '0 40px 120px black',
    // While the dialog fades out it is no longer modal, so the browser does not position it.
    position: 'fixed',
    inset: 0,
    zIndex: layer.top,
    selectors: {
      // Browsers that do not know the element would show it.
      '&:not([open])': { display: 'none', opacity: 0, translate: riseFrom, pointerEvents: 'none' },
      '&:not([open])::backdrop': { opacity: 0, pointerEvents: 'none' },
    },
    // It does not fade in: an opaque first frame answers a tap sooner.
    '@starting-style': { translate: riseFrom },
    '@media': {
      [motionAllowed]: {
        transition: enterAndLeave(),
        '::backdrop': { transition: enterAndLeave() },
      },
    },
  },
]);

// Nothing behind the dialog scrolls, and the place of the scrollbar is as dark as the backdrop.
globalStyle(`html:has(${dialog}[open])`, { overflow: 'hidden', background: vars.color.deep });

/** Distance from the spine and from the right edge. */
const sidePadding = 'min(1.375rem, 4.2vw)';

export const form = style({
  display: 'grid',
  gap: '1.25rem',
  padding: `1.5rem ${sidePadding} 1.5rem calc(${spineWidth} + ${sidePadding})`,
  '@media': { [compactForm]: { gap: '0.5rem', paddingBlock: '1rem' } },
});

export const header = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
});

export const panelPlace = style({
  gridColumn: '1 / -1',
  fontSize: fontSize.label,
  lineHeight: 1.5,
});

export const closeCell = style({
  gridArea: '1 / 2',
  margin: '-0.5rem max(-0.75rem, -4vw) -0.5rem 0',
});

/** Two columns where both are wide enough. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: '0.875rem',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [compactForm]: { gap: '0.5rem' } },
});

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  // Beside a long label, the other half of the row moves down, and is not stretched.
  alignContent: 'end',
  gap: '0.125rem 0.25rem',
  minWidth: 0,
  fontSize: fontSize.small,
  fontWeight: 500,
  lineHeight: 1.6,
  color: vars.color.strong,
});

export const fullWidth = style({ gridColumn: '1 / -1' });

export const optional = style({ fontWeight: 400, color: vars.color.quiet });

export const control = style({
  width: '100%',
  minHeight: targetSize,
  padding: '0 0.75rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.small,
  background: vars.color.field,
  color: vars.color.strong,
  font: `400 ${fontSize.base}/1.5 ${vars.font.sans}`,
  selectors: {
    '&:focus': { outlineOffset: 0, borderColor: vars.color.highlight, boxShadow: 'none' },
    '&:user-invalid': { borderColor: colors.error, outlineColor: colors.error },
    // A line at the foot, but not of a focused field, where it would touch the focus ring.
    '&:user-invalid:not(:focus)': { boxShadow: `inset 0 -2px ${colors.error}` },
  },
  // Without the red and the line, an invalid field would look like the others.
  '@media': {
    [forcedColors]: { selectors: { '&:user-invalid': { borderStyle: 'dashed' } } },
  },
});

const heightOf = (lines: number) => `calc(${lines} * 1.5rem + 2px)`;

/** Browsers scroll to the caret, lower than its line. In this height no line shows in part. */
export const lines = style({
  height: 0,
  minHeight: heightOf(3),
  resize: 'vertical',
  '@media': { [compactForm]: { minHeight: heightOf(2) } },
});

export const footer = style([buttonRow, { alignItems: 'center', justifyContent: 'flex-end' }]);

/** Above the buttons. */
export const introPlace = style({
  display: 'grid',
  flexBasis: '100%',
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

// The introduction, or the hint that a text is too long. The hidden one keeps its room, so no field
// moves.
globalStyle(`${introPlace} > p`, {
  display: 'block !important',
  gridArea: '1 / 1',
  textWrap: 'balance',
});
globalStyle(`${introPlace} > [hidden]`, { visibility: 'hidden' });

globalStyle(`${footer} > button`, {
  flexDirection: 'column',
  gap: 0,
  paddingInline: 'min(1rem, 4vw)',
  '@media': { [narrowPortrait]: { flexGrow: 1 } },
});

// *Submit* or, while the form is busy, *Submitting...* The button has room for both.
globalStyle(`:disabled > [${Mark.idle}], :enabled > [${Mark.busy}]`, {
  visibility: 'hidden',
  height: 0,
  overflow: 'hidden',
});
