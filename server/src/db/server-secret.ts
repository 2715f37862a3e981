import { newToken } from '#lib/secrets';
import type { Db } from './types.ts';

/** A secret that all servers share: the one that was made first. */
export const readServerSecret = async (db: Db, name: string): Promise<string> => {
  const there = await find(db, name);
  if (there) return there.value;
  await db
    .insertInto('server_secrets')
    .values({ name, value: newToken() })
    .onConflict((same) => same.column('name').doNothing())
    .execute();
  const made = await find(db, name);
  if (!made) throw new Error(`There is no secret ${name}, and none can be made.`);
  return made.value;
};

const find = (db: Db, name: string) =>
  db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst();
