import { rm } from 'node:fs/promises';
import { startPostgres } from '@pawsume/server/test/harness/postgres';
import { medianMs } from '../median.ts';
import type { Comparison } from '../report.ts';
import { PRODUCT, run } from '../running.ts';
import { logIn, logInAdmin, seedPlace } from '../seeded.ts';
import { callsAt } from './calls.ts';

const USERS = 100_000;
const AT_MOST_MS = 300;

/** How long calls take with many users, embedded and on PostgreSQL. */
export const compareManyUsers = async (): Promise<Comparison[]> => {
  const embedded = await measureOn('embedded', null);
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await measureOn('PostgreSQL', await postgres.createDatabase()))];
  } finally {
    await postgres.stop();
  }
};

const measureOn = async (kind: string, databaseUrl: string | null): Promise<Comparison[]> => {
  const { dataDir, ...seeded } = await seedPlace(USERS, databaseUrl);
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PORT: '4170', LOG_LEVEL: 'silent' };
  const server = await run(PRODUCT, settings);
  const { url } = server;
  const admins = await Promise.all(seeded.admins.map((username) => logInAdmin(url, username)));
  const owner = await logIn(url, seeded.typical);
  const rows: Comparison[] = [];
  for (const { what, ask } of callsAt(url, { admins, owner, typical: seeded.typical })) {
    const ms = await medianMs(ask, { warm: 5, times: 41 });
    rows.push({
      what: `${what} with ${USERS} users, ${kind}`,
      ours: `${ms.toFixed(1)} ms`,
      theirs: `${AT_MOST_MS} ms`,
      ratio: ms / AT_MOST_MS,
      bound: `under ${AT_MOST_MS} ms`,
      holds: ms < AT_MOST_MS,
    });
  }
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  return rows;
};
