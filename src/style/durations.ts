/** Duration of an element's way in or out, in milliseconds. */
export const enterMs = 280;
