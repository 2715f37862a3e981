/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const oneFailure = { passed: 0, failed: 1, skipped: 0 };

/** @param {boolean} fine @returns {Tally} */
export const tallyOf = (fine) => (fine ? { passed: 1, failed: 0, skipped: 0 } : oneFailure);

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** @param {Tally} tally */
export function lineOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * A runner that ended badly has failed even where no test of its own did, and so has one that found no test.
 *
 * @param {Tally} tally @param {boolean} endedWell @returns {Tally}
 */
export function judged(tally, endedWell) {
  const nothingRan = tally.passed + tally.failed === 0;
  return tally.failed === 0 && (nothingRan || !endedWell) ? sum([tally, oneFailure]) : tally;
}
