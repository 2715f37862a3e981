import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayError } from './gateway.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
const PATIENCE_MS = 8000;

/**
 * Makes a call again, with the same key and parameters, as long as the provider is at it for somebody else: the answer that
 * comes then is that of the call under way.
 * @throws what the call throws; GatewayError `busy` where that takes too long.
 */
export const whileBusy = async <T>(call: () => Promise<T>): Promise<T> => {
  const end = Date.now() + PATIENCE_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await call();
    } catch (error) {
      const isBusy = error instanceof GatewayError && error.fault === 'busy';
      if (!isBusy || Date.now() >= end) throw error;
    }
    await sleep(pauseMs);
  }
};
