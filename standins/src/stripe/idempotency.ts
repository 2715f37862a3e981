import type { Answer } from './answer.ts';
import { invalidRequest, StripeFault } from './stripe-fault.ts';

interface Saved {
  path: string;
  params: string;
  answer: Answer | null;
}

const idempotencyError = (status: number, message: string, code?: string): StripeFault =>
  new StripeFault(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) });

/** The first answer under a key is the answer under that key. */
export class IdempotencyKeys {
  readonly #saved = new Map<string, Saved>();

  /** The answer to repeat, or null where the call is new and may run; then it must be saved or forgotten. */
  begin(key: string, path: string, params: string): Answer | null {
    if (key.length > 255) throw invalidRequest('Idempotency keys may be at most 255 characters long.');
    const earlier = this.#saved.get(key);
    if (!earlier) {
      this.#saved.set(key, { path, params, answer: null });
      return null;
    }
    if (earlier.path !== path) {
      throw idempotencyError(
        400,
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${earlier.path}').`,
      );
    }
    if (earlier.params !== params) {
      throw idempotencyError(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (!earlier.answer) {
      throw idempotencyError(
        409,
        'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through).',
        'idempotency_key_in_use',
      );
    }
    return earlier.answer;
  }

  save(key: string, answer: Answer): void {
    const saved = this.#saved.get(key);
    if (saved) this.#saved.set(key, { ...saved, answer });
  }

  /** A call that was refused before it began leaves no trace. */
  forget(key: string): void {
    this.#saved.delete(key);
  }
}
