// A file of its own, because a `.css.ts` cannot export functions.

/** Light falls on two sides of the record, and stands still. */
export const lightOn = (dull: string, bright: string, faint: string) =>
  `conic-gradient(from 24deg, ${dull}, ${bright} 7%, ${dull} 16% 44%, ${bright} 54%, ${dull} 63% 82%, ${faint} 88%, ${dull} 95%)`;
