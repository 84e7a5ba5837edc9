// Keyframes; every use stands under `motionAllowed`.
import { keyframes } from '@vanilla-extract/css';
import { riseFrom } from './tokens';

/** The hero image comes to rest. */
export const settle = keyframes({ from: { scale: 1.05 } });

/**
 * Something rises into its place. It does not fade in: where nothing scrolls, as in pictures of a
 * whole page, it stays at its start.
 */
export const rise = keyframes({ from: { translate: riseFrom } });

/** A record turns with the scroll. */
export const turn = keyframes({ to: { rotate: '120deg' } });
