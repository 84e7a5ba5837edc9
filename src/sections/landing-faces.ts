import { leaders } from '../content/leaders';
import { faces } from '../style/faces.css';

/** The leaders whose faces are on the landing page. */
export const landingFaces = () =>
  leaders.filter((leader) => leader.onLandingPage).slice(0, faces.length);

/** The class that lets a leader's face travel between the pages; nothing for the others. */
export const faceClass = (image: string) =>
  faces[landingFaces().findIndex((leader) => leader.image === image)] ?? '';
