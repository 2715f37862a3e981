import { arrive, type Rate } from './arrivals.ts';
import { drawCall, KINDS } from './mixed-calls.ts';
import type { Load, Order } from './order.ts';

/** Asks the servers in turn, as a balancer without memory would, and notes from when each call was due to its answer's end. */
const load = async ({ urls, people, ...rate }: Order & Rate): Promise<Load> => {
  const waits = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Load['waits'];
  const failures: Load['failures'] = {};
  let asked = 0;
  const begun = performance.now();
  await arrive(rate, async (due, chance) => {
    const url = urls[asked % urls.length] ?? '';
    asked += 1;
    const { kind, call } = drawCall(url, people, chance);
    const status = await call();
    waits[kind].push(performance.now() - due);
    if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
  });
  return { waits, failures, seconds: (performance.now() - begun) / 1000 };
};

process.on('message', async (order: string) => process.send?.(await load(JSON.parse(order))));
process.stdout.write('is ready at its-end\n');
