/** Runs a step, and logs its error, so that what follows runs all the same. A step that is not `async` has ended on return. */
export async function attempt(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error(error);
  }
}
