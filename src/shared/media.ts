// Media queries and conditions of `@supports`, for styles (in the build), page scripts and the app.
// Breakpoints in rem follow the browser's font size. Each query is one plain string, because esbuild
// leaves unused strings out of the page's script only if they are not made of others.

// Widths. `screen` excludes prints, which keep the wide layout.

/** From this width the bar has room for the logo, the call to action and the menu. */
export const from22rem = '(min-width: 22rem)';

/** Below this width the menu opens from a button, and people stand in one column. */
export const below48rem = 'screen and (max-width: 47.99rem)';

/** From this width the bar shows its links. */
export const from48rem = 'screen and (min-width: 48rem)';

export const below64rem = 'screen and (max-width: 63.99rem)';

/** From this width the halves of a section stand side by side. */
export const from64rem = 'screen and (min-width: 64rem)';

export const landscape = 'screen and (orientation: landscape)';

export const portrait = 'screen and (orientation: portrait)';

/** Phones in portrait, and windows of their size. */
export const narrowPortrait = 'screen and (orientation: portrait) and (max-width: 47.99rem)';

/** Small phones on their side, and windows of their size. */
export const narrowLandscape = 'screen and (orientation: landscape) and (max-width: 47.99rem)';

/** A phone on its side, or a small window with large text. */
export const lowWindow = '(max-height: 30rem)';

/** Windows in which the roomy form would scroll: most phones and laptops. */
export const compactForm = '(max-height: 48rem)';

export const sharpScreen = '(min-resolution: 1.5dppx)';

export const coarsePointer = '(pointer: coarse)';

/** Also a mouse beside a touch screen. */
export const anyFinePointer = '(any-pointer: fine)';

/** The main pointer can hover. On a touch screen, `:hover` would stay after a tap. */
export const canHover = '(hover: hover)';

export const motionAllowed = '(prefers-reduced-motion: no-preference)';

export const moreContrast = '(prefers-contrast: more)';

/** High-contrast modes, which replace colors. */
export const forcedColors = '(forced-colors: active)';

/** For `@supports`: the browser opens popovers, with or without a script. */
export const nativePopover = 'selector(:popover-open)';

/** For `@supports`: a scroll can move an animation. */
export const scrollTimelines = '(animation-timeline: scroll())';
