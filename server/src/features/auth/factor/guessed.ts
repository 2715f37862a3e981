import { finishByCode } from '@pawsume/contract/second-factor';
import type { Asker } from '#limits/limiter';
import type { Limits } from '#limits/limits';

/** Counts a code as a guess at the account that the login is to, which only the server knows. Throws LimitError. */
export const guessed = async <T>(limits: Limits, asker: Asker, take: () => Promise<T>): Promise<T> => {
  const admission = await limits.admit(finishByCode, asker);
  try {
    const taken = await take();
    await admission.succeeded(taken);
    return taken;
  } catch (error) {
    await admission.failed(error);
    throw error;
  }
};
