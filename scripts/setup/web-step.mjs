import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf } from './failure.mjs';
import { root } from './places.mjs';
import { npm } from './run.mjs';
import { hashOf, Stamp } from './stamp.mjs';
import { say } from './step.mjs';

const stamp = new Stamp('web');
const builtPage = join(root, 'web', 'build', 'client', 'index.html');
const notSources = new Set(['node_modules', 'build', '.react-router', 'test', 'README.md']);

function wanted() {
  return hashOf(['web', 'contract/src', 'tsconfig.base.json', 'package-lock.json'], notSources);
}

/** @type {import('./step.mjs').Step} */
export const webStep = {
  isCurrent: () => stamp.read() === wanted() && existsSync(builtPage),

  async run() {
    const hash = wanted();
    say('Building the web app …');
    stamp.clear();
    const { ok, output } = await npm(['run', '--silent', 'build', '-w', 'web']);
    if (!ok) throw failureOf('The web app could not be built.', output);
    stamp.write(hash);
  },
};
