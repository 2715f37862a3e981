import { ApiError } from './api-error.ts';

/** The message to show for a failure: the server's if it gave one, else the screen's own. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.reason) || fallback;

export interface Explanation {
  message: string;
  /** Messages that belong to single fields, by the field's name. */
  fields: Record<string, string>;
}

/** For forms: turns a failure into what the form shows. */
export const explainWith =
  (fallback: string) =>
  (error: unknown): Explanation => ({
    message: messageOf(error, fallback),
    fields: error instanceof ApiError ? error.fields : {},
  });
