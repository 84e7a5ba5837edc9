import { style } from '@vanilla-extract/css';
import { motionAllowed } from './media';

/** How many faces the Leadership card has room for. */
const maxFaces = 5;

/**
 * One class for each face of the landing page's Leadership card. A portrait on the team page has the same
 * class as the same person's face on the landing page, so the view transition moves one to the other.
 */
export const faces = Array.from({ length: maxFaces }, (_, index) =>
  style({ '@media': { [motionAllowed]: { viewTransitionName: `face-${index}` } } }),
);
