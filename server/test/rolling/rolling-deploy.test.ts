import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { atEnd } from '../harness/at-end.ts';
import { startBalancer } from '../harness/balancer.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { PASSWORD, PROFILE } from '../harness/make.ts';
import { startPostgres } from '../harness/postgres.ts';
import { runsAll } from '../harness/runs-all.ts';
import { spawnServer } from '../harness/spawn-server.ts';
import { clientOf, petForm } from '../process/client.ts';
import { checkOut, findReleased } from './released-sources.ts';

const OWNERS = 3;
const BESIDE_EACH_OTHER_MS = 60_000;
/** Within the limit of texts. */
const TEXT_EVERY = 10;
const PAUSE_MS = 200;

/** Somebody who uses the product until told to end. Throws at the first answer that is none of ours. */
const live = async (url: string, n: number, isOver: () => boolean): Promise<number> => {
  const send = clientOf(url);
  const account = { username: `roller${n}`, password: PASSWORD, email: `r${n}@example.com`, name: 'R' };
  await send('POST', '/auth/register', '', account);
  const { token } = z.object({ token: z.string() }).parse(await send('POST', '/auth/login', '', account));
  await send('PUT', '/user/me', token, PROFILE);
  const { pet_id } = z.object({ pet_id: z.int() }).parse(await send('POST', '/pet/form/step1', token, petForm('Pip')));
  let rounds = 0;
  for (; !isOver(); rounds += 1) {
    await send('PUT', '/user/me', token, PROFILE);
    await send('GET', '/user/pets', token);
    if (rounds % TEXT_EVERY === 0) await send('POST', `/pet/generate-resume/${pet_id}`, token);
    await send('GET', '/user/resumes', token);
    await sleep(PAUSE_MS);
  }
  return rounds;
};

const released = runsAll ? findReleased() : null;
if (runsAll && released === null) {
  process.stdout.write('LEFT OUT: a rolling deploy. The history of the repository is not here.\n');
}

test.skipIf(released === null)(
  'the version before and this one serve beside each other, and nothing is refused while one takes over',
  { timeout: 300_000 },
  async () => {
    const postgres = await startPostgres();
    atEnd(() => postgres.stop());
    const settings = { DATABASE_URL: await postgres.createDatabase() };
    const start = async (how: { main?: string }) => {
      const server = await spawnServer(await emptyDataDir(), settings, how);
      atEnd(() => server.kill());
      return server;
    };
    const old = await start({ main: join(await checkOut(released ?? ''), 'server/src/main.ts') });
    const servers = new Set([old.url]);
    const { url, ready } = await startBalancer(servers);
    let isOver = false;
    const people = Array.from({ length: OWNERS }, (_, n) => live(url, n, () => isOver));
    const lives = Promise.all(people);
    // Else a failure before it is waited for would be nobody's.
    lives.catch(() => undefined);
    const next = await start({});
    servers.add(next.url);
    await Promise.race([lives, sleep(BESIDE_EACH_OTHER_MS)]);
    await expect.poll(() => ready.size).toBe(2);
    old.signal('SIGTERM');
    expect(await old.gone).toBe(0);
    await Promise.race([lives, sleep(BESIDE_EACH_OTHER_MS / 3)]);
    isOver = true;
    for (const rounds of await lives) expect(rounds).toBeGreaterThan(2);
  },
);
