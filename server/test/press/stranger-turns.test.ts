import { setImmediate } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { openStrangerGate } from '#lib/stranger-gate';
import { sharedProcesses } from '../harness/shared-processes.ts';
import { named } from './pages.ts';

type Asker = number | string;

/** The order in which these askers are let in, two at a time, where each takes equally long. */
const orderOf = async (askers: readonly Asker[]): Promise<Asker[]> => {
  const gate = openStrangerGate({ width: 2, maxWaitingEach: 8, maxWaiting: 64, busy: () => new Error('Too many.') });
  const begun: Asker[] = [];
  const work = async (asker: Asker) => {
    begun.push(asker);
    await setImmediate();
  };
  await Promise.all(askers.map((asker) => gate.pass(asker, () => work(asker))));
  return begun;
};

const many = (asker: (n: number) => Asker) => Array.from({ length: 20 }, (_, n) => asker(n));

test('readers of the links of many owners keep a user waiting for at most one of them', async () => {
  const begun = await orderOf([...many((n) => `readers of ${n}`), 7]);
  expect(begun.indexOf(7)).toBeLessThan(2);
});

test('many users keep a reader of a link waiting for the pages under way only', async () => {
  const begun = await orderOf([...many((n) => n + 1), 'readers of 7']);
  expect(begun.indexOf('readers of 7')).toBeLessThan(3);
});

test('owners take turns for their readers, however many pages one of them is asked for', async () => {
  const begun = await orderOf([...Array.from({ length: 8 }, () => 'readers of 1'), 'readers of 2']);
  expect(begun.indexOf('readers of 2')).toBeLessThan(2);
});

const { press } = sharedProcesses();
beforeAll(async () => {
  // Both processes are started, and neither has to begin when the turns are counted.
  await Promise.all([1, 2].map((user) => press.renderPdf(named(`Start ${user}`), null, user)));
});

test('users take turns with readers at the press', async () => {
  const done: Asker[] = [];
  const make = async (asker: Asker, index: number) => {
    await press.renderPdf(named(`Page ${index} of ${asker}`), null, asker);
    done.push(asker);
  };
  await Promise.all([...many((n) => `readers of ${n}`), 7].map(make));
  // One process may be several times slower than the other.
  expect(done.indexOf(7)).toBeLessThan(15);
});
