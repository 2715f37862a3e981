import { errorBody } from '@pawsume/contract/errors';
import { ApiError } from './api-error.ts';

// A proxy in between may answer in its own words: whatever of our body is there is used.
const partialBody = errorBody.partial();

/** What an answer that is not one says. */
export const errorOf = async (response: Response): Promise<ApiError> => {
  const body = partialBody.safeParse(await response.json().catch(() => ({})));
  const { msg, error, code, fields, second_factor: secondStep } = body.data ?? {};
  return new ApiError({ status: response.status, code: code ?? 'unknown', reason: msg ?? error, fields, secondStep });
};
