// How many entries the design has room for.

/** Faces on the Leadership Team card. */
export const maxFaces = 5;

/** Areas of the Board of Directors, drawn as notes on a staff. */
export const maxAreas = 4;
