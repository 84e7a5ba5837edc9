// Conditions of `@supports`.

/** The browser can tie an animation to the scroll position. */
export const scrollDriven = '(animation-timeline: view())';

/** The browser opens popovers, with or without a script. */
export const nativePopover = 'selector(:popover-open)';
