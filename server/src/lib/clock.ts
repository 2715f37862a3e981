import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns the time by which sessions, links and other things of minutes and days expire. Passed in so that tests can set it.
 * What servers hold for seconds (leases, jobs, limits) expires by the database's `now()`.
 */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Waits so many milliseconds; passed in for the same reason. */
export type Pause = (ms: number) => Promise<void>;

export const systemPause: Pause = (ms) => sleep(ms);
