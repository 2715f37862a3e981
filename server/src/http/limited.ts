import type { Call } from '@pawsume/contract/call';
import type { FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '#lib/database-error';
import type { Admission, LimitedPage } from '#limits/limiter';
import type { Limits } from '#limits/limits';

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission | null;
  }
}

/** Lets a request of this call in. Throws LimitError for who asks too often. */
export const admit = async (limits: Limits, call: Call, request: FastifyRequest): Promise<void> => {
  const { id = null, username = null } = request.caller?.user ?? {};
  const asker = { address: request.ip, userId: id, username, body: request.body };
  request.admission = await limits.admit(call, asker);
};

/** Lets a request in for what is no call. Throws LimitError for who asks too often. */
export const admitPage = async (limits: Limits, page: LimitedPage, request: FastifyRequest): Promise<void> => {
  await limits.admit(page, { address: request.ip, userId: null, username: null, body: null });
};

/** Answers an admitted request, and reports to its limits how that ended. */
export const accounted = async <T>(request: FastifyRequest, answer: () => Promise<T>): Promise<T> => {
  const { admission } = request;
  let answered: T;
  try {
    answered = await answer();
  } catch (error) {
    await reported(request, () => admission?.({ error }));
    throw error;
  }
  await reported(request, () => admission?.({ answer: answered }));
  return answered;
};

/**
 * The answer or error is passed on even where the counters cannot be reached any more: an admitted call is counted
 * already.
 */
const reported = async ({ log }: FastifyRequest, report: () => Promise<void> | undefined): Promise<void> => {
  try {
    await report();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.warn({ err: error }, 'limits: the end of a call could not be stored, it counts as it began');
  }
};
