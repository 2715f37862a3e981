import { ApiError } from './api-error.ts';
import { messageOf } from './message-of.ts';

/** In a clientLoader: a call that fails without the server giving a reason fails with `sentence`. */
export const withMessage = async <T>(sentence: string, answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, fields } = error;
    throw new ApiError({ status, code, fields, sentence: messageOf(error, sentence) }, error);
  }
};
