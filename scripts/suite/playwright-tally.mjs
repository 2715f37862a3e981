/**
 * @typedef {object} PlaywrightReport the part of Playwright's JSON report that counts
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors what went wrong outside of any test
 */

/**
 * @param {PlaywrightReport} report
 * @returns {import('./tally.mjs').Tally}
 */
export function tallyOfPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}
