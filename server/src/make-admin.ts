// `npm run admin -- USERNAME`: makes an administrator, or gives one a new password.
import { registration } from '@pawsume/contract/auth';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { makeAdmin } from './features/auth/make-admin.ts';
import { demandGoodPassword } from './features/auth/password-rule.ts';
import { AppError } from './lib/app-error.ts';
import { askPassword } from './lib/ask-password.ts';
import { StartError } from './lib/start-error.ts';

const fields = registration.pick({ username: true, password: true });

const run = async (given: string | undefined): Promise<string> => {
  const config = readConfig();
  if (!given) throw new StartError('Please say who: npm run admin -- USERNAME');
  const password = config.adminPassword ?? (await askPassword(`Password for ${given}: `));
  const checked = fields.safeParse({ username: given, password });
  if (!checked.success) throw new StartError(checked.error.issues[0]?.message ?? 'This cannot be used.');
  await demandGoodPassword(config, { ...checked.data, field: 'password' });
  const { db, close } = await openDatabase(config);
  try {
    const done = await makeAdmin({ db, now: new Date() }, checked.data);
    return done === 'made' ? `${given} is an administrator now.` : `${given} has a new password and is logged out.`;
  } finally {
    await close();
  }
};

try {
  process.stdout.write(`${await run(process.argv[2])}\n`);
} catch (error) {
  const isKnown = error instanceof StartError || error instanceof AppError;
  process.stderr.write(`${isKnown ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
