import { AppError } from '#lib/app-error';

const GUESS_CODES = new Set(['wrong_credentials', 'invalid_input']);

/** Whether a call failed because of a secret that was wrong, and not because of a new password that will not do. */
export const isWrongGuess = (error: unknown): boolean =>
  error instanceof AppError && GUESS_CODES.has(error.code) && error.fields?.new_password === undefined;
