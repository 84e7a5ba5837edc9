import { style } from '@vanilla-extract/css';
import { medium, narrow, old } from '../style/media';
import { alpha, text, vars } from '../style/tokens';

export const contact = style({
  position: 'relative',
  overflow: ['hidden', 'clip'],
  background: `radial-gradient(60rem 40rem at 88% 60%, ${alpha('amber', 0.4)}, ${vars.color.deep} 70%)`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { paddingBottom: '19rem' } },
});

export const body = style({ position: 'relative', isolation: 'isolate' });

export const heading = style({
  maxWidth: '10em',
  // In large text on a phone "conversation." stays whole.
  fontSize: `min(${vars.text.h1}, 14.5vw)`,
  lineHeight: 1,
  '@supports': { [old]: { fontSize: vars.text.h1 } },
});

export const lead = style({
  maxWidth: ['27em', 'min(27em, 44vw)'],
  marginTop: '1.5rem',
  '@media': { [medium]: { maxWidth: '23rem' } },
});

export const address = style({ marginTop: '1.75rem', fontSize: text.base });

export const mail = style({ color: vars.color.brass });

/** Bleeds off the right; on small screens it rises from the footer. */
export const discSlot = style({
  position: 'absolute',
  zIndex: -1,
  top: '50%',
  right: 'calc(50% - 50vw - clamp(7rem, 9vw, 16rem))',
  width: 'clamp(20rem, 52vw, 64rem)',
  transform: 'translateY(-50%)',
  '@media': {
    [narrow]: {
      top: 'auto',
      bottom: '-30rem',
      right: '50%',
      width: '27rem',
      transform: 'translateX(50%)',
    },
  },
});
