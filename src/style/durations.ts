/** Duration of an enter or exit transition, in milliseconds. */
export const enterMs = 280;
