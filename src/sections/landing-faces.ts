import { leaders } from '../content/leaders';
import type { Leader } from '../content/types';
import { faces } from '../style/faces.css';

/** The leaders whose faces are on the landing page. */
export const landingFaces = leaders.filter((leader) => leader.onLandingPage).slice(0, faces.length);

/** The view-transition class of a leader's face; empty for a leader who is not on the landing page. */
export const faceClass = (leader: Leader) => faces[landingFaces.indexOf(leader)] ?? '';
