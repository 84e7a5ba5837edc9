// How much the design has room for. More is allowed: of the faces it shows the first, and areas share heights.

/** Faces on the Leadership Team card. */
export const maxFaces = 5;

/** Areas of the Board of Directors, drawn as notes on a staff. */
export const maxAreas = 4;
