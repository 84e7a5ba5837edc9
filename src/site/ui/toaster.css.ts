// Styles of `src/app/toasts.tsx`. They are here, because the page has them: its policy allows the
// app to add none.
import { style } from '@vanilla-extract/css';
import { lowWindow, motionAllowed, narrowPortrait } from '../../shared/media';
import { enterAndLeave } from '../../shared/motion';
import { colors } from '../style/palette';
import { paper, spineWidth } from '../style/paper.css';
import { pageEdge } from '../style/sleeve.css';
import { barHeight, focusRingSpace, fontSize, layer, vars } from '../style/tokens';

/** From above: a toast that came from below would give the region a scrollbar on its way. */
const comesFrom = '0 -20px';

export const region = style({
  position: 'fixed',
  // Over the record, because elsewhere are buttons, and the lines that lead to the draft.
  top: `calc(${barHeight} + 0.5rem)`,
  right: pageEdge,
  zIndex: layer.top,
  width: '24.5rem',
  maxWidth: `calc(100% - 2 * ${vars.space.gutter})`,
  // In a low window, or with large text, toasts can be taller than the window.
  maxHeight: `calc(100% - ${barHeight} - 1rem)`,
  overflow: 'auto',
  scrollPaddingBlock: focusRingSpace,
  // The page below stays clickable. A toast accepts the pointer again, except while it fades out.
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    [lowWindow]: { width: '20rem' },
  },
});

export const list = style({ display: 'grid', gap: '0.75rem' });

/** A slip of paper, as the draft's in the dialog. */
export const toast = style([
  paper,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 0.5rem',
    padding: `1rem 0.75rem 0.75rem calc(${spineWidth} + 1rem)`,
    // On paper too, a toast can be told from the page.
    border: `1px solid ${colors.ground}`,
    boxShadow: '0 8px 32px black',
    fontSize: fontSize.label,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
    '@media': {
      [`${narrowPortrait}, ${lowWindow}`]: { fontSize: fontSize.small, lineHeight: 1.4 },
      [motionAllowed]: { transition: enterAndLeave() },
    },
    '@starting-style': { opacity: 0, translate: comesFrom },
    selectors: { '&[hidden]': { opacity: 0, translate: comesFrom, pointerEvents: 'none' } },
  },
]);

export const title = style({
  paddingTop: '0.125rem',
  color: vars.color.strong,
  fontWeight: 600,
  textWrap: 'balance',
});

export const description = style({
  gridColumn: '1 / -1',
  marginTop: '0.25rem',
  paddingRight: '0.5rem',
});

export const action = style({ gridColumn: '1 / -1', gridRow: 3 });

/** Last in the reading order, but in the first row. */
export const dismiss = style({
  gridColumn: 2,
  gridRow: 1,
  // The button is taller than the title. The margin keeps the row low, and still leaves room for the
  // focus ring inside the border. In forced colors the button has an edge, which touches no text.
  marginTop: '-0.625rem',
});
