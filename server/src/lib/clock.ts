import { setTimeout as sleep } from 'node:timers/promises';

/** What time it is; handed in so that tests can set it. */
export type Clock = () => Date;

/** Far more than a clock that is kept right is put back by at once. */
export const PUT_BACK_MS = 60_000;

/**
 * The time by which files are old. They are dated by this machine or by a store, and rows by the database: by a clock of either
 * that is ahead, young files would be.
 */
export const fileClockOf =
  (clock: Clock): Clock =>
  () =>
    new Date(Math.min(clock().getTime(), Date.now()));

/** Waits so many milliseconds; handed in for the same reason. */
export type Pause = (ms: number) => Promise<void>;

export const systemPause: Pause = (ms) => sleep(ms);
