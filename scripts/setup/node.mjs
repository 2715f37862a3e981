import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failureOf, SetupFailure } from './failure.mjs';
import { nodeBinary, root } from './places.mjs';
import { npmInstall, run } from './run.mjs';
import { hashOf, Stamp } from './stamp.mjs';

const folder = 'scripts/setup/node';
const packaged = join(root, folder, 'node_modules', '.bin', 'node');
const stamp = new Stamp('node');

/** Whether `engines` of package.json takes this Node. @param {string} version as in `process.version` */
function isSupported(version) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [found, least] = [version, engines.node].map((text) => text.match(/\d+/g).map(Number));
  const place = least.findIndex((/** @type {number} */ number, /** @type {number} */ index) => number !== found[index]);
  return place === -1 || found[place] > least[place];
}

/** Links node_modules/.bin/node to the Node that runs this, where it is new enough, else to one that npm fetches. */
export const nodeStep = {
  /** The machine's may have been removed since, or replaced by an older one. */
  isCurrent: () =>
    existsSync(nodeBinary) && (realpathSync(nodeBinary) !== process.execPath || isSupported(process.version)),

  async run() {
    const isOurs = process.execPath.startsWith(root);
    const node = isSupported(process.version) && !isOurs ? process.execPath : await fetchNode();
    mkdirSync(dirname(nodeBinary), { recursive: true });
    rmSync(nodeBinary, { force: true });
    symlinkSync(node, nodeBinary);
  },
};

async function fetchNode() {
  const wanted = hashOf([`${folder}/package-lock.json`]);
  if (stamp.read() !== wanted || !existsSync(packaged)) {
    console.log(`Installing a newer Node: this machine has ${process.version} …`);
    const { ok, output } = await npmInstall(['ci'], folder);
    if (!ok) throw failureOf('Node could not be installed.', output);
  }
  if (!existsSync(packaged)) {
    throw new SetupFailure(
      `There is no Node for ${process.platform} ${process.arch} among the packages, or it could not be fetched: install Node 24 and run the command again.`,
    );
  }
  const { ok, output } = await run(packaged, ['--version']);
  if (!ok) throw failureOf('The Node that came with the packages does not run on this machine.', output);
  stamp.write(wanted);
  return packaged;
}
