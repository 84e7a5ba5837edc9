// For the closing table of a test run: which servers were tested.

/** @param what name and version */
export const reportRun = (what: string) => console.log(`\nrun: ${what}`);

/** Counts as a failure in CI. */
export const reportNotRun = (what: string, howToInstall: string) =>
  console.log(`\nnot run: ${what}: ${howToInstall}`);
