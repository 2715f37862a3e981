import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#context';

/** How many seconds of the server pass in one second. With five, leases ended too soon on a busy machine. */
export const SPEED = 3;

/** Gives servers one clock that runs fast, so that their pauses, leases and patience end sooner. */
export const fastClock = () => {
  const began = Date.now();
  return (context: Context): Context => ({
    ...context,
    clock: () => new Date(began + SPEED * (Date.now() - began)),
    pause: (ms) => sleep(ms / SPEED),
  });
};
