/** Duration of an enter or exit transition, in milliseconds. */
export const enterMs = 280;

/** Delay before a dismissed toast goes, in milliseconds, so that screen readers announce the newly focused element first. */
export const focusMs = 150;
