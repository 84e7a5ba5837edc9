/**
 * Delay before a dismissed toast goes, in milliseconds. A key press waits, so that screen readers announce the new focus
 * first. A click by mouse or touch, which has a `detail`, does not.
 */
export const dismissDelayMs = ({ detail }: { detail: number }) => (detail > 0 ? 0 : 150);
