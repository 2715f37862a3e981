import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf, SetupFailure } from './failure.mjs';
import { root } from './places.mjs';
import { npmInstall } from './run.mjs';
import { hashOf, Stamp } from './stamp.mjs';

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Entry */

const stamp = new Stamp('packages');
const UNFINISHED = 'unfinished';
const modules = join(root, 'node_modules');
const LIBC = process.platform === 'linux' && !existsSync('/etc/alpine-release') ? 'glibc' : 'musl';
/** npm writes it when it is done. */
const npmList = join(modules, '.package-lock.json');

/**
 * Installs what package-lock.json says: all packages, or those that the product needs. Where all are, they stay. What is
 * there stays in its place, because a server may be running on it; what an interrupted install left goes.
 *
 * @param {'all' | 'product'} scope
 */
export const packagesStep = (scope) => ({
  isCurrent: () => [wantedHash('all'), wantedHash(scope)].includes(stamp.read() ?? '') && existsSync(npmList),

  async run() {
    const all = scope === 'all' || stamp.read()?.startsWith('all') === true;
    if (!existsSync(npmList) || stamp.read() === UNFINISHED) {
      rmSync(modules, { recursive: true, force: true });
      checkSpace(all ? 2e9 : 0.7e9);
    } else stamp.write(UNFINISHED);
    console.log('Installing packages (a minute or so) …');
    const { ok, output } = await npmInstall(['install', '--no-save', all ? '--include=dev' : '--omit=dev']);
    if (!ok) throw failureOf('The packages could not be installed.', output);
    if (listMissing(all).length > 0) {
      rmSync(npmList);
      throw new SetupFailure(
        'Some packages could not be fetched or stored: check network and disk, then run it again.',
      );
    }
    stamp.write(wantedHash(all ? 'all' : 'product'));
  },
});

/** Installs the packages of the measurements, which have a lockfile of their own. */
export const benchStep = {
  isCurrent: () =>
    new Stamp('bench').read() === hashOf(['bench/package-lock.json']) && existsSync(join(root, 'bench/node_modules')),
  async run() {
    console.log('Installing packages of the measurements …');
    const { ok, output } = await npmInstall(['ci'], 'bench');
    if (!ok) throw failureOf('The packages of the measurements could not be installed.', output);
    new Stamp('bench').write(hashOf(['bench/package-lock.json']));
  },
};

/** @param {string} scope */
function wantedHash(scope) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = ['.', ...workspaces].map((folder) => join(folder, 'package.json'));
  return `${scope} ${hashOf([...manifests, 'package-lock.json', '.npmrc'])}`;
}

/**
 * npm passes over an optional package in silence when it cannot be fetched. One that is made for this machine is missing.
 *
 * @param {boolean} all
 */
function listMissing(all) {
  const [locked, installed] = [join(root, 'package-lock.json'), npmList].map(
    (file) => /** @type {Record<string, Entry>} */ (JSON.parse(readFileSync(file, 'utf8')).packages),
  );
  return Object.entries(locked ?? {}).filter(
    ([path, entry]) => entry.optional && (all || !entry.dev) && isMadeForThisMachine(entry) && !installed?.[path],
  );
}

/** @param {Entry} entry one that names no machine is for none in particular */
export function isMadeForThisMachine({ os, cpu, libc }) {
  if (!os && !cpu) return false;
  return admits(os, process.platform) && admits(cpu, process.arch) && admits(libc, LIBC);
}

/** @param {string | string[] | undefined} rule @param {string} value */
function admits(rule, value) {
  const words = [rule ?? []].flat();
  const wanted = words.filter((word) => !word.startsWith('!'));
  return !words.includes(`!${value}`) && (wanted.length === 0 || wanted.includes(value));
}

/** @param {number} neededBytes what packages, built web app and unpacked browser take */
function checkSpace(neededBytes) {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < neededBytes) throw failureOf('There is too little space.', 'ENOSPC');
}
