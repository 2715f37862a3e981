// `npm run admin`: COMMANDS says what it does.

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { registration } from '@pawsume/contract/auth';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import type { Db } from './db/types.ts';
import { removeAllFactors } from './features/auth/factor/remove-all-factors.ts';
import { makeAdmin } from './features/auth/make-admin.ts';
import { demandGoodPassword } from './features/auth/password-rule.ts';
import { usernameKey } from './features/auth/username.ts';
import { findUserByKey } from './features/users/queries.ts';
import { AppError } from './lib/app-error.ts';
import { explainStart, StartError } from './lib/start-error.ts';

const REMOVE_FACTOR = '--remove-second-factor';

const COMMANDS = `npm run admin -- USERNAME
    Makes an administrator, or gives one a new password. Asks for the password, or takes ADMIN_PASSWORD.
npm run admin -- ${REMOVE_FACTOR} USERNAME
    Removes anybody's passkeys, authenticator app and recovery codes, and logs them out.
npm run admin -- --help
    Lists these commands.

Administrators help everybody else in the dashboard: data, deletion, email address, letters.`;

/** Asks for a password without showing it; where nobody sits at a terminal, takes the first line that is piped in. */
const askPassword = async (question: string): Promise<string> => {
  const { stdin, stdout } = process;
  if (stdin.isTTY) stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY === true });
  try {
    const { value } = await lines[Symbol.asyncIterator]().next();
    return value ?? '';
  } finally {
    lines.close();
    if (stdin.isTTY) stdout.write('\n');
  }
};

const fields = registration.pick({ username: true, password: true });

const withDatabase = async (config: ReturnType<typeof readConfig>, work: (db: Db) => Promise<string>) => {
  const { db, close } = await openDatabase(config);
  return work(db).finally(close);
};

const removeFactorOf = (username: string): Promise<string> =>
  withDatabase(readConfig(), async (db) => {
    const user = await findUserByKey(db, usernameKey(username));
    if (!user) throw new StartError(`There is no account "${username}".`);
    await removeAllFactors(db, user.id);
    return `${username} logs in with the password alone now, and is logged out everywhere.`;
  });

const makeAdminOf = async (given: string): Promise<string> => {
  const config = readConfig();
  const password = config.adminPassword ?? (await askPassword(`Password for ${given}: `));
  const checked = fields.safeParse({ username: given, password });
  if (!checked.success) throw new StartError(checked.error.issues[0]?.message ?? 'This cannot be used.');
  const refuseCommonPasswords = config.refuseCommonAdminPasswords;
  await demandGoodPassword({ refuseCommonPasswords }, { ...checked.data, field: 'password' });
  return withDatabase(config, async (db) => {
    const done = await makeAdmin({ db, now: new Date() }, checked.data);
    return done === 'made' ? `${given} is an administrator now.` : `${given} has a new password and is logged out.`;
  });
};

const run = (first = '', second = '', ...rest: string[]): Promise<string> | string => {
  if (first === '--help') return COMMANDS;
  if (first === REMOVE_FACTOR && second && rest.length === 0) return removeFactorOf(second);
  if (first && !first.startsWith('--') && !second) return makeAdminOf(first);
  throw new StartError(COMMANDS);
};

try {
  process.stdout.write(`${await run(...process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof AppError ? error.message : explainStart(error)}\n`);
  process.exitCode = 1;
}
