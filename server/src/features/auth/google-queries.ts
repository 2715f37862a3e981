import type { Db } from '#db/types';
import type { Identity } from '#identity/identity-provider';

type Key = Pick<Identity, 'issuer' | 'subject'>;

/** The account that an identity opens. */
export const findUserOfIdentity = async (db: Db, { issuer, subject }: Key): Promise<number | undefined> => {
  const found = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.user_id;
};

export const insertIdentity = (db: Db, { issuer, subject }: Key, owner: { user_id: number; created_at: Date }) =>
  db
    .insertInto('identities')
    .values({ issuer, subject, ...owner })
    .execute();

export const deleteIdentitiesOf = (db: Db, userId: number) =>
  db.deleteFrom('identities').where('user_id', '=', userId).execute();

export const insertHandOver = (
  db: Db,
  handOver: { token_hash: string; browser_hash: string; user_id: number; expires_at: Date },
) => db.insertInto('hand_overs').values(handOver).execute();
