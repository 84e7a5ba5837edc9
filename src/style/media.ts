// Breakpoints and conditions, one name each.

/** Single column, menu behind a toggle; not on paper. 47.99rem so that 48rem itself is already wide. */
export const narrow = 'screen and (max-width: 47.99rem)';

/** From here on the bar shows its links. The boot script closes the menu when this starts to hold. */
export const wide = '(min-width: 48rem)';

/** Two-column sections fold into one. */
export const medium = 'screen and (max-width: 63.99rem)';

/** Pairs of form fields stack. */
export const tiny = '(max-width: 24rem)';

/** The visitor has not asked for less motion. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** The visitor has asked for more contrast. */
export const moreContrast = '(prefers-contrast: more)';

/** The visitor has asked that nothing shines through. */
export const lessTransparency = '(prefers-reduced-transparency: reduce)';

/** High-contrast modes that replace colours. */
export const forcedColors = '(forced-colors: active)';

/** A phone on its side. */
export const low = '(max-height: 30rem)';

/** On paper. */
export const print = 'print';

/** Animations that follow the scroll position exist. */
export const scrollDriven = '(animation-timeline: view())';

/** `command` works without a script: no browser has these and lacks it (Chrome and Safari; Firefox). */
export const nativeCommand =
  '(order: sibling-index()) or ((view-transition-class: none) and (-moz-appearance: none))';

/** Popovers open without a script. Browsers that do not know the question have none. */
export const nativePopover = 'selector(:popover-open)';

/** No script runs, or the browser is too old for ours: see `boot/boot.ts`. */
export const noScript = 'html:not(.js)';
