import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { failureOf } from './failure.mjs';
import { say } from './step.mjs';

const beatEvery = 2_000;
/** Long enough for a busy machine to miss several beats. */
const silentFor = 20_000;
const askEvery = 200;

/**
 * Runs the work while no other process of this folder does. A lock whose owner died is taken over.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), token: randomUUID() });
  await acquire(file, mine);
  const beat = setInterval(() => touch(file), beatEvery);
  const release = () => readLock(file) === mine && rmSync(file, { force: true });
  const stop = (/** @type {NodeJS.Signals} */ signal) => process.exit(signal === 'SIGINT' ? 130 : 143);
  process.once('exit', release).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release).off('SIGINT', stop).off('SIGTERM', stop);
    release();
  }
}

/** @param {string} file @param {string} mine */
async function acquire(file, mine) {
  let told = false;
  while (!tryCreate(file, mine)) {
    const held = readLock(file);
    if (held !== undefined && isAbandoned(file, held)) takeAway(file, held);
    else if (!told) {
      say('Another set-up of this folder is running; waiting for it …');
      told = true;
    }
    await sleep(askEvery);
  }
}

/** @param {string} file @param {string} mine */
function tryCreate(file, mine) {
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw failureOf('The set-up lock cannot be made.', String(error));
  }
}

/** @param {string} file */
function readLock(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} file @param {string} held */
function isAbandoned(file, held) {
  try {
    if (Date.now() - statSync(file).mtimeMs > silentFor) return true;
    const owner = JSON.parse(held);
    if (owner.host !== hostname()) return false;
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/**
 * Moves the abandoned lock aside. Another waiter may have replaced it since it was judged: then that one is put back.
 *
 * @param {string} file @param {string} judged
 */
function takeAway(file, judged) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readLock(aside) !== judged) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error)))
      throw failureOf('The set-up lock cannot be taken over.', String(error));
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Taken over after a long sleep of the machine: nothing to keep alive any more.
  }
}

/** @param {unknown} error @returns {string} */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
