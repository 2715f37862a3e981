import { appendFileSync, writeFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { nameOfCall, nameOfStatement } from './io-names.ts';
import { openProtocolNames } from './protocol-names.ts';

/** Which I/O from now on, counted from 1, is the last: it is not sent any more, or its answer is not seen any more. */
export interface KillPoint {
  nth: number;
  when: 'before' | 'after';
}

let armed: { point: KillPoint; journal: string; seen: number } | null = null;
let embedded: PGlite | null = null;

/** Counts the I/O of this process from now on, notes its names in the file `journal`, and ends the process at `point`. */
export const arm = (point: KillPoint, journal: string): void => {
  writeFileSync(journal, '');
  armed = { point, journal, seen: 0 };
};

export const disarm = (): void => {
  armed = null;
};

/** Asks the embedded database without being counted. */
export const askEmbedded = async (sql: string, parameters: unknown[]) => {
  if (!embedded) throw new Error('There is no embedded database.');
  const { rows, affectedRows } = await ask.call(embedded, sql, parameters);
  return { rows, affectedRows };
};

// Nothing runs after it, no handler and no flush: the power is gone as far as this process can tell.
const die = () => process.kill(process.pid, 'SIGKILL');

/** Returns whether the process is to end once the answer is there. */
const isLast = (name: string): boolean => {
  if (!armed) return false;
  const { point, journal } = armed;
  armed.seen += 1;
  appendFileSync(journal, `${name}\n`);
  if (armed.seen !== point.nth) return false;
  if (point.when === 'before') die();
  return true;
};

/** The same function; each call of it that has a name is an I/O. */
const watched = <F extends (...given: never[]) => unknown>(
  io: F,
  nameOf: (...given: Parameters<F>) => string | null,
): F =>
  new Proxy(io, {
    apply(target, self, given: Parameters<F>) {
      if (self instanceof PGlite) embedded = self;
      const name = nameOf(...given);
      const last = name !== null && isLast(name);
      const answer = Reflect.apply(target, self, given);
      return last ? Promise.resolve(answer).then(die) : answer;
    },
  });

const ask = PGlite.prototype.query;
PGlite.prototype.query = watched(ask, nameOfStatement);
PGlite.prototype.execProtocol = watched(PGlite.prototype.execProtocol, openProtocolNames());
Client.prototype.query = watched(Client.prototype.query, nameOfStatement);
globalThis.fetch = watched(fetch, nameOfCall);
ServerResponse.prototype.writeHead = watched(ServerResponse.prototype.writeHead, (status) => `answer ${status}`);
