import { Client, type ClientConfig, DatabaseError, type QueryResult } from 'pg';

/** What reads or writes rows; the rest is asked once, or may not be prepared. */
const OF_ROWS = /^\s*(select|insert|update|delete|with)\b/i;
/** More than the product has: what comes after it is parsed each time. */
const MOST = 500;
const IS_IDLE = 'I';

/** One name for each text, for all connections. */
const names = new Map<string, string>();

/**
 * A connection on which each statement is parsed and planned once. Not for poolers, where the next transaction may run on
 * another one; nor within transactions, which one outdated plan would end.
 */
export class PreparingClient extends Client {
  #generation = 0;

  constructor(config?: ClientConfig) {
    super(config);
    // Not as a method: the many ways to call `query` cannot be written down again in one signature.
    Object.assign(this, { query: (...asked: unknown[]) => this.#ask(asked) });
  }

  #ask(asked: unknown[]): unknown {
    const [text, values] = asked;
    if (typeof text === 'string' && Array.isArray(values) && asked.length === 2) {
      const name = this.getTransactionStatus() === IS_IDLE ? nameOf(text) : null;
      if (name !== null) return this.#prepared(`${name}_${this.#generation}`, text, values);
    }
    return Reflect.apply(super.query, this, asked);
  }

  async #prepared(name: string, text: string, values: unknown[]): Promise<QueryResult> {
    try {
      return await super.query({ name, text, values });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      // It was refused before anything of it was done.
      this.#generation += 1;
      return await super.query(text, values);
    }
  }
}

const nameOf = (text: string): string | null => {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MOST || !OF_ROWS.test(text)) return null;
  const name = `statement_${names.size}`;
  names.set(text, name);
  return name;
};

/** A migration of a newer version changed the columns of what a statement with `*` reads; told apart in every language. */
const isOutdated = (error: unknown): boolean =>
  error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery';
