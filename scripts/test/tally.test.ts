import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/places.mjs';
import { tallyOfPlaywright } from '../suite/playwright-tally.mjs';
import { judged, slowestOf, sum, summaryOf, tallyOf } from '../suite/tally.mjs';
import { tallyOfVitest } from '../suite/vitest-tally.mjs';

const file = (status: string, ...statuses: string[]) => ({
  name: join(root, 'web', 'a.test.ts'),
  status,
  message: 'Error: no such file',
  startTime: 0,
  endTime: 1500,
  assertionResults: statuses.map((each, n) => ({
    status: each,
    fullName: `a pet ${n}`,
    failureMessages: each === 'failed' ? ['AssertionError: expected 1 to be 2\n    at a.test.ts'] : [],
  })),
});
const timed = (names: number) => Array.from({ length: names }, () => ({ name: 'web/a.test.ts', seconds: 1.5 }));
const passed = (count: number) => ({ passed: count, failed: 0, skipped: 0, failures: [] });

test('the last line names skipped tests only where there are any', () => {
  expect(summaryOf(passed(3))).toBe('3 passed, 0 failed');
  expect(summaryOf({ ...passed(3), skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
});

test('what failed is named before the last line', () => {
  const tally = { passed: 3, failed: 1, skipped: 0, failures: ['npm run check -- types'] };
  expect(summaryOf(tally)).toBe('Failed:\nnpm run check -- types\n\n3 passed, 1 failed');
});

test('lists the slowest files first', () => {
  const files = [
    { name: 'a.test.ts', seconds: 1.25 },
    { name: 'b.test.ts', seconds: 20 },
  ];
  expect(slowestOf({ ...passed(2), files })).toBe('   20.0 s  b.test.ts\n    1.3 s  a.test.ts');
});

test('checks and tests of all runners are added up', () => {
  const checks = [tallyOf('types', true), tallyOf('style', false)];
  const runner = { passed: 10, failed: 2, skipped: 1, failures: ['a', 'b'] };
  expect(sum([...checks, runner])).toEqual({
    passed: 11,
    failed: 3,
    skipped: 1,
    failures: ['style', 'a', 'b'],
    files: [],
  });
});

test('Vitest tests count by their state', () => {
  const testResults = [file('passed', 'passed', 'passed', 'pending'), file('failed', 'passed', 'failed', 'todo')];
  const failures = ['  web/a.test.ts › a pet 1\n      AssertionError: expected 1 to be 2'];
  expect(tallyOfVitest({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 2, failures, files: timed(2) });
});

test('a test file that cannot be loaded counts as one failure', () => {
  const testResults = [file('passed', 'passed'), file('failed')];
  const failures = ['  web/a.test.ts\n      Error: no such file'];
  expect(tallyOfVitest({ testResults })).toEqual({ passed: 1, failed: 1, skipped: 0, failures, files: timed(2) });
});

test('failed journeys and an error outside of them are named', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'journeys/a.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ duration: 200 }, ...(message ? [{ duration: 300, error: { message } }] : [])] }],
  });
  const inner = { file: 'journeys/a.spec.ts', specs: [spec('pays', 'unexpected', 'Error: no button\nat line 9')] };
  const specs = [spec('signs up', 'expected'), spec('edits', 'flaky', 'once')];
  const suites = [{ file: 'journeys/a.spec.ts', specs, suites: [inner] }];
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(tallyOfPlaywright({ stats, errors: [{ message: 'no server' }], suites })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    files: [{ name: 'e2e/journeys/a.spec.ts', seconds: expect.closeTo(1.2) }],
    failures: [
      '  e2e/journeys/a.spec.ts:7 › pays\n      Error: no button',
      '  outside of any journey\n      no server',
    ],
  });
});

test('a runner that ends badly without a failed test counts as one failure', () => {
  expect(judged('Vitest', passed(5), false)).toMatchObject({
    failed: 1,
    failures: [expect.stringContaining('Vitest')],
  });
  expect(judged('Vitest', { ...passed(5), failed: 2 }, false).failed).toBe(2);
  expect(judged('Vitest', passed(5), true).failed).toBe(0);
});

test('a runner that finds no test counts as one failure', () => {
  expect(judged('Vitest', passed(0), true).failed).toBe(1);
});
