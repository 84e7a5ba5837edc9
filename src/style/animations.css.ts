// Keyframes. Rules use them only inside `motionAllowed`.
import { keyframes } from '@vanilla-extract/css';
import { riseFrom } from './tokens';

/** The hero photo shrinks to its final size. */


/**
 * An element rises into its place. It does not fade in: a screenshot of a whole page does not scroll,
 * so the element stays at the first keyframe there and has to be readable.
 */
export const rise = keyframes({ from: { translate: riseFrom } });

/** A record turns as the page scrolls. In the middle of the window its label stands upright. */
export const turn = keyframes({ from: { rotate: '-60deg' }, to: { rotate: '60deg' } });
