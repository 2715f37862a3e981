import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf, SetupFailure } from './failure.mjs';
import { installedTreeMatchesLock } from './installed-tree.mjs';
import { nodeBinary, root } from './places.mjs';
import { npm, run } from './run.mjs';
import { hashOf, Stamp } from './stamp.mjs';
import { say } from './step.mjs';

const stamp = new Stamp('packages');
/** No package of ours needs its install script, and a script is the usual way in for a bad package. */
const options = '--ignore-scripts --include=dev --include=optional --no-audit --no-fund --no-progress --loglevel=error';

/** @returns {string[]} */
function packageFiles() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return ['.', ...workspaces].map((folder) => join(folder, 'package.json'));
}

function wanted() {
  return hashOf([...packageFiles(), 'package-lock.json', '.npmrc']);
}

/** @type {import('./step.mjs').Step} */
export const packagesStep = {
  isCurrent: () => stamp.read() === wanted() && existsSync(nodeBinary),

  async run() {
    const hash = wanted();
    if (!installedTreeMatchesLock(packageFiles())) await install();
    await checkNode();
    stamp.write(hash);
  },
};

async function install() {
  say('Installing packages (a minute or so) …');
  const exact = await npm(['ci', ...options.split(' ')]);
  if (exact.ok) return;
  if (!exact.output.includes('EUSAGE')) throw failureOf('The packages could not be installed.', exact.output);
  say('package-lock.json does not say everything; asking the registry for the rest …');
  const loose = await npm(['install', '--no-save', ...options.split(' ')]);
  if (!loose.ok) throw failureOf('The packages could not be installed.', loose.output);
}

async function checkNode() {
  if (!existsSync(nodeBinary)) {
    throw new SetupFailure(
      `Node for ${process.platform} ${process.arch} did not arrive with the packages: Linux and macOS on x64 or arm64 are supported.`,
    );
  }
  const { ok, output } = await run(nodeBinary, ['--version']);
  if (!ok) throw failureOf('The Node that came with the packages does not run on this machine.', output);
}
