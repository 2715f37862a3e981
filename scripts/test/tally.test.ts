import { expect, test } from 'vitest';
import { tallyOfPlaywright } from '../suite/playwright-tally.mjs';
import { judged, lineOf, sum, tallyOf } from '../suite/tally.mjs';
import { tallyOfVitest } from '../suite/vitest-tally.mjs';

const file = (status: string, ...statuses: string[]) => ({
  status,
  assertionResults: statuses.map((each) => ({ status: each })),
});

test('the last line names skipped tests only where there are any', () => {
  expect(lineOf({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(lineOf({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('checks and tests of all runners are added up', () => {
  const checks = [true, false].map(tallyOf);
  expect(sum([...checks, { passed: 10, failed: 2, skipped: 1 }])).toEqual({ passed: 11, failed: 3, skipped: 1 });
});

test('Vitest tests count by their state', () => {
  const testResults = [file('passed', 'passed', 'passed', 'pending'), file('failed', 'passed', 'failed', 'todo')];
  expect(tallyOfVitest({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test('a test file that cannot be loaded counts as one failure', () => {
  const testResults = [file('passed', 'passed'), file('failed')];
  expect(tallyOfVitest({ testResults })).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('an error outside of the journeys counts as a failure', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(tallyOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a runner that ends badly without a failed test counts as one failure', () => {
  expect(judged({ passed: 5, failed: 0, skipped: 0 }, false).failed).toBe(1);
  expect(judged({ passed: 5, failed: 2, skipped: 0 }, false).failed).toBe(2);
  expect(judged({ passed: 5, failed: 0, skipped: 0 }, true).failed).toBe(0);
});

test('a runner that finds no test counts as one failure', () => {
  expect(judged({ passed: 0, failed: 0, skipped: 0 }, true).failed).toBe(1);
});
