import { messages } from '@pawsume/contract/messages';
import { sql } from 'kysely';
import { exists } from '#db/outcome';
import type { Db, JobRow, UserRow } from '#db/types';
import { addressKey } from '#lib/address-key';
import { AppError } from '#lib/app-error';

const MOST_ACCOUNTS_OF_AN_ADDRESS = 50;

export const findUserByKey = (db: Db, usernameKey: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', usernameKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Whether there is such an account, and it was not deleted. */
export const userExists = (db: Db, id: number): Promise<boolean> =>
  exists(db.selectFrom('users').select('id').where('id', '=', id).where('deleted_at', 'is', null));

/** The account; undefined where it was deleted. */
export const findLivingUser = (db: Db, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

/** The account as it is now, locked until the transaction ends; undefined where it was deleted. */
export const lockUserIfThere = (tx: Db, id: number): Promise<UserRow | undefined> =>
  tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The account as it is now, locked until the transaction ends. Throws `not_authenticated` where it was deleted. */
export const lockUser = async (tx: Db, id: number): Promise<UserRow> => {
  const user = await lockUserIfThere(tx, id);
  if (!user) throw new AppError('not_authenticated', messages.common.pleaseLogIn);
  return user;
};

/** Locks an account against changes until the transaction ends; returns false where it is gone, or has another address. */
export const lockUserAtAddress = (tx: Db, { userId, email }: { userId: number; email: string }): Promise<boolean> =>
  exists(
    tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .forShare(),
  );

/** The address of an account; undefined where it was never confirmed, or the account is gone. */
export const findConfirmedEmail = async (db: Db, id: number): Promise<string | undefined> => {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .where('email', '<>', '')
    .executeTakeFirst();
  return user?.email;
};

/** Whether an account was deleted since then. */
export const wasAccountDeletedAfter = (db: Db, time: Date): Promise<boolean> =>
  exists(db.selectFrom('users').select('id').where('deleted_at', '>', time));

/** A column of addresses as `addressKey` folds one; this is what the index is made of. */
const keyOf = (email: string) => sql`lower(${sql.ref(email)} collate "C")`;

/** Who has an address; whoever has this very spelling comes first, then whoever confirmed it. */
const byEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(keyOf('email'), '=', addressKey(email))
    .where('deleted_at', 'is', null)
    .orderBy((user) => user('email', '<>', email))
    .orderBy((user) => user('email_confirmed_at', 'is', null))
    .orderBy('id');

/** Posts the job that mails a link to a new password. Where nobody has the address there is one too: it takes as long. */
export const insertResetJob = (
  db: Db,
  { email, ...job }: Pick<JobRow, 'id' | 'request_id' | 'posted_at'> & { email: string },
) =>
  db
    .insertInto('jobs')
    .values({ ...job, kind: 'reset-password', user_id: byEmail(db, email).select('id').limit(1) })
    .execute();

/** Whether somebody has this address, whatever its case. */
export const isEmailTaken = (db: Db, email: string): Promise<boolean> =>
  exists(
    db.selectFrom('users').select('id').where(keyOf('email'), '=', addressKey(email)).where('deleted_at', 'is', null),
  );

/** Everybody who has this address, whatever its case, in the order of `byEmail`. */
export const listUsersByEmail = (db: Db, email: string): Promise<UserRow[]> =>
  byEmail(db, email).selectAll().limit(MOST_ACCOUNTS_OF_AN_ADDRESS).execute();

/** Whether an identity provider's account opens this one. */
export const hasIdentity = (db: Db, userId: number): Promise<boolean> =>
  exists(db.selectFrom('identities').select('subject').where('user_id', '=', userId));

export interface NewUser {
  username: string;
  username_key: string;
  /** Null where only an identity provider opens the account. */
  password_hash: string | null;
  name: string;
  email: string;
  email_confirmed_at?: Date | null;
  role: 'user' | 'admin';
  created_at: Date;
}

export const insertUser = (db: Db, user: NewUser): Promise<{ id: number }> =>
  db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();

type Change = Partial<
  Pick<
    UserRow,
    | 'name'
    | 'email'
    | 'profession'
    | 'address'
    | 'city'
    | 'state'
    | 'country'
    | 'phone'
    | 'picture'
    | 'picture_bytes'
    | 'last_login'
    | 'password_hash'
    | 'email_confirmed_at'
    | 'had_confirmed_email'
  >
>;

/** Changes an account unless it was deleted: a call that was under way then must not write data back. */
export const updateUser = (db: Db, id: number, change: Change) =>
  db.updateTable('users').set(change).where('id', '=', id).where('deleted_at', 'is', null).execute();
