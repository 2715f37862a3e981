import { rm } from 'node:fs/promises';
import { medianMs } from '../median.ts';
import type { Comparison } from '../report.ts';
import { PRODUCT, run } from '../running.ts';
import { ask, logInAdmin, seedPlace } from '../seeded.ts';

const FEW = 1000;
const MANY = 100_000;
const AT_MOST_MS = 300;
const STARTS = 3;
/** Of the longest span: what came before it is counted too. */
const DAYS = 365;

/** How long an administrator waits for the numbers of a year on the embedded database, by users: right after a start, and later. */
export const compareNumbers = async (): Promise<Comparison[]> => {
  const few = await waitsAt(FEW);
  const many = await waitsAt(MANY);
  return (['first', 'later'] as const).map((call) => ({
    what: `the numbers of a year with ${MANY} users against ${FEW}, ${call}`,
    ours: `${many[call].toFixed(0)} ms`,
    theirs: `${few[call].toFixed(0)} ms`,
    ratio: many[call] / few[call],
    bound: `under ${AT_MOST_MS} ms`,
    holds: many[call] < AT_MOST_MS,
  }));
};

/** Medians in milliseconds: of the first call after each of some starts, and of those after it. */
const waitsAt = async (users: number): Promise<{ first: number; later: number }> => {
  const { dataDir, admin } = await seedPlace(users);
  const first: number[] = [];
  let later = Number.NaN;
  for (let start = 0; start < STARTS; start += 1) {
    const server = await run(PRODUCT, { DATA_DIR: dataDir, PORT: '3947' });
    const token = await logInAdmin(server.url, admin);
    // What else a start does is over when another call has been answered.
    await ask(server.url, token, '/admin/users');
    const numbers = () => ask(server.url, token, `/admin/numbers?days=${DAYS}`);
    first.push(await medianMs(numbers, { warm: 0, times: 1 }));
    later = await medianMs(numbers, { warm: 2, times: 15 });
    await server.stop();
  }
  await rm(dataDir, { recursive: true, force: true });
  return { first: first.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN, later };
};
