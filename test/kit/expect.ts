/** @throws {Error} what is wrong, unless it is right */
export function expect(isRight: unknown, whatIsWrong: string): asserts isRight {
  if (!isRight) throw new Error(whatIsWrong);
}
