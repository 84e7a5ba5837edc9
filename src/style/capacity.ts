// How much the design has room for. More is allowed, with a warning.

/** Characters of the headline before it fills the first screen of a phone. */
export const maxHeadlineLength = 60;

/** Figures on the stats card. */
export const maxStats = 3;

/** Faces on the Leadership Team card. */
export const maxFaces = 5;

/** Areas of the Board of Directors, drawn as notes on a staff. */
export const maxAreas = 4;

/** Characters of a bio that fit the height of its row. */
export const maxBioLength = 220;

/** Letters that a phone shows below an icon. */
export const maxShortNameLength = 12;
