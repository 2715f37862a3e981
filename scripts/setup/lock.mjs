import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { failureOf } from './failure.mjs';

const beatMs = 1_000;
const askMs = 200;

/**
 * Runs the work while no other process of this folder does. The lock of an owner that died is taken over: a living one
 * touches the file again and again.
 *
 * @param {string} file
 * @param {() => Promise<void>} work
 * @param {number} silentMs long enough for a busy machine to miss several beats
 */
export async function withLock(file, work, silentMs = 15_000) {
  const mine = randomUUID();
  await acquire(file, mine, silentMs);
  const beat = setInterval(() => isHeldBy(file, mine) && utimesSync(file, new Date(), new Date()), beatMs);
  const release = () => isHeldBy(file, mine) && rmSync(file, { force: true });
  const stop = (/** @type {NodeJS.Signals} */ signal) => process.exit(signal === 'SIGINT' ? 130 : 143);
  process.once('exit', release).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release).off('SIGINT', stop).off('SIGTERM', stop);
    release();
  }
}

/** @param {string} file @param {string} mine @param {number} silentMs */
async function acquire(file, mine, silentMs) {
  for (let told = false; ; await sleep(askMs)) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return;
    } catch (error) {
      if (!String(error).includes('EEXIST')) throw failureOf('The set-up lock cannot be made.', String(error));
    }
    if (isSilent(file, silentMs)) takeAway(file, silentMs);
    else if (!told) console.log('Another set-up of this folder is running; waiting for it …');
    told = true;
  }
}

/** @param {string} file @param {string} mine */
function isHeldBy(file, mine) {
  try {
    return readFileSync(file, 'utf8') === mine;
  } catch {
    return false;
  }
}

/** @param {string} file @param {number} silentMs */
function isSilent(file, silentMs) {
  const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return time !== undefined && Date.now() - time > silentMs;
}

/**
 * Moves the abandoned lock aside. Another waiter may have replaced it since it was judged: then that one is put back.
 *
 * @param {string} file @param {number} silentMs
 */
function takeAway(file, silentMs) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (isSilent(aside, silentMs)) rmSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if (!String(error).includes('ENOENT')) throw failureOf('The set-up lock cannot be taken over.', String(error));
  }
}
