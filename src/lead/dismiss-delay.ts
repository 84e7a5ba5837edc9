/**
 * Delay before a dismissed toast goes, in milliseconds: screen readers first announce the new focus. A press by mouse
 * or touch has a `detail`, which keys do not have, and no delay.
 */
export const dismissDelay = ({ detail }: { detail: number }) => (detail > 0 ? 0 : 150);
