// Durations, in milliseconds, that an inline script shares with the app or with another script.

/** How long the button reads *Submitting...*: long enough to be read and heard. */
export const submittingMs = 800;

/** The thanks appear this long after a submit, with the app or without it. */
export const thanksDeadlineMs = 2000;

/**
 * Delay before a dismissed toast goes: screen readers first announce the new focus. A press by mouse or touch has a
 * `detail`, which keys do not have, and no delay.
 */
export const dismissDelay = ({ detail }: { detail: number }) => (detail > 0 ? 0 : 150);
