/** Duration of an enter or exit transition, in milliseconds. */
export const enterMs = 280;

/**
 * Delay before a dismissed toast goes, in milliseconds: screen readers first announce the new focus. A press by
 * mouse or touch has a `detail`, and no delay.
 */
export const dismissDelay = ({ detail }: { detail: number }) => (detail > 0 ? 0 : 150);
