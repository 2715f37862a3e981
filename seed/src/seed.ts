import type { PriceTable } from '@pawsume/contract/pricing';
import type { Db } from '@pawsume/server/db/types';
import { makeAdmin } from '@pawsume/server/features/auth/make-admin';
import { hashPassword } from '@pawsume/server/features/auth/password';
import { findUserByKey } from '@pawsume/server/features/users/queries';
import { sql } from 'kysely';
import { FINAL_STATEMENTS, statementsFor } from './statements.ts';

/** The trigger that counts users and résumés is slow with many more in one transaction. */
const BATCH = 500;
const ADMIN = 'seed.admin';

export interface SeedOptions {
  users: number;
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
  shelter: string;
  owner: string;
}

/** Two years of so many users, with one and a half times as many pets and twice as many résumés, in batches of whole users. */
export const seedDatabase = async (db: Db, options: SeedOptions): Promise<Seeded> => {
  const { users, password, prices, until, onProgress } = options;
  await makeAdmin({ db, now: until }, { username: ADMIN, password });
  const admin = await findUserByKey(db, ADMIN);
  if (!admin) throw new Error('the administrator is not there');
  const passwordHash = await hashPassword(password);
  const shared = { users, base: admin.id, adminId: admin.id, until, passwordHash, prices, currency: prices.currency };
  for (let done = 0; done < users; done += BATCH) {
    const last = Math.min(done + BATCH, users);
    const batch = { ...shared, first: admin.id + done + 1, last: admin.id + last };
    await db.transaction().execute(async (tx) => {
      for (const statement of statementsFor(batch)) await statement.execute(tx);
    });
    onProgress?.(last);
  }
  for (const statement of FINAL_STATEMENTS) await statement.execute(db);
  const { rows } = await sql<Omit<Seeded, 'admin'>>`select
    (select username from users where id = ${admin.id + 1}) as shelter,
    (select username from users join credit_ledger on user_id = users.id where users.id > ${admin.id + 1}
      order by users.id limit 1) as owner`.execute(db);
  const [{ shelter, owner }] = [rows[0] ?? { shelter: '', owner: '' }];
  return { admin: ADMIN, shelter, owner };
};
