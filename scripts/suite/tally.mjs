/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures what failed, each in a line or a few
 * @property {TimedFile[]} [files] the files of tests that ran
 *
 * @typedef {{ name: string, seconds: number }} TimedFile
 */

/** @param {string} what @returns {Tally} */
export const oneFailure = (what) => ({ passed: 0, failed: 1, skipped: 0, failures: [what] });

/** @param {string} name @param {boolean} fine @returns {Tally} */
export const tallyOf = (name, fine) => (fine ? { passed: 1, failed: 0, skipped: 0, failures: [] } : oneFailure(name));

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  files: tallies.flatMap(({ files = [] }) => files),
});

const MOST_SHOWN = 30;

/** @param {Tally} tally the slowest files of tests, a line each */
export const slowestOf = ({ files = [] }) =>
  files
    .toSorted((left, right) => right.seconds - left.seconds)
    .slice(0, MOST_SHOWN)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
    .join('\n');

/** @param {Tally} tally what failed, if anything did, and the line that counts */
export function summaryOf({ passed, failed, skipped, failures }) {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return failures.length > 0 ? `Failed:\n${failures.join('\n')}\n\n${counts}` : counts;
}

/**
 * A runner that ended badly has failed even where no test of its own did, and so has one that found no test.
 *
 * @param {string} runner @param {Tally} tally @param {boolean} endedWell @returns {Tally}
 */
export function judged(runner, tally, endedWell) {
  if (tally.failed > 0) return tally;
  if (tally.passed === 0) return sum([tally, oneFailure(`${runner} found no test`)]);
  return endedWell ? tally : sum([tally, oneFailure(`${runner} ended badly, though no test failed`)]);
}

/**
 * @param {string} where the file and the names that lead to the test
 * @param {string} [message] what it said
 */
export const describeFailure = (where, message = '') => `  ${where}\n      ${message.trim().split('\n', 1)}`;
