import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, root } from '../setup/places.mjs';
import { tallyOfPlaywright } from './playwright-tally.mjs';
import { start } from './start.mjs';
import { judged, oneFailure } from './tally.mjs';
import { tallyOfVitest } from './vitest-tally.mjs';

const reports = join(cacheFolder, 'reports');

/**
 * Unit and API tests of all workspaces, or some of them.
 *
 * @param {string[]} [args] more of them for Vitest
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 */
export async function runVitest(args = [], env = {}) {
  const report = freshReport('vitest.json');
  const command = `vitest run --reporter=default --reporter=json --outputFile.json=${relative(root, report)}`;
  const endedWell = await start([command, ...args].join(' '), env);
  return read(report, (content) => judged('Vitest', tallyOfVitest(content), endedWell));
}

/** Journeys in a real browser. */
export async function runPlaywright() {
  const report = freshReport('playwright.json');
  const endedWell = await start('playwright test --config e2e/playwright.config.ts --reporter=list,json', {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return read(report, (content) => judged('Playwright', tallyOfPlaywright(content), endedWell));
}

/** @param {string} name */
function freshReport(name) {
  const file = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => import('./tally.mjs').Tally} tallyOf
 */
function read(file, tallyOf) {
  try {
    return tallyOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return oneFailure(`The test runner left no report: ${error}`);
  }
}
