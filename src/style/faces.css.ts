import { style } from '@vanilla-extract/css';
import { motionAllowed } from './media';

/** Most faces that the landing page's card has room for. */
const maximumFaces = 5;

/** Classes that let the faces of the landing page's card travel to the team page, by position. */
export const faces = Array.from({ length: maximumFaces }, (_, index) =>
  style({ '@media': { [motionAllowed]: { viewTransitionName: `face-${index}` } } }),
);
