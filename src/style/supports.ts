// Conditions of `@supports`.

/** The browser can tie an animation to the scroll position. */
export const scrollDriven = '(animation-timeline: view())';

/** The browser opens popovers, with or without a script. */
export const nativePopover = 'selector(:popover-open)';

/** Without it, what leaves a section cannot be cut off on one side only: Safari before 16. */
export const overflowClip = '(overflow: clip)';
