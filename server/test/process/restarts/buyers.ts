import { setTimeout as sleep } from 'node:timers/promises';
import { buyCreditsByCard, buyCreditsByPaypal } from '@pawsume/contract/payments';
import { z } from 'zod';
import type { Db } from '#db/types';
import { askAt } from '../crash/ask.ts';
import { insertOwner, type Owner } from '../crash/owner.ts';
import type { Shop } from './shop.ts';

const TRIES = 100;
const PAUSE_MS = 200;

const checkout = z.object({ url: z.string() });

/** How a server answered what it could not do just then. */
export interface Refusal {
  status: number;
  retryAfter: string | null;
  sentence: string;
}

export interface Buyers {
  owners: Owner[];
  /** All answers that were no success. */
  refusals: Refusal[];
}

/** One purchase of ten credits each, by card and by PayPal in turn, some at a time; `between` is called after each. */
export const buyAll = async (
  shop: Shop,
  { count, atOnce, between }: { count: number; atOnce: number; between: (bought: number) => void },
): Promise<Buyers> => {
  const buyers: Buyers = { owners: [], refusals: [] };
  let begun = 0;
  let bought = 0;
  const line = async () => {
    while (begun < count) {
      const n = begun++;
      const owner = await patiently(() => insertOwner(shop.db));
      buyers.owners.push(owner);
      await buy(shop, owner, { n, refusals: buyers.refusals });
      bought += 1;
      between(bought);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  return buyers;
};

/** As a person does it: asks again where told to, pays on the provider's page, and follows the way back once. */
const buy = async (
  shop: Shop,
  { token }: Owner,
  { n, refusals }: { n: number; refusals: Refusal[] },
): Promise<void> => {
  const server = shop.servers[n % 4 < 2 ? 0 : 1];
  const ask = askAt(() => server.url);
  const call = n % 2 === 0 ? buyCreditsByCard : buyCreditsByPaypal;
  const url = await untilAnswered(refusals, () => ask(call, { as: token, body: { quantity: 10 } }));
  const paid = await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
  const back = await fetch(paid.headers.get('location') ?? '', { redirect: 'manual' });
  if (back.status !== 303) refusals.push(await refusalIn(back));
};

const untilAnswered = async (refusals: Refusal[], ask: () => Promise<Response>): Promise<string> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask();
    if (answer.ok) return checkout.parse(await answer.json()).url;
    refusals.push(await refusalIn(answer));
    await sleep(PAUSE_MS);
  }
  throw new Error(`no checkout in ${TRIES} tries: ${JSON.stringify(refusals.at(-1))}`);
};

const refusalIn = async (answer: Response): Promise<Refusal> => {
  const { error } = z.object({ error: z.string() }).parse(await answer.json());
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), sentence: error };
};

/** For the test's own look at the database, which is away now and then. */
const patiently = async <T>(work: () => Promise<T>, tries = TRIES): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (tries === 0) throw error;
    await sleep(PAUSE_MS);
    return patiently(work, tries - 1);
  }
};

/** What each buyer has in the end, and by how many entries of the ledger. */
export const holdings = async (db: Db, owners: Owner[]) => {
  const ids = owners.map(({ userId }) => userId);
  const entries = await db.selectFrom('credit_ledger').select('user_id').where('user_id', 'in', ids).execute();
  const users = await db.selectFrom('users').select(['id', 'download_credits']).where('id', 'in', ids).execute();
  return users.map(({ id, download_credits: credits }) => ({
    credits,
    entries: entries.filter(({ user_id }) => user_id === id).length,
  }));
};
