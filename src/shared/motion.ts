// Durations and easing, for styles (in the build) and for scripts.

const transitionMs = 280;

/** After so long, in milliseconds, what enters or leaves has done so: its transition plus a frame. */
export const settledMs = transitionMs + 20;

export const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Duration of a small change, such as that of a color. */
export const fade = '0.18s';

/**
 * Transition of an element that enters and leaves. `display` and `overlay` change at the end, so
 * the element is visible while it leaves. The opacity changes faster, so that the words of two
 * layers do not mix. `pointer-events` changes at once, so that taps reach the page below. This
 * is a function, so that esbuild leaves it out of the app.
 */
export const enterAndLeave = () =>
  `all ${transitionMs}ms ${ease} allow-discrete, opacity 0.15s, pointer-events 0s`;

export const riseFrom = '0 20px';
