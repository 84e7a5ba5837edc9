/** Duration of an enter or exit transition, in milliseconds. */
export const enterMs = 280;

/** Delay before a dismissed toast goes, in milliseconds: screen readers first announce the new focus. */
export const focusMs = 150;
