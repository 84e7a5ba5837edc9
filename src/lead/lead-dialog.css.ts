import { globalStyle, style } from '@vanilla-extract/css';
import { compactForm, motionAllowed } from '../style/media';
import { enterAndLeave, riseFrom } from '../style/motion';
import { alpha, focusRingSpace, layer, radius, shadow, vars } from '../style/tokens';

export const dialog = style({
  width: 'min(500px, 100% - 2rem)',
  // The browser's own limit is narrower on phones.
  maxWidth: 'none',
  maxHeight: ['calc(100vh - 2rem)', 'calc(100dvh - 2rem)'],
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
  // Browsers that do not know the element would show it.
  selectors: { '&:not([open])': { display: 'none' } },
  '::backdrop': { background: alpha('deep', 0.82) },
  '@media': {
    [compactForm]: { maxHeight: ['calc(100vh - 1rem)', 'calc(100dvh - 1rem)'] },
    [motionAllowed]: {
      transition: enterAndLeave(),
      opacity: 0,
      translate: riseFrom,
      pointerEvents: 'none',
      '::backdrop': { transition: enterAndLeave(), opacity: 0, pointerEvents: 'none' },
      selectors: {
        '&[open]': { opacity: 1, translate: '0', pointerEvents: 'auto' },
        '&[open]::backdrop': { opacity: 1, pointerEvents: 'auto' },
      },
    },
  },
});

// The dialog rises as it enters, but does not fade in: an opaque first frame answers a tap sooner.
// `@starting-style` has no extra specificity, so it must come after the rule for the open dialog.
globalStyle(`${dialog}[open]`, {
  '@media': { [motionAllowed]: { '@starting-style': { translate: riseFrom } } },
});
