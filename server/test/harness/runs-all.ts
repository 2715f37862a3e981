/** True in `npm run test:all`, which runs the slow tests too. */
export const runsAll = process.env.TESTS === 'all';

/** Returns one case of `every` for `npm test`, beginning with the first, and all cases for `npm run test:all`. */
export const sampleOf = <T>(cases: readonly T[], every: number): readonly T[] =>
  runsAll ? cases : cases.filter((_, index) => index % every === 0);
