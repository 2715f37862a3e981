import { sql } from 'kysely';
import type { Db, LinkRow } from '#db/types';

/** The salt of a day, which the first who needs it makes: all servers have the same. */
export const getSalt = async (db: Db, { day, made }: { day: string; made: string }): Promise<string> => {
  const values = { day, salt: made };
  const inserted = db
    .insertInto('open_salts')
    .values(values)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('salt');
  const find = () => db.selectFrom('open_salts').select('salt').where('day', '=', day).executeTakeFirst();
  const { salt } = (await find()) ?? (await inserted.executeTakeFirst()) ?? (await find()) ?? { salt: made };
  return salt;
};

/** Counts an open of a link on a day, unless this mark was counted. */
export const addOpen = (
  db: Db,
  { link, mark, day }: { link: Pick<LinkRow, 'id' | 'user_id'>; mark: string; day: string },
) =>
  db
    .with('marked', (made) =>
      made
        .insertInto('open_marks')
        .values({ link_id: link.id, user_id: link.user_id, mark, day })
        .onConflict((conflict) => conflict.columns(['link_id', 'mark']).doNothing())
        .returning(['link_id', 'user_id', 'day']),
    )
    .insertInto('link_opens')
    .columns(['link_id', 'user_id', 'day', 'opens'])
    .expression((made) => made.selectFrom('marked').select(['link_id', 'user_id', 'day', sql<number>`1`.as('opens')]))
    .onConflict((conflict) =>
      conflict.columns(['link_id', 'day']).doUpdateSet({ opens: sql<number>`link_opens.opens + 1` }),
    )
    .execute();

/** Forgets who opened links on days before this one, and the salts of those days. */
export const deleteMarksBefore = async (db: Db, day: string): Promise<void> => {
  await db.deleteFrom('open_marks').where('day', '<', day).execute();
  await db.deleteFrom('open_salts').where('day', '<', day).execute();
};
