import { globalStyle, style } from '@vanilla-extract/css';
import { narrowPortrait } from '../../shared/media';
import { alpha, fontSize, vars } from '../style/tokens';
import { size, x, y } from '../ui/record/record.css';

export const contact = style({
  position: 'relative',
  overflow: ['hidden', 'clip'],
  background: `radial-gradient(60rem 40rem at 88% 60%, ${alpha('amber', 0.4)}, ${vars.color.deep} 70%)`,
  paddingBottom: vars.space.medium,
  '@media': {
    [narrowPortrait]: { paddingBottom: 'calc(71vw + 1rem)' },
  },
});

export const body = style({ position: 'relative', isolation: 'isolate' });

export const head = style({});

globalStyle(`${head} h2`, {
  maxWidth: '10em',
  marginLeft: '-0.028em',
  fontSize: vars.fontSize.h1,
  lineHeight: 1,
});

export const intro = style({
  maxWidth: 'clamp(23rem, 44vw, 27em)',
  marginTop: '1.5rem',
});

export const address = style({ marginTop: '1.75rem', fontSize: fontSize.base });

export const mail = style({ color: vars.color.accent });

export const next = style({
  marginTop: '0.75rem',
  // Clear of the record.
  maxWidth: 'clamp(18rem, 40vw, 27em)',
  fontSize: fontSize.label,
  color: vars.color.quiet,
});

/** The record sinks into the footer. On a phone the whole label stays above it. */
export const record = style({
  vars: {
    [size]: 'min(55vw - 3rem, 50rem)',
    [x]: 'calc(50% + min(22vw, 26rem))',
    [y]: `calc(100% + ${vars.space.medium} - 5vw)`,
  },
  '@media': {
    [narrowPortrait]: { vars: { [size]: '100%', [x]: '50%', [y]: 'calc(100% + 50vw + 1rem)' } },
  },
});
