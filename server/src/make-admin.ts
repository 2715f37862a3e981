// `npm run admin -- USERNAME`: makes an administrator, or gives one a new password.
// `npm run admin -- --remove-second-factor USERNAME`: lets anybody in again who has lost it.

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { registration } from '@pawsume/contract/auth';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { removeAllFactors } from './features/auth/factor/remove-all-factors.ts';
import { makeAdmin } from './features/auth/make-admin.ts';
import { demandGoodPassword } from './features/auth/password-rule.ts';
import { usernameKey } from './features/auth/username.ts';
import { findUserByKey } from './features/users/queries.ts';
import { AppError } from './lib/app-error.ts';
import { StartError } from './lib/start-error.ts';

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

const REMOVE_FACTOR = '--remove-second-factor';

const removeFactorOf = async (username: string | undefined): Promise<string> => {
  if (!username) throw new StartError(`Please say whose: npm run admin -- ${REMOVE_FACTOR} USERNAME`);
  const { db, close } = await openDatabase(readConfig());
  try {
    const user = await findUserByKey(db, usernameKey(username));
    if (!user) throw new StartError(`There is no account "${username}".`);
    await removeAllFactors(db, user.id);
    return `${username} logs in with the password alone now, and is logged out everywhere.`;
  } finally {
    await close();
  }
};

const makeAdminOf = async (given: string | undefined): Promise<string> => {
  const config = readConfig();
  if (!given) throw new StartError('Please say who: npm run admin -- USERNAME');
  const password = config.adminPassword ?? (await askPassword(`Password for ${given}: `));
  const checked = fields.safeParse({ username: given, password });
  if (!checked.success) throw new StartError(checked.error.issues[0]?.message ?? 'This cannot be used.');
  const refuseCommonPasswords = config.refuseCommonAdminPasswords;
  await demandGoodPassword({ refuseCommonPasswords }, { ...checked.data, field: 'password' });
  const { db, close } = await openDatabase(config);
  try {
    const done = await makeAdmin({ db, now: new Date() }, checked.data);
    return done === 'made' ? `${given} is an administrator now.` : `${given} has a new password and is logged out.`;
  } finally {
    await close();
  }
};

try {
  const [first, second] = process.argv.slice(2);
  const done = first === REMOVE_FACTOR ? await removeFactorOf(second) : await makeAdminOf(first);
  process.stdout.write(`${done}\n`);
} catch (error) {
  const isKnown = error instanceof StartError || error instanceof AppError;
  process.stderr.write(`${isKnown ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
