import { randomText } from '../common/secrets.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const TOKEN_LIVES_SECONDS = 32_400;

/** Access tokens and when each ends. */
export class Tokens {
  readonly #ends = new Map<string, number>();

  issue(): string {
    const token = `A21AA${randomText(ALPHABET, 92)}`;
    this.#ends.set(token, Date.now() + TOKEN_LIVES_SECONDS * 1000);
    return token;
  }

  isValid(token: string): boolean {
    return (this.#ends.get(token) ?? 0) > Date.now();
  }

  /** From now on no token given out so far is worth anything. */
  expireAll(): void {
    this.#ends.clear();
  }
}
