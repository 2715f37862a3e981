// `npm run seed -- --users 1000`: fills the database of the settings with made-up users of two years.
import { parseArgs } from 'node:util';
import { readConfig } from '@pawsume/server/config';
import { openDatabase } from '@pawsume/server/db/open';
import { newToken } from '@pawsume/server/lib/secrets';
import { StartError } from '@pawsume/server/lib/start-error';
import { hasUsers } from './queries.ts';
import { demandEmpty, demandPlayground } from './refusals.ts';
import { type Seeded, seedDatabase } from './seed.ts';

const MOST_USERS = 1_000_000;

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    add: { type: 'boolean', default: false },
    'yes-i-know': { type: 'boolean', default: false },
  },
});

const numberIn = (option: 'users' | 'seed', most: number): number => {
  const number = Number(values[option]);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new StartError(`--${option}: please give a whole number from 1 to ${most.toLocaleString('en')}.`);
};

const tell = (sentence: string) => process.stdout.write(sentence);

const tellWhoIsThere = ({ admin, owner, shelter }: Seeded, password: string): void => {
  tell(`\nEverybody logs in with the password ${password}\n`);
  tell(`  administrator (at /admin/login)  ${admin}\n`);
  if (owner) tell(`  somebody who bought something    ${owner}\n`);
  if (shelter) tell(`  a shelter with many pets         ${shelter}\n`);
};

const seed = async (): Promise<void> => {
  const users = numberIn('users', MOST_USERS);
  const number = numberIn('seed', 2 ** 31 - 1);
  const config = readConfig();
  demandPlayground({ ...config, environment: process.env.NODE_ENV }, values['yes-i-know']);
  const { db, close } = await openDatabase(config);
  try {
    demandEmpty(await hasUsers(db), values.add);
    // Nobody can look this one up, whatever the seed.
    const password = newToken().slice(0, 16);
    const onProgress = (done: number) => tell(`\r${done.toLocaleString('en')} of ${users.toLocaleString('en')} users`);
    const options = { users, seed: number, password, prices: config.prices, until: new Date(), onProgress };
    tellWhoIsThere(await seedDatabase(db, options), password);
  } finally {
    await close();
  }
};

try {
  await seed();
} catch (error) {
  const isKnown = error instanceof StartError;
  process.stderr.write(`\n${isKnown ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
