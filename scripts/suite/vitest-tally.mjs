import { relative } from 'node:path';
import { root } from '../setup/places.mjs';
import { describeFailure, sum } from './tally.mjs';

/**
 * @typedef {object} VitestReport the part of Vitest's JSON report that counts
 * @property {VitestFile[]} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name its path
 * @property {string} status
 * @property {number} startTime in milliseconds
 * @property {number} endTime
 * @property {string} [message] why it could not be loaded
 * @property {{ status: string, fullName: string, failureMessages: string[] }[]} assertionResults
 */

/**
 * @param {VitestReport} report
 * @returns {import('./tally.mjs').Tally}
 */
export function tallyOfVitest({ testResults }) {
  return sum(testResults.map(tallyOfFile));
}

/**
 * @param {VitestFile} file
 * @returns {import('./tally.mjs').Tally}
 */
function tallyOfFile({ name, message, assertionResults, status, startTime, endTime }) {
  const file = relative(root, name);
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const failures = failed.map((test) => describeFailure(`${file} › ${test.fullName}`, test.failureMessages[0]));
  const skipped = assertionResults.length - passed - failed.length;
  // A file that cannot be loaded, or whose hooks fail, has no failed test to its name.
  if (status === 'failed' && failed.length === 0) failures.push(describeFailure(file, message));
  const files = [{ name: file, seconds: (endTime - startTime) / 1000 }];
  return { passed, failed: failures.length, skipped, failures, files };
}
