import { rm } from 'node:fs/promises';
import { startPostgres } from '@pawsume/server/test/harness/postgres';
import type { Comparison } from '../report.ts';
import { PRODUCT, type Running, run } from '../running.ts';
import { logIn, logInAdmin, type SeededPlace, seedPlace } from '../seeded.ts';
import { type Asked, callsAt } from './calls.ts';

const FEW = 1000;
const MANY = 100_000;
const AT_MOST = 1.5;
/** Below that the clock and the network say more than the database. */
const LEAST_MS = 1;
const WARM = 5;
const TIMES = 41;

interface Place {
  seeded: SeededPlace;
  server: Running;
  calls: Asked[];
}

/** How much longer calls take with many users than with few. */
export const compareEmbedded = (): Promise<Comparison[]> => compareOn('embedded', async () => null);

/** The same on PostgreSQL. */
export const comparePostgres = async (): Promise<Comparison[]> => {
  const postgres = await startPostgres();
  try {
    return await compareOn('PostgreSQL', () => postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
};

const compareOn = async (kind: string, newDatabase: () => Promise<string | null>): Promise<Comparison[]> => {
  const few = await openPlace(FEW, await newDatabase(), '4150');
  const many = await openPlace(MANY, await newDatabase(), '4170');
  const rows: Comparison[] = [];
  for (const [at, call] of many.calls.entries()) {
    const same = few.calls[at];
    if (same) rows.push(await compareCall(kind, call, same));
  }
  await closePlace(few);
  await closePlace(many);
  return rows;
};

const openPlace = async (users: number, databaseUrl: string | null, port: string): Promise<Place> => {
  const seeded = await seedPlace(users, databaseUrl);
  const settings = { DATA_DIR: seeded.dataDir, DATABASE_URL: databaseUrl ?? '', PORT: port, LOG_LEVEL: 'silent' };
  const server = await run(PRODUCT, settings);
  const { url } = server;
  const admins = await Promise.all(seeded.admins.map((username) => logInAdmin(url, username)));
  const owner = await logIn(url, seeded.typical);
  return { seeded, server, calls: callsAt(url, { admins, owner, typical: seeded.typical }) };
};

const closePlace = async ({ seeded, server }: Place): Promise<void> => {
  await server.stop();
  await rm(seeded.dataDir, { recursive: true, force: true });
};

const compareCall = async (kind: string, many: Asked, few: Asked): Promise<Comparison> => {
  const [withMany, withFew] = await mediansInTurn(many.ask, few.ask);
  const ratio = Math.max(withMany, LEAST_MS) / Math.max(withFew, LEAST_MS);
  return {
    what: `${many.what} with ${MANY} users against ${FEW}, ${kind}`,
    ours: `${withMany.toFixed(1)} ms`,
    theirs: `${withFew.toFixed(1)} ms`,
    ratio,
    bound: `at most ${AT_MOST}×`,
    holds: ratio <= AT_MOST,
  };
};

/** The medians of both, in milliseconds. They take turns, so that whatever else the machine does slows down both. */
const mediansInTurn = async (one: () => Promise<void>, other: () => Promise<void>): Promise<[number, number]> => {
  const durations: [number[], number[]] = [[], []];
  for (let turn = 0; turn < WARM + TIMES; turn += 1) {
    for (const [at, work] of [one, other].entries()) {
      const start = performance.now();
      await work();
      if (turn >= WARM) durations[at === 0 ? 0 : 1].push(performance.now() - start);
    }
  }
  return [medianOf(durations[0]), medianOf(durations[1])];
};

const medianOf = (durations: number[]): number =>
  durations.sort((one, other) => one - other)[Math.floor(durations.length / 2)] ?? Number.NaN;
