import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failureOf } from './failure.mjs';
import { nodeBinary, root } from './places.mjs';
import { run } from './run.mjs';
import { Stamp } from './stamp.mjs';

/**
 * A browser that was seen working here.
 *
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {boolean} sandbox whether its sandbox works for this user on this machine
 * @property {Record<string, string>} env what it needs in its environment
 */

/** Per user, because root needs other options than an ordinary user. */
const found = new Stamp(`browser-${process.getuid?.() ?? 0}.json`);
const prepare = fileURLToPath(new URL('./browser/prepare.mjs', import.meta.url));

/** What the choice depends on: it is made anew when one of these changes. */
function circumstances() {
  const bundled = readFileSync(join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json'), 'utf8');
  return JSON.stringify([process.env.PLAYWRIGHT_CHROMIUM_PATH, JSON.parse(bundled).version, root]);
}

export const browserStep = {
  isCurrent() {
    const record = JSON.parse(found.read() ?? '{}');
    return record.circumstances === circumstances() && existsSync(record.browser.executablePath);
  },

  async run() {
    console.log('Looking for a browser for the tests …');
    const { ok, output } = await run(nodeBinary, [prepare]);
    if (!ok) throw failureOf('No browser is ready for the tests.', output);
    /** @type {Browser} */
    const browser = JSON.parse(output);
    found.write(JSON.stringify({ circumstances: circumstances(), browser }, null, 2));
    console.log(`The tests use ${browser.executablePath}`);
  },
};

/** @returns {Browser} the browser that `setup.mjs test` found for this user */
export function preparedBrowser() {
  const record = found.read();
  if (!record) throw new Error('No browser was set up for this user: run `npm test` or `node scripts/setup.mjs test`.');
  return JSON.parse(record).browser;
}
