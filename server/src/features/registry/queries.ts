import type { Db, NewRegisteredFile, RegisteredFile, SigningKeyRow } from '#db/types';

/** Registers a file, unless it is registered for this résumé already. */
export const insertFile = (db: Db, file: NewRegisteredFile) =>
  db
    .insertInto('registered_files')
    .values(file)
    .onConflict((same) => same.columns(['sha256', 'resume_id']).doNothing())
    .execute();

/** Files of these bytes, the first one first: two résumés may say the very same, and a copy comes after what it copies. */
export const listFilesBySha256 = (db: Db, sha256: string): Promise<RegisteredFile[]> =>
  db.selectFrom('registered_files').selectAll().where('sha256', '=', sha256).orderBy('id').execute();

/** The file of a code that was made first. */
export const findFileByCode = (db: Db, code: string): Promise<RegisteredFile | undefined> =>
  db.selectFrom('registered_files').selectAll().where('code', '=', code).orderBy('id').limit(1).executeTakeFirst();

export const findKey = (db: Db, id: string): Promise<SigningKeyRow | undefined> =>
  db.selectFrom('signing_keys').selectAll().where('id', '=', id).executeTakeFirst();

/** The key that was made here. */
export const findKeyMadeHere = (db: Db): Promise<SigningKeyRow | undefined> =>
  db.selectFrom('signing_keys').selectAll().where('private_key', 'is not', null).executeTakeFirst();

/** Keeps a key, unless it is kept already; of those made here, unless another server made one first. */
export const insertKey = (db: Db, key: SigningKeyRow) =>
  db
    .insertInto('signing_keys')
    .values(key)
    .onConflict((same) => same.doNothing())
    .execute();

export const forgetPrivateHalves = (db: Db, ids: readonly string[]) =>
  db.updateTable('signing_keys').set({ private_key: null }).where('id', 'in', ids).execute();

export const listPublicKeys = (db: Db) =>
  db
    .selectFrom('signing_keys')
    .select(['id', 'public_key', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
