import { leaders } from '../content/leaders';
import type { Leader } from '../content/types';
import { faces } from '../style/faces.css';

const hasFace = (leader: Leader): leader is Leader & { image: string } =>
  Boolean(leader.onLandingPage && leader.image);

/** The leaders whose faces are on the landing page. The build says who is left out. */
export const landingFaces = leaders.filter(hasFace).slice(0, faces.length);

/** The view-transition class of a leader's face; empty for a leader who is not on the landing page. */
export const faceClass = (leader: Leader) => {
  const all: readonly Leader[] = landingFaces;
  return faces[all.indexOf(leader)] ?? '';
};
