import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '@pawsume/server/test/harness/postgres';
import { makePeople } from '../hold/people.ts';
import { requestsPerSecond } from '../me/requests-per-second.ts';
import { type Comparison, print } from '../report.ts';
import { PRODUCT, type Running, run } from '../running.ts';
import { CALLS_A_JOURNEY, KINDS } from './journey.ts';
import { climb, kneeOf, measureAt, percentiles, type Step } from './steps.ts';

// How much one machine serves, with PostgreSQL, the servers and those who ask all on it:
// `npm run bench:load -- --minutes 10` (as long as memory is watched).
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);

const PEOPLE = 60;
const PORT = '38480';
const ROUNDS = 3;
const READS_WITHIN = 1.5;
const SHARE_OF_KNEE = 0.7;
const P99_WITHIN = 5;
const MEMORY_WITHIN = 1.1;

const GENERATOR = fileURLToPath(new URL('generator.ts', import.meta.url));
const BARE = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const milliseconds = (value: number) => value.toFixed(1).padStart(7);

const tell = ({ perSecond, answeredPerSecond, calls, journeys, of, failures, megabytes }: Step): void => {
  const kinds = KINDS.map((kind) => `${kind} ${milliseconds(of[kind].p50)} /${milliseconds(of[kind].p99)}`).join('   ');
  const failed = Object.entries(failures).map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(
    `${String(perSecond).padStart(5)} asked, ${answeredPerSecond.toFixed(0).padStart(4)} answered a second   ` +
      `calls ${milliseconds(calls.p50)} /${milliseconds(calls.p99)} ms   journeys ${milliseconds(journeys.p50)} /${milliseconds(journeys.p99)} ms   (${kinds})   ` +
      `${failed.join(', ') || 'no failures'}   ${megabytes.toFixed(0)} MB\n`,
  );
};

const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase();
const names = Array.from({ length: PEOPLE }, (_, number) => `person${number}`);
const people = await makePeople(folder, PORT, names, databaseUrl);
const generator = await run(GENERATOR, {});
const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT, LOG_LEVEL: 'silent' };

type World = { generator: Running; server: Running; urls: string[]; people: typeof people };

const compareReads = async ({ server }: World): Promise<Comparison> => {
  const bare = await run(BARE, {}, databaseUrl);
  const token = people[0]?.token ?? '';
  let [ours, theirs] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours += await requestsPerSecond(server.url, token);
    theirs += await requestsPerSecond(bare.url, token);
  }
  await bare.stop();
  const ratio = theirs / ours;
  return {
    what: 'GET /api/user/me on PostgreSQL, the product against a bare Fastify route with pg and the same query',
    ours: `${Math.round(ours / ROUNDS)} requests/s`,
    theirs: `${Math.round(theirs / ROUNDS)} requests/s`,
    ratio,
    bound: `within ${READS_WITHIN}×`,
    holds: ratio <= READS_WITHIN,
  };
};

/** At 70 % of the knee: the p99 of a journey beside its p50, and memory at the end beside what it was after a minute. */
const compareBelowKnee = async (world: World, knee: Step): Promise<Comparison[]> => {
  const perSecond = Math.round(knee.perSecond * SHARE_OF_KNEE);
  process.stdout.write(`70 % of the knee, for ${minutes} minutes\n`);
  const steps: Step[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const step = await measureAt(world, { perSecond, seconds: 60, seed: minute + 2 });
    steps.push(step);
    tell(step);
  }
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return [];
  const { p50, p99 } = percentiles(steps.flatMap(({ journeyWaits }) => journeyWaits));
  const failures = steps.flatMap((step) => Object.values(step.failures)).reduce((sum, count) => sum + count, 0);
  const ratio = last.megabytes / first.megabytes;
  return [
    {
      what: `p99 of a journey of ${CALLS_A_JOURNEY} calls beside its p50, at ${perSecond} calls a second`,
      ours: `${p99.toFixed(0)} ms`,
      theirs: `${p50.toFixed(0)} ms`,
      ratio: p99 / p50,
      bound: `at most ${P99_WITHIN}×`,
      holds: p99 <= p50 * P99_WITHIN,
    },
    {
      what: `memory of all processes of the server after ${minutes} minutes, and after one`,
      ours: `${last.megabytes.toFixed(0)} MB`,
      theirs: `${first.megabytes.toFixed(0)} MB`,
      ratio,
      bound: `within ${MEMORY_WITHIN}×`,
      holds: ratio <= MEMORY_WITHIN,
    },
    {
      what: 'calls that were not answered well, and those that may not be',
      ours: String(failures),
      theirs: '0',
      ratio: failures,
      bound: 'none',
      holds: failures === 0,
    },
  ];
};

const server = await run(PRODUCT, settings);
const world = { generator, server, urls: [server.url], people };
process.stdout.write('\np50 / p99 in milliseconds\n');
const knee = kneeOf(await climb(world, tell));
if (!knee) throw new Error('not even the first rate was served');
const rows = [await compareReads(world), ...(await compareBelowKnee(world, knee))];
await server.stop();
await generator.stop();
await postgres.stop();
await rm(folder, { recursive: true, force: true });

process.stdout.write('\n');
process.exit(print(rows) ? 0 : 1);
