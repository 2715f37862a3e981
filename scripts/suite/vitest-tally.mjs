import { sum } from './tally.mjs';

/**
 * @typedef {object} VitestReport the part of Vitest's JSON report that counts
 * @property {{ assertionResults: { status: string }[], status: string }[]} testResults one for each file
 */

/**
 * @param {VitestReport} report
 * @returns {import('./tally.mjs').Tally}
 */
export function tallyOfVitest({ testResults }) {
  return sum(testResults.map(tallyOfFile));
}

/** @param {VitestReport['testResults'][number]} file */
function tallyOfFile({ assertionResults, status }) {
  const count = (/** @type {string[]} */ ...statuses) =>
    assertionResults.filter((test) => statuses.includes(test.status)).length;
  const passed = count('passed');
  const failed = count('failed');
  // A file that cannot be loaded, or whose hooks fail, has no failed test to its name.
  const unloadable = status === 'failed' && failed === 0 ? 1 : 0;
  return { passed, failed: failed + unloadable, skipped: assertionResults.length - passed - failed };
}
