// Breakpoints and conditions, one name each.

/** Single column, menu behind a toggle; not on paper. */
export const narrow = 'screen and (max-width: 47.99rem)';

/** Two-column sections fold into one. */
export const medium = 'screen and (max-width: 63.99rem)';

/** Two-column sections have two columns on a screen. */
export const large = 'screen and (min-width: 64rem)';

/** Four short labels no longer fit beside one another. */
export const small = 'screen and (max-width: 35.99rem)';

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

/**
 * Text at 150 to 200 %, on anything larger than a phone: so many pixels are so few rem. Each pair
 * reaches a third further than its pixels.
 */
export const largeText =
  '(min-width: 640px) and (max-width: 26.7rem), (min-width: 850px) and (max-width: 35.4rem), (min-width: 1130px) and (max-width: 47.1rem), (min-width: 1500px) and (max-width: 62.5rem)';

/** A phone on its side. */
export const low = '(max-height: 30rem)';

/**
 * A browser's window on a laptop, or on a desktop of 1080 px: the figures below the hero end above the
 * fold, with their labels.
 */
export const laptop = '(min-width: 48rem) and (max-height: 64rem)';

/** On paper. */
export const print = 'print';

/**
 * Chromium before 88 and Safari before 15. They know neither `aspect-ratio` nor, for the most part,
 * `clamp()` and gaps between flex items: they get plain sizes, and no records. What has a property
 * in its value needs this, not a fallback before it. Gaps of grids are called `grid-gap`, as in 64.
 */
export const old = 'not (aspect-ratio: 1)';

/** Animations that follow the scroll position exist. */
export const scrollDriven = '(animation-timeline: view())';

/**
 * `command` works without a script. CSS cannot ask for that, but for what came later: the first part
 * to Chrome 138 and Safari 26.2, the second with `command` itself to Firefox 144.
 */
export const nativeCommand =
  '(order: sibling-index()) or ((view-transition-class: none) and (-moz-appearance: none))';

/** Popovers open without a script. Browsers that do not know the question have none. */
export const nativePopover = 'selector(:popover-open)';

/** No script runs, or the browser is too old for ours: see `boot/boot.ts`. */
export const noScript = 'html:not(.js)';
