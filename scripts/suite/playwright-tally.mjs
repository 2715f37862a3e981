import { describeFailure } from './tally.mjs';

/**
 * @typedef {object} PlaywrightReport the part of Playwright's JSON report that counts
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors what went wrong outside of any test
 * @property {Suite[]} suites
 *
 * @typedef {object} Suite a file, or what a file groups
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {Spec[]} specs
 *
 * @typedef {object} Spec
 * @property {string} file
 * @property {number} line
 * @property {string} title
 * @property {{ status: string, results: { duration: number, error?: { message?: string } }[] }[]} tests
 */

/**
 * @param {PlaywrightReport} report
 * @returns {import('./tally.mjs').Tally}
 */
export function tallyOfPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    files: suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: millisecondsOf(suite) / 1000 })),
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => describeFailure('outside of any journey', message)),
    ],
  };
}

/** @param {Suite} suite @returns {number} */
function millisecondsOf({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const nested = suites.map(millisecondsOf);
  return [...results.map(({ duration }) => duration), ...nested].reduce((total, each) => total + each, 0);
}

/** @param {Suite} suite @returns {string[]} */
function failuresOf({ specs, suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return describeFailure(`e2e/${file}:${line} › ${title}`, results.find(({ error }) => error)?.error?.message);
    }),
    ...suites.flatMap(failuresOf),
  ];
}
