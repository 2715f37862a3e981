import type { PriceTable } from '@pawsume/contract/pricing';
import type { Db } from '@pawsume/server/db/types';
import { makeAdmin } from '@pawsume/server/features/auth/make-admin';
import { hashPassword } from '@pawsume/server/features/auth/password';
import { usernameKey } from '@pawsume/server/features/auth/username';
import { findUserByKey } from '@pawsume/server/features/users/queries';
import { allot, allotPets, type Household } from './allot.ts';
import { DAY_MS, joinings } from './calendar.ts';
import { chanceOf } from './chance.ts';
import { countDays } from './day-counts.ts';
import { makeHousehold } from './household.ts';
import { addDayCounts, analyze, insertRows, reserveIds } from './queries.ts';
import { noRows, TABLES } from './rows.ts';

const DAYS = 730;
const PETS_TO_A_USER = 1.5;
const RESUMES_TO_A_USER = 2;
const BATCH = 500;
/** Parts of one seed that must not go the same way. */
const ALLOTTING = -1;
const JOINING = -2;
const COUNTING = -3;

export interface SeedOptions {
  users: number;
  /** The same number gives the same users on the same day. */
  seed: number;
  /** Of everybody who is made, and of the administrator. */
  password: string;
  prices: PriceTable;
  /** The end of the two years that are filled. */
  until: Date;
  onProgress?: (users: number) => void;
}

/** Whom to log in as. */
export interface Seeded {
  admin: string;
  shelter: string | null;
  owner: string | null;
}

/** Two years of so many users, with one and a half times as many pets and twice as many résumés, in batches of whole users. */
export const seedDatabase = async (db: Db, options: SeedOptions): Promise<Seeded> => {
  const { users, seed, until, onProgress } = options;
  const plan = planAll(options);
  const admin = await makeAdministrator(db, options);
  const shared = { ...options, passwordHash: await hashPassword(options.password), adminId: admin.id };
  const seeded: Seeded = { admin: admin.username, shelter: null, owner: null };
  const resumeDays: string[] = [];
  for (let from = 0; from < users; from += BATCH) {
    const batch = plan.slice(from, from + BATCH);
    const rows = noRows();
    for (const [at, { isShelter, ...mine }] of (await withIds(db, batch)).entries()) {
      const household = makeHousehold(chanceOf(seed, from + at), { ...shared, ...mine, isShelter });
      for (const table of TABLES) rows[table].push(...household.rows[table]);
      const { username } = household.person;
      if (isShelter) seeded.shelter ??= username;
      else if (household.rows.credit_ledger.length > 0) seeded.owner ??= username;
    }
    await insertRows(db, rows);
    resumeDays.push(...rows.resumes.map(({ created_at }) => dayOf(created_at)));
    onProgress?.(from + batch.length);
  }
  await addDayCounts(db, countDays(chanceOf(seed, COUNTING), { resumeDays, until, days: DAYS }));
  await analyze(db);
  return seeded;
};

const dayOf = (moment: unknown): string => (moment instanceof Date ? moment.toISOString().slice(0, 10) : '');

interface Planned extends Household {
  joined: Date;
  /** How many résumés each pet has. */
  resumesOfPets: number[];
}

const planAll = ({ users, seed, until }: SeedOptions): Planned[] => {
  const since = new Date(until.getTime() - DAYS * DAY_MS);
  const pets = Math.round(users * PETS_TO_A_USER);
  const chance = chanceOf(seed, ALLOTTING);
  const households = allotPets(chance, { users, pets });
  const resumes = allot(chance, users * RESUMES_TO_A_USER, pets);
  const joined = joinings(chanceOf(seed, JOINING), users, { since, until });
  let taken = 0;
  return households.map((household, at) => {
    const resumesOfPets = resumes.slice(taken, taken + household.pets);
    taken += household.pets;
    return { ...household, resumesOfPets, joined: joined[at] ?? since };
  });
};

/** The plans of some users, with ids for all that they have. */
const withIds = async (db: Db, batch: readonly Planned[]) => {
  const counts = batch.flatMap(({ resumesOfPets }) => resumesOfPets);
  const userIds = (await reserveIds(db, 'users', batch.length)).values();
  const petIds = (await reserveIds(db, 'pets', counts.length)).values();
  const resumeIds = (
    await reserveIds(
      db,
      'resumes',
      counts.reduce((sum, count) => sum + count, 0),
    )
  ).values();
  return batch.map(({ resumesOfPets, joined, isShelter }) => ({
    joined,
    isShelter,
    id: taken(userIds),
    pets: resumesOfPets.map((count) => ({
      id: taken(petIds),
      resumes: Array.from({ length: count }, () => taken(resumeIds)),
    })),
  }));
};

const taken = (ids: Iterator<number>): number => {
  const { value, done } = ids.next();
  if (done) throw new Error('more rows than ids');
  return value;
};

/** Who gave the credits that nobody paid for. */
const makeAdministrator = async (db: Db, { seed, password, until }: SeedOptions) => {
  const username = `seed.admin${seed}`;
  await makeAdmin({ db, now: until }, { username, password });
  const user = await findUserByKey(db, usernameKey(username));
  if (!user) throw new Error('the administrator is not there');
  return { id: user.id, username };
};
