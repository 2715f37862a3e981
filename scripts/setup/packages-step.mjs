import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf, SetupFailure } from './failure.mjs';
import { lockMatchesPackageFiles, treeMatchesLock } from './installed-tree.mjs';
import { packagedNodeProblem } from './packaged-node.mjs';
import { nodeBinary, root } from './places.mjs';
import { npm } from './run.mjs';
import { hashOf, Stamp } from './stamp.mjs';
import { say } from './step.mjs';

const stamp = new Stamp('packages');
/** What the packages, the built web app and the unpacked browser take. */
const neededBytes = 1.5e9;
const options = [
  // No package of ours needs its install script, and such a script is the usual way in for a bad package.
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
  // npm's own patience is a minute and a half without a word.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/** @returns {string[]} */
function packageFiles() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return ['.', ...workspaces].map((folder) => join(folder, 'package.json'));
}

/** With the set-up itself: where it learns to see something, what it let pass before is looked at again. */
function wanted() {
  return hashOf([...packageFiles(), 'package-lock.json', '.npmrc', 'scripts/setup']);
}

/** @type {import('./step.mjs').Step} */
export const packagesStep = {
  isCurrent: () => stamp.read() === wanted() && existsSync(nodeBinary),

  async run() {
    const hash = wanted();
    const files = packageFiles();
    // After `npm install` by hand there is nothing to install again, unless it left the old Node in its place.
    if (!lockMatchesPackageFiles(files) || !treeMatchesLock() || (await packagedNodeProblem())) await install();
    const problem = await packagedNodeProblem();
    if (problem) throw problem;
    stamp.write(hash);
  },
};

async function install() {
  checkSpace();
  say('Installing packages (a minute or so) …');
  const exact = await npm(['ci', ...options]);
  if (exact.ok && !treeMatchesLock()) {
    throw new SetupFailure('Some packages could not be fetched or stored: check network and disk, then run it again.');
  }
  if (exact.ok) return;
  if (!exact.output.includes('EUSAGE')) throw failureOf('The packages could not be installed.', exact.output);
  say('package-lock.json does not say everything; asking the registry for the rest …');
  const loose = await npm(['install', '--no-save', ...options]);
  if (!loose.ok) throw failureOf('The packages could not be installed.', loose.output);
}

function checkSpace() {
  if (existsSync(join(root, 'node_modules'))) return;
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < neededBytes) throw failureOf('There is too little space.', 'ENOSPC');
}
