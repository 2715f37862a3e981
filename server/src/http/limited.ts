import type { Call } from '@pawsume/contract/call';
import type { FastifyRequest } from 'fastify';
import type { Admission, Limits } from '#limits/limits';

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission | null;
  }
}

/** Lets a request of this call in. Throws LimitError for who asks too often. */
export const admit = async (limits: Limits, call: Call, request: FastifyRequest): Promise<void> => {
  const asker = { address: request.ip, userId: request.caller?.user.id ?? null, body: request.body };
  request.admission = await limits.admit(call, asker);
};

/** Answers an admitted request, and reports to its limits how that ended. */
export const accounted = async <T>({ admission }: FastifyRequest, answer: () => Promise<T>): Promise<T> => {
  try {
    const answered = await answer();
    await admission?.succeeded(answered);
    return answered;
  } catch (error) {
    await admission?.failed(error);
    throw error;
  }
};
