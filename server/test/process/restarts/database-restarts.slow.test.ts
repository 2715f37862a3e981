import { beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../../harness/invariants.ts';
import type { RestartMode } from '../../harness/postgres-process.ts';
import { heldBy } from '../crash/provider-books.ts';
import { buyAll, holdings } from './buyers.ts';
import { openShop, type Shop } from './shop.ts';

/** `PURCHASES=100` is the size of the check before a release. */
const { PURCHASES = '30' } = process.env;
const COUNT = Number(PURCHASES);
const RESTARTS = 5;
const LONGEST_MS = 300_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // A provider sends again for days what was not taken; here it does so within a minute.
  const retryDelaysMs = [500, 1000, 2000, 4000, 8000, 16_000, 32_000];
  shop.stripe.control.deliver({ retryDelaysMs });
  shop.paypal.control.deliver({ retryDelaysMs });
}, LONGEST_MS);

test.each(['immediate', 'fast'] as const satisfies RestartMode[])(
  'purchases arrive once each while the database restarts five times (%s), and no server ends',
  async (mode) => {
    const { db, servers, postgres } = shop;
    const restarts: Promise<void>[] = [];
    const { owners, refusals } = await buyAll(shop, {
      count: COUNT,
      atOnce: 8,
      between: (bought) => {
        const isTime = bought >= (restarts.length + 1) * Math.floor(COUNT / (RESTARTS + 1));
        if (isTime && restarts.length < RESTARTS)
          restarts.push(restartAfter(restarts.at(-1), () => postgres.restart(mode)));
      },
    });
    await Promise.all(restarts);
    expect(restarts).toHaveLength(RESTARTS);
    await shop.stripe.control.settled();
    await shop.paypal.control.settled();

    for (const server of servers) expect(server.isGone(), server.output()).toBe(false);
    const each = Array.from({ length: COUNT }, () => ({ credits: 10, entries: 1 }));
    await expect.poll(() => holdings(db, owners), { timeout: 60_000, interval: 500 }).toEqual(each);
    expect(await violationsOf(db, heldBy(shop))).toEqual([]);
    expect(heldBy(shop).filter(({ captures }) => captures > 1)).toEqual([]);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 503, retryAfter: expect.any(String) });
    for (const { url } of servers) expect((await fetch(`${url}/api/health`)).status).toBe(200);
  },
  LONGEST_MS,
);

/** One after the other, however fast the purchases go. */
const restartAfter = async (before: Promise<void> | undefined, restart: () => Promise<void>): Promise<void> => {
  await before;
  await restart();
};
