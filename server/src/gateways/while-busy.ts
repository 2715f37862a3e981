import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayError } from './gateway.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
const PATIENCE_MS = 8000;

/**
 * Repeats a call, with the same key and parameters, while the provider is still processing an earlier one with that
 * key: the answer is then that of the earlier call.
 * @throws what the call throws; GatewayError `busy` where that takes too long.
 */
export const whileBusy = async <T>(call: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> => {
  const end = performance.now() + patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await call();
    } catch (error) {
      const isBusy = error instanceof GatewayError && error.fault === 'busy';
      if (!isBusy || performance.now() >= end) throw error;
    }
    await sleep(pauseMs);
  }
};
