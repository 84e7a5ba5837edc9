import { globalStyle, style } from '@vanilla-extract/css';
import { actions } from '../style/layout.css';
import { noScript, tiny } from '../style/media';
import { palette, radius, text, vars } from '../style/tokens';

export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '1rem',
  padding: '1.5rem',
});

const wide = style({ gridColumn: '1 / -1', minWidth: 0 });

export const header = style([
  wide,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'start',
    paddingBottom: '0.5rem',
  },
]);

export const intro = style({
  gridColumn: '1 / -1',
  marginTop: '0.375rem',
  fontSize: text.label,
  lineHeight: 1.5,
});

export const closeSlot = style({
  gridArea: '1 / 2',
  margin: '-0.5rem -0.75rem -0.5rem 0',
});

const note = style([
  wide,
  { display: 'grid', gap: '0.75rem', justifyItems: 'start', fontSize: text.label },
]);

/** Shown instead of the fields where no script runs. */
export const template = style([note, { selectors: { 'html.js &': { display: 'none' } } }]);

/** Shown after a submit where the app cannot be had. */
export const sent = style([
  note,
  { selectors: { 'form:not([data-sent]) &': { display: 'none' } } },
]);

const fieldBase = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0.375rem',
  minWidth: 0,
  fontSize: text.small,
  lineHeight: 1.4,
  selectors: { [`${noScript} &`]: { display: 'none' } },
});

/** Full width, or half of it where there is room. */
export const field = {
  full: style([fieldBase, { gridColumn: '1 / -1' }]),
  half: style([fieldBase, { '@media': { [tiny]: { gridColumn: '1 / -1' } } }]),
};

globalStyle(`${fieldBase} label`, { color: vars.color.ivory, fontWeight: 500 });

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
  font: `400 ${text.base}/1.5 ${vars.font.sans}`,
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&:user-invalid': {
      borderColor: palette.error,
      boxShadow: `inset 0 -2px ${palette.error}`,
    },
    // After the invalid state: its line would touch the ring.
    '&:focus': {
      outlineOffset: 0,
      borderColor: vars.color.brassHigh,
      boxShadow: 'none',
    },
  },
});

export const reason = style({ minHeight: '6.5rem', resize: 'vertical' });

export const footer = style([wide, actions, { justifyContent: 'flex-end', paddingTop: '0.5rem' }]);

/** A submit button has nothing to do where no script runs. */
export const submit = style({ selectors: { [`${noScript} &`]: { display: 'none' } } });
