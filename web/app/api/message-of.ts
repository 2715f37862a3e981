import { ApiError } from './api-error.ts';

/** The sentence to show for a failure: the server's if it gave one, else the screen's own. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.sentence) || fallback;

export interface Explanation {
  sentence: string;
  /** Sentences that belong to single fields, by the field's name. */
  fields: Record<string, string>;
}

/** For forms: turns a failure into what the form shows. */
export const explainWith =
  (fallback: string) =>
  (error: unknown): Explanation => ({
    sentence: messageOf(error, fallback),
    fields: error instanceof ApiError ? error.fields : {},
  });
