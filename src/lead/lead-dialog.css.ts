import { globalStyle, style } from '@vanilla-extract/css';
import { motionAllowed } from '../style/media';
import {
  alpha,
  enterAndLeave,
  layer,
  radius,
  ringRoom,
  riseFrom,
  shadow,
  vars,
} from '../style/tokens';

export const dialog = style({
  width: 'min(500px, 100% - 2rem)',
  // The browser's own sheet is narrower on phones.
  maxWidth: 'none',
  maxHeight: ['calc(100vh - 2rem)', 'calc(100dvh - 2rem)'],
  // In a low window, what gets the focus shows all of its ring.
  scrollPaddingBlock: ringRoom,
  padding: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.dialog,
  background: vars.color.raise,
  color: vars.color.muted,
  boxShadow: shadow.dialog,
  // While it leaves, it is not modal any more.
  position: 'fixed',
  inset: 0,
  zIndex: layer.top,
  // For browsers that do not know the element.
  selectors: { '&:not([open])': { display: 'none' } },
  '::backdrop': { background: alpha('deep', 0.82) },
  '@media': {
    [motionAllowed]: {
      transition: enterAndLeave,
      opacity: 0,
      translate: riseFrom,
      pointerEvents: 'none',
      '::backdrop': { transition: enterAndLeave, opacity: 0, pointerEvents: 'none' },
      selectors: {
        '&[open]': { opacity: 1, translate: '0', pointerEvents: 'auto' },
        '&[open]::backdrop': { opacity: 1, pointerEvents: 'auto' },
      },
    },
  },
});

// Where they come from; a rule of its own, since it has to follow the one it starts.
globalStyle(`${dialog}[open], ${dialog}[open]::backdrop`, {
  '@media': {
    [motionAllowed]: { '@starting-style': { opacity: 0, translate: riseFrom } },
  },
});
