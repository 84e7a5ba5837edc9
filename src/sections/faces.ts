/** How many faces the Leadership card has room for. */
export const maxFaces = 5;
