import type { Chance } from './chance.ts';

/** Above 1: who came first has more. */
const SKEW = 1.4;
/** A shelter has that many, but never more than a share of them all. */
const OF_A_SHELTER = 200;
const MOST_OF_A_SHELTER = 0.05;
const USERS_TO_A_SHELTER = 5000;

/** `count` things given to `receivers`, one after the other, some to nobody and many to few: how many each has. */
export const allot = (chance: Chance, count: number, receivers: number): number[] => {
  const each = new Array<number>(receivers).fill(0);
  for (let given = 0; given < count; given += 1) {
    const to = Math.floor(chance.next() ** SKEW * receivers);
    each[to] = (each[to] ?? 0) + 1;
  }
  return each;
};

export interface Household {
  pets: number;
  isShelter: boolean;
}

/** How many pets each user has: `pets` in all, and a few shelters among the users. */
export const allotPets = (chance: Chance, { users, pets }: { users: number; pets: number }): Household[] => {
  const shelters = Math.ceil(users / USERS_TO_A_SHELTER);
  const ofShelter = Math.min(OF_A_SHELTER, Math.floor(pets * MOST_OF_A_SHELTER));
  const households = allot(chance, pets - shelters * ofShelter, users).map((own) => ({ pets: own, isShelter: false }));
  for (let shelter = 0; shelter < shelters; shelter += 1) {
    const at = Math.floor(((shelter + 0.5) / shelters) * users);
    const household = households[at];
    if (household) households[at] = { pets: household.pets + ofShelter, isShelter: true };
  }
  return households;
};
