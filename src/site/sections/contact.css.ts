import { style } from '@vanilla-extract/css';
import { forcedColors, narrowPortrait } from '../../shared/media';
import { alpha } from '../style/palette';
import { flush, lastCall, vars } from '../style/tokens';
import { diameter, middleX, middleY } from '../ui/record/record.css';

export const contact = style({
  position: 'relative',
  overflow: ['hidden', 'clip'],
  background: `radial-gradient(70% 50% at 75% 50%, ${alpha('amber', 0.5)}, transparent)`,
  paddingBottom: vars.space.medium,
  '@media': {
    [narrowPortrait]: { paddingBottom: 'calc(71vw + 1rem)' },
    // Without a record.
    [forcedColors]: { paddingBottom: vars.space.medium },
  },
});

export const body = style({ position: 'relative', isolation: 'isolate' });

export const heading = style({
  maxWidth: '10em',
  marginLeft: flush,
  fontSize: vars.fontSize.h1,
  lineHeight: 1,
});

/** The bar of a phone has no call while these are in the window, or just above it, at the end. */
export const calls = style({ viewTimelineName: lastCall, viewTimelineInset: '-100vh 0' });

/** So wide, a text ends before the record begins. */
const textWidth = 'clamp(26rem, 44vw, 27em)';

export const intro = style({
  maxWidth: textWidth,
  marginTop: '1.5rem',
});

/** The room above the address is for the draft's line. */
export const address = style({ maxWidth: textWidth, marginTop: '2.75rem' });

export const mail = style({ color: vars.color.accent });

/** The record sinks into the footer, which cuts no word of its label. */
export const lastRecord = style({
  vars: {
    [diameter]: 'min(54vw, 48rem)',
    [middleX]: 'calc(100% - 9vw)',
    [middleY]: `calc(100% + ${vars.space.medium} - 6.5vw)`,
  },
  '@media': {
    [narrowPortrait]: {
      vars: { [diameter]: '97%', [middleX]: '50%', [middleY]: 'calc(100% + 50vw + 1rem)' },
    },
  },
});
