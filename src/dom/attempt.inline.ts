/** Runs a step, and logs its error, so that what follows runs all the same. A synchronous step has ended when `attempt` returns. */
export async function attempt(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error(error);
  }
}
