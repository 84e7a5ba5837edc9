import { globalStyle, style } from '@vanilla-extract/css';
import { colors } from '../content/colors';
import { Attribute } from '../shared/attributes';
import { actions } from '../style/layout.css';
import { below30rem, compactForm } from '../style/media';
import { hasScript, noScript } from '../style/selectors';
import { fontSize, radius, targetSize, vars } from '../style/tokens';

export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0.875rem',
  padding: '1.5rem',
  '@media': {
    [compactForm]: { gap: '0.5625rem', padding: '1rem 1.25rem' },
    [below30rem]: { gap: '0.875rem' },
  },
});

const wide = style({ gridColumn: '1 / -1', minWidth: 0 });

export const header = style([
  wide,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'start',
    paddingBottom: '0.5rem',
    '@media': { [compactForm]: { paddingBottom: 0 } },
  },
]);

export const intro = style({
  gridColumn: '1 / -1',
  marginTop: '0.375rem',
  fontSize: fontSize.label,
  lineHeight: 1.5,
});

// The draft takes the place of the introduction.
globalStyle(`${intro} [${Attribute.draftPanel}]`, { marginTop: 0 });
globalStyle(`${intro} [${Attribute.draftPanel}]:not([hidden]) + p`, { display: 'none' });

export const closeSlot = style({
  gridArea: '1 / 2',
  margin: '-0.5rem -0.75rem -0.5rem 0',
});

export const noScriptForm = style([
  wide,
  {
    display: 'grid',
    gap: '0.75rem',
    justifyItems: 'start',
    fontSize: fontSize.label,
    selectors: { [`${hasScript} &`]: { display: 'none' } },
  },
]);

const fieldBase = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0.25rem',
  minWidth: 0,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  // A label wraps between its words only.
  overflowWrap: 'normal',
  selectors: { [`${noScript} &`]: { display: 'none' } },
});

/** Full width, or half of it where a half is wide enough. */
export const field = {
  full: style([fieldBase, { gridColumn: '1 / -1' }]),
  half: style([fieldBase, { '@media': { [below30rem]: { gridColumn: '1 / -1' } } }]),
};

globalStyle(`${fieldBase} label`, {
  color: vars.color.ivory,
  fontWeight: 500,
});

export const optional = style({ color: vars.color.quiet });

export const control = style({
  gridColumn: '1 / -1',
  width: '100%',
  minHeight: '2.875rem',
  padding: '0.625rem 0.75rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.small,
  background: vars.color.field,
  color: vars.color.ivory,
  font: `400 ${fontSize.base}/1.5 ${vars.font.sans}`,
  '@media': { [compactForm]: { minHeight: targetSize, paddingBlock: '0.5rem' } },
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&:user-invalid': {
      borderColor: colors.error,
      boxShadow: `inset 0 -2px ${colors.error}`,
    },
    // Must come after `:user-invalid`, to remove its red line, which would touch the focus ring.
    '&:focus': {
      outlineOffset: 0,
      borderColor: vars.color.brassHigh,
      boxShadow: 'none',
    },
  },
});

export const reason = style({
  minHeight: '6.5rem',
  resize: 'vertical',
  '@media': { [compactForm]: { minHeight: '4.5rem' } },
});

// Submit stays in a low window, although the draft is above the fields.
globalStyle(`${form}:has([${Attribute.draftPanel}]:not([hidden])) ${reason}`, {
  '@media': { [compactForm]: { minHeight: 0, height: targetSize } },
});

export const footer = style([
  wide,
  actions,
  {
    justifyContent: 'flex-end',
    paddingTop: '0.5rem',
    '@media': { [compactForm]: { paddingTop: 0 } },
  },
]);

/** Hidden where no script runs: submitting would do nothing. */
export const submit = style({ selectors: { [`${noScript} &`]: { display: 'none' } } });
