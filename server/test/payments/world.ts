import { randomUUID } from 'node:crypto';
import { DEFAULT_PRICES, type PriceTable } from '@pawsume/contract/pricing';
import type { Config } from '#config';
import type { UserRow } from '#db/types';
import type { CheckoutTruth } from '../harness/checkout-truth.ts';
import type { Delivery, Outsiders, ProviderName } from './outsiders.ts';
import type { Tally } from './tally.ts';
import { insertUser, type Yard } from './yard.ts';

/** A checkout that the buyer was led to. */
export interface Slot {
  provider: ProviderName;
  ref: string;
  paymentId: string;
  /** Which résumé it pays; null for credits. */
  resume: number | null;
}

/** One account with its two résumés, both providers, and what was done so far. */
export interface World {
  yard: Yard;
  outsiders: Outsiders;
  tally: Tally;
  creditCovers: Config['creditCovers'];
  userId: number;
  resumeIds: readonly number[];
  prices: PriceTable;
  now: Date;
  isGone: boolean;
  slots: Slot[];
  /** The references of checkouts whose money did not simply stay. */
  shaken: Set<string>;
  /** And of those that are not what we asked for. */
  falsified: Set<string>;
  /** And of those that a buyer agreed to pay when what they are for could not be had any more. */
  unpayable: Set<string>;
  /** And of those whose buyer's way to pay is refused for good. */
  refused: Set<string>;
  /** Keys under which a provider answers with an error for ever. */
  savedErrors: Set<string>;
  /** Events that our server has taken, and so are not sent again by themselves. */
  taken: Set<string>;
  /** The keys of the clicks on Download so far. */
  clicks: string[];
  /** What went wrong that no look at the database shows. */
  wrong: string[];
}

interface Ground {
  yard: Yard;
  tally: Tally;
  creditCovers: Config['creditCovers'];
  openOutsiders: (world: string) => Promise<Outsiders>;
}

export const openWorld = async ({ yard, tally, creditCovers, openOutsiders }: Ground): Promise<World> => {
  const name = randomUUID();
  const now = new Date();
  const { id: userId } = await insertUser(yard.db, name);
  const resumeIds = [await insertResume(yard, userId, now), await insertResume(yard, userId, now)];
  return {
    yard,
    outsiders: await openOutsiders(name),
    tally,
    creditCovers,
    userId,
    resumeIds,
    prices: DEFAULT_PRICES,
    now,
    isGone: false,
    slots: [],
    shaken: new Set(),
    falsified: new Set(),
    unpayable: new Set(),
    refused: new Set(),
    savedErrors: new Set(),
    taken: new Set(),
    clicks: [],
    wrong: [],
  };
};

export const slotOf = ({ slots }: World, n: number): Slot | undefined => slots[n % Math.max(1, slots.length)];

export const letPass = (world: World, ms: number): void => {
  const { outsiders, now } = world;
  world.now = new Date(now.getTime() + ms);
  outsiders.stripe.timeIs(world.now);
  outsiders.paypal.timeIs(world.now);
};

/** What each provider has announced so far. */
export const eventsIn = ({ outsiders }: World): Delivery[] => [
  ...outsiders.stripe.events(),
  ...outsiders.paypal.events(),
];

export const truthsIn = ({ outsiders }: World): CheckoutTruth[] => [
  ...outsiders.stripe.truths(),
  ...outsiders.paypal.truths(),
];

/** An event of one provider or the other, the newest of both first, and then from the beginning again. */
export const eventAgo = ({ outsiders }: World, back: number): Delivery | undefined => {
  const stripe = outsiders.stripe.events();
  const paypal = outsiders.paypal.events();
  const isOfStripe = paypal.length === 0 || (back % 2 === 0 && stripe.length > 0);
  const events = isOfStripe ? stripe : paypal;
  return events.at(-1 - (Math.floor(back / 2) % Math.max(1, events.length)));
};

export const resumeIdOf = ({ resumeIds }: World, n: number): number => resumeIds[n] ?? 0;

export const userOf = ({ yard, userId }: World): Promise<UserRow> =>
  yard.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

/** The key of a new click on Download. */
export const newClick = ({ clicks }: World): string => {
  const key = randomUUID();
  clicks.push(key);
  return key;
};

const insertResume = async ({ db }: Yard, userId: number, now: Date): Promise<number> => {
  const pet = await db
    .insertInto('pets')
    .values({
      user_id: userId,
      pet_name: 'Biscuit',
      pet_type: 'Dog',
      breed: 'Beagle',
      pet_age: '3 years',
      gender: 'Female',
      weight: '12 kg',
      description: 'Naps on the sofa.',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const resume = await db
    .insertInto('resumes')
    .values({
      user_id: userId,
      pet_id: pet.id,
      one_liner_description: 'A calm Beagle.',
      rewritten_pet_description: 'Biscuit naps on the sofa.',
      rewritten_owner_description: 'Jo works at home.',
      owner: '{}',
      written_by: 'built-in',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return resume.id;
};
