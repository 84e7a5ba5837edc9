import { style } from '@vanilla-extract/css';
import { motionAllowed } from '../style/media';
import { enterAndLeave, riseFrom } from '../style/motion';
import { focusRingSpace, layer, radius, shadow, vars } from '../style/tokens';

export const dialog = style({
  width: 'min(500px, 100% - 2rem)',
  // The browser's own limit is narrower on phones.
  maxWidth: 'none',
  maxHeight: ['calc(100vh - 1rem)', 'calc(100dvh - 1rem)'],
  // Where the dialog scrolls, a focused field keeps room for its focus ring.
  scrollPaddingBlock: focusRingSpace,
  padding: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.dialog,
  background: vars.color.raised,
  color: vars.color.muted,
  boxShadow: shadow.dialog,
  // While the dialog fades out it is no longer modal, so the browser does not position it.
  position: 'fixed',
  inset: 0,
  zIndex: layer.top,
  selectors: {
    // Browsers that do not know the element would show it.
    '&:not([open])': { display: 'none', opacity: 0, translate: riseFrom, pointerEvents: 'none' },
    '&:not([open])::backdrop': { opacity: 0, pointerEvents: 'none' },
  },
  // The dialog rises as it enters, but does not fade in: an opaque first frame answers a tap sooner.
  '@starting-style': { translate: riseFrom },
  '@media': {
    [motionAllowed]: {
      transition: enterAndLeave(),
      '::backdrop': { transition: enterAndLeave() },
    },
  },
});
