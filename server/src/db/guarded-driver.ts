import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type RootOperationNode,
  type TransactionSettings,
} from 'kysely';
import { isDatabaseAway } from '#lib/database-error';

/** As long as connecting is tried; where all connections were cut, each that the pool has left may be another lost one. */
const PATIENCE_MS = 4000;

/**
 * Kysely's driver, with two things added. What was lost with its connection and cannot have changed anything is asked
 * again on another one. And where timeouts cannot be given to a connection (`preamble`, behind a pooler), each
 * transaction begins with them, and each statement by itself becomes one.
 */
export class GuardedDriver implements Driver {
  readonly #driver: Driver;
  readonly #preamble: string | null;

  constructor(driver: Driver, preamble: string | null) {
    this.#driver = driver;
    this.#preamble = preamble;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<GuardedConnection> {
    return new GuardedConnection(this.#driver, await this.#driver.acquireConnection(), this.#preamble);
  }

  beginTransaction(connection: GuardedConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings);
  }

  commitTransaction(connection: GuardedConnection): Promise<void> {
    return connection.end((inner) => this.#driver.commitTransaction(inner));
  }

  rollbackTransaction(connection: GuardedConnection): Promise<void> {
    return connection.end((inner) => this.#driver.rollbackTransaction(inner));
  }

  releaseConnection(connection: GuardedConnection): Promise<void> {
    return connection.release();
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

const always = () => true;

class GuardedConnection implements DatabaseConnection {
  readonly #driver: Driver;
  readonly #preamble: string | null;
  #inner: DatabaseConnection;
  #isInTransaction = false;
  #isReleased = false;

  constructor(driver: Driver, inner: DatabaseConnection, preamble: string | null) {
    this.#driver = driver;
    this.#inner = inner;
    this.#preamble = preamble;
  }

  executeQuery<R>(query: CompiledQuery) {
    if (this.#isInTransaction) return this.#inner.executeQuery<R>(query);
    return this.#again(
      () => this.#executeAlone<R>(query),
      () => isPlainRead(query.query),
    );
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#inner.streamQuery<R>(query, chunkSize);
  }

  async begin(settings: TransactionSettings): Promise<void> {
    // Nothing of the transaction was asked yet: it may as well begin on another connection.
    await this.#again(async () => {
      await this.#driver.beginTransaction(this.#inner, settings);
      if (this.#preamble) await this.#inner.executeQuery(CompiledQuery.raw(this.#preamble));
    }, always);
    this.#isInTransaction = true;
  }

  async end(finish: (inner: DatabaseConnection) => Promise<void>): Promise<void> {
    await finish(this.#inner);
    this.#isInTransaction = false;
  }

  async release(): Promise<void> {
    if (this.#isReleased) return;
    this.#isReleased = true;
    await this.#driver.releaseConnection(this.#inner);
  }

  async #executeAlone<R>(query: CompiledQuery) {
    if (!this.#preamble) return this.#inner.executeQuery<R>(query);
    await this.#inner.executeQuery(CompiledQuery.raw(`begin; ${this.#preamble}`));
    const result = await this.#inner.executeQuery<R>(query);
    await this.#driver.commitTransaction(this.#inner);
    return result;
  }

  /** Ends what was begun, and finds out whether the connection is any good: else the pool would hand it out again. */
  async #tidied<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (this.#preamble || isDatabaseAway(error)) {
        await this.#driver.rollbackTransaction(this.#inner).catch(() => undefined);
      }
      throw error;
    }
  }

  /** Does it again on another connection where the first one was lost, if it may be done twice. */
  async #again<T>(work: () => Promise<T>, mayBeRepeated: () => boolean): Promise<T> {
    const begun = performance.now();
    for (;;) {
      try {
        return await this.#tidied(work);
      } catch (error) {
        if (!isDatabaseAway(error) || !mayBeRepeated() || performance.now() - begun > PATIENCE_MS) throw error;
        await this.#replace();
      }
    }
  }

  /** Lets go of the lost one first: where all were lost, none would be free for anybody. */
  async #replace(): Promise<void> {
    await this.release();
    this.#inner = await this.#driver.acquireConnection();
    this.#isReleased = false;
  }
}

/** What changes something, what locks, and text that we do not read. */
const MORE_THAN_READS = /^(Insert|Update|Delete|Merge)QueryNode$/;

/** Whether a statement only reads, and locks nothing: asked twice, it does what it does once. */
export const isPlainRead = (node: RootOperationNode): boolean =>
  node.kind === 'SelectQueryNode' && !node.endModifiers?.length && !changesSomething(node);

const changesSomething = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const kind: unknown = Reflect.get(part, 'kind');
  if (typeof kind === 'string' && MORE_THAN_READS.test(kind)) return true;
  return Object.values(part).some(changesSomething);
};
