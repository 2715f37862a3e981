import type { Db, UserRow } from '#db/types';
import type { PictureStore } from '#pictures/picture-store';

/**
 * Removes everything personal of an account. Its row stays as an empty shell, because payments and ledger entries must
 * be kept for the books and point to it.
 */
export const eraseAccount = async (
  { db, pictures, now }: { db: Db; pictures: PictureStore; now: Date },
  user: UserRow,
): Promise<void> => {
  const pets = await db.selectFrom('pets').select('picture').where('user_id', '=', user.id).execute();
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await tx.deleteFrom('resumes').where('user_id', '=', user.id).execute();
    await tx.deleteFrom('pets').where('user_id', '=', user.id).execute();
    await tx
      .updateTable('users')
      .set({
        username: '',
        username_key: `deleted ${user.id}`, // no username may hold a space
        password_hash: null,
        role: 'user',
        name: '',
        email: '',
        profession: '',
        address: '',
        phone: '',
        picture: null,
        last_login: null,
        deleted_at: now,
      })
      .where('id', '=', user.id)
      .execute();
  });
  for (const { picture } of [user, ...pets]) if (picture) await pictures.remove(picture);
};
