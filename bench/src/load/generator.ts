import { recordOf } from '@pawsume/contract/keys-of';
import { arrive, type Rate } from './arrivals.ts';
import { CALLS_A_JOURNEY, drawJourney, KINDS } from './journey.ts';
import type { Load, Order } from './order.ts';

/**
 * Begins journeys, each call at the next server, as a balancer without memory would; so often that as many calls are made as the
 * rate says. Notes how long each call took, and each journey from when it was due.
 */
const load = async ({ urls, people, perSecond, ...rate }: Order & Rate): Promise<Load> => {
  const waits: Load['waits'] = recordOf(KINDS, () => []);
  const journeys: Load['journeys'] = [];
  const failures: Load['failures'] = {};
  let asked = 0;
  const begun = performance.now();
  await arrive({ ...rate, perSecond: perSecond / CALLS_A_JOURNEY }, async (due, chance) => {
    const first = asked;
    for (const { kind, call } of drawJourney((n) => urls[(first + n) % urls.length] ?? '', people, chance)) {
      asked += 1;
      const before = performance.now();
      const status = await call();
      waits[kind].push(performance.now() - before);
      if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
    }
    journeys.push(performance.now() - due);
  });
  return { waits, journeys, failures, seconds: (performance.now() - begun) / 1000 };
};

process.on('message', async (order: string) => process.send?.(await load(JSON.parse(order))));
process.stdout.write('is ready at its-end\n');
