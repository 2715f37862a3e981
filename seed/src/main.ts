// `npm run seed -- --users 1000`: fills the database of the settings with made-up users of two years.
import { parseArgs } from 'node:util';
import { readConfig } from '@pawsume/server/config';
import { openDatabase } from '@pawsume/server/db/open';
import { newToken } from '@pawsume/server/lib/secrets';
import { StartError } from '@pawsume/server/lib/start-error';
import { demandEmpty, demandPlayground } from './refusals.ts';
import { seedDatabase } from './seed.ts';

const MOST_USERS = 1_000_000;

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    'yes-i-know': { type: 'boolean', default: false },
  },
});

const tell = (sentence: string) => process.stdout.write(sentence);

const seed = async (): Promise<void> => {
  const users = Number(values.users);
  if (!(Number.isInteger(users) && users >= 1 && users <= MOST_USERS)) {
    throw new StartError(`--users: please give a whole number from 1 to ${MOST_USERS.toLocaleString('en')}.`);
  }
  const config = readConfig();
  demandPlayground({ ...config, environment: process.env.NODE_ENV }, values['yes-i-know']);
  const { db, close } = await openDatabase(config);
  try {
    await demandEmpty(db);
    // Nobody can look this one up.
    const password = newToken().slice(0, 16);
    const onProgress = (done: number) => tell(`\r${done.toLocaleString('en')} of ${users.toLocaleString('en')} users`);
    const options = { users, password, prices: config.prices, until: new Date(), onProgress };
    const { admin, owner, shelter } = await seedDatabase(db, options);
    tell(`\nEverybody logs in with the password ${password}\n`);
    tell(`  administrator (at /admin/login)  ${admin}\n`);
    tell(`  somebody who bought something    ${owner}\n`);
    tell(`  a shelter with many pets         ${shelter}\n`);
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
