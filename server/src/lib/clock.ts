import { setTimeout as sleep } from 'node:timers/promises';

/** What time it is; handed in so that tests can set it. */
export type Clock = () => Date;

/** Waits so many milliseconds; handed in for the same reason. */
export type Pause = (ms: number) => Promise<void>;

export const systemPause: Pause = (ms) => sleep(ms);
