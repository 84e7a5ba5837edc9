/** @throws {Error} that says what is wrong, unless `isRight` */
export function expect(isRight: unknown, whatIsWrong: string): asserts isRight {
  if (!isRight) throw new Error(whatIsWrong);
}
