import { adminLogin, login } from '@pawsume/contract/auth';
import { getHealth } from '@pawsume/contract/system';
import { expect, test } from 'vitest';
import { PASSWORD } from '../harness/make.ts';
import { pathOf } from '../harness/send.ts';
import { startApp } from '../harness/start-app.ts';
import { superiority } from '../harness/superiority.ts';
import { someone, tally } from './strangers.ts';

const ACCOUNTS = 12;
const TRIES_EACH = 5;

const app = await startApp();
const known: string[] = [];
for (let n = 0; n < ACCOUNTS; n += 1) known.push(await someone(app));

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const timed = async (call: typeof login | typeof adminLogin, username: string) => {
  const started = performance.now();
  const reply = await app.send(call, { body: { username, password: 'not the password' } });
  expect(reply).toMatchObject({ status: 401, code: 'wrong_credentials' });
  return performance.now() - started;
};

/** Known and unknown usernames by turns, so that whatever else the machine does hits both alike. */
const sample = async (call: typeof login | typeof adminLogin, names: string[]) => {
  const taken: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let n = 0; n < names.length * TRIES_EACH; n += 1) {
    const name = names[n % names.length] ?? '';
    taken.known.push(await timed(call, name));
    taken.unknown.push(await timed(call, `${name}.unknown`));
  }
  return taken;
};

test.each([
  ['logging in', login, 0],
  ['logging in as administrator', adminLogin, ACCOUNTS / 2],
] as const)('%s takes as long for an unknown username as for a wrong password', async (_what, call, from) => {
  const names = known.slice(from, from + ACCOUNTS / 2);
  const { known: times, unknown } = await sample(call, names);
  // 30 of each: without the hash for nobody, every single one is told apart, and the ratio is above 3.
  expect(superiority(times, unknown)).toBeGreaterThan(0.2);
  expect(superiority(times, unknown)).toBeLessThan(0.8);
  expect(median(times) / median(unknown)).toBeGreaterThan(0.6);
  expect(median(times) / median(unknown)).toBeLessThan(1.7);
});

test('a hundred logins at once leave memory bounded, and other calls are answered meanwhile', async () => {
  const username = await someone(app);
  const right = { username, password: PASSWORD };
  await app.send(login, { body: right });
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 5);
  const names = Array.from({ length: 100 }, (_, n) => ({ username: `many${n}`, password: PASSWORD }));
  let running = true;
  const logins = Promise.all(names.map((body) => app.send(login, { body }))).finally(() => {
    running = false;
  });
  let answeredMeanwhile = 0;
  while (running) {
    expect((await fetch(app.url + pathOf(getHealth))).status).toBe(200);
    if (running) answeredMeanwhile += 1;
  }
  clearInterval(watch);
  expect(tally(await logins)).toEqual({ 401: 100 });
  // A hundred hashes of 19 MiB at once would be 1.9 GiB.
  expect(highest - before).toBeLessThan(250 * 1024 * 1024);
  expect(answeredMeanwhile).toBeGreaterThan(10);
});

test('more at once than the server can hash are told to come back', async () => {
  const names = Array.from({ length: 260 }, (_, n) => ({ username: `flood${n}`, password: PASSWORD }));
  const replies = await Promise.all(names.map((body) => app.send(login, { body })));
  const counts = tally(replies);
  expect(counts[503]).toBeGreaterThan(0);
  expect((counts[401] ?? 0) + (counts[503] ?? 0)).toBe(260);
  expect(await app.send(login, { body: { username: 'after', password: PASSWORD } })).toMatchObject({ status: 401 });
});
