import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf } from './failure.mjs';
import { root } from './places.mjs';
import { npm } from './run.mjs';
import { hashOf, Stamp } from './stamp.mjs';

const stamp = new Stamp('web');
const sources = ['web', 'fonts', 'contract/src', 'tsconfig.base.json', 'package-lock.json'];
const wantedHash = () => hashOf(sources, ['node_modules', 'build', '.react-router', 'test', 'README.md', 'print']);

export const webStep = {
  isCurrent: () => stamp.read() === wantedHash() && existsSync(join(root, 'web/build/client/index.html')),

  async run() {
    const hash = wantedHash();
    console.log('Building the web app …');
    stamp.clear();
    const { ok, output } = await npm(['run', '--silent', 'build', '-w', 'web']);
    if (!ok) throw failureOf('The web app could not be built.', output);
    stamp.write(hash);
  },
};
