import type { Db, UserRow } from '#db/types';

export const findUserByKey = (db: Db, usernameKey: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', usernameKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export interface NewUser {
  username: string;
  username_key: string;
  password_hash: string;
  name: string;
  email: string;
  role: 'user' | 'admin';
  created_at: Date;
}

export const insertUser = (db: Db, user: NewUser): Promise<{ id: number }> =>
  db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();

type Change = Partial<
  Pick<UserRow, 'name' | 'email' | 'profession' | 'address' | 'phone' | 'picture' | 'last_login' | 'password_hash'>
>;

export const updateUser = (db: Db, id: number, change: Change) =>
  db.updateTable('users').set(change).where('id', '=', id).execute();
