import { sql } from 'kysely';
import type { Db, Tx } from '#db/types';
import { NOT_KEPT } from './not-kept.ts';

/** Withdrawals that the database that is replaced knows, and a backup may not. */
export type Withdrawals = Awaited<ReturnType<typeof readWithdrawals>>;

/** Reads the withdrawals from the database that is replaced. */
export const readWithdrawals = async (db: Db) => {
  const erased = await db.selectFrom('users').select('id').where('deleted_at', 'is not', null).execute();
  return {
    erased: erased.map(({ id }) => id),
    confirmations: await db
      .selectFrom('confirmations')
      .select(['id', 'state', 'answered_at', 'shown', 'words_shown'])
      .where('state', 'in', ['answered', 'declined', 'withdrawn', 'stopped'])
      .execute(),
    neverMailed: await db.selectFrom('never_mailed').selectAll().execute(),
    secrets: await db.selectFrom('server_secrets').selectAll().execute(),
  };
};

/** Ends all links, hides all proofs from them and forgets readers' questions. @returns how many links were on. */
export const endAllLinks = async (tx: Tx): Promise<number> => {
  await tx.deleteFrom('contact_requests').execute();
  await tx.deleteFrom('shown_proofs').execute();
  const { numUpdatedRows } = await tx
    .updateTable('shared_links')
    .set({ slug: null, expires_at: null, ended_by_restore: true })
    .where('slug', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Holds all confirmations: none is printed before somebody vouches for it. */
export const holdConfirmations = (tx: Tx) =>
  tx.updateTable('confirmations').set({ held: true }).where('state', '=', 'answered').execute();

/** Releases the confirmations of these ids. */
export const releaseConfirmations = async (tx: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.updateTable('confirmations').set({ held: false }).where('id', 'in', ids).where('held', '=', true).execute();
};

export const listHeldConfirmations = async (db: Db): Promise<number[]> => {
  const held = db.selectFrom('confirmations').select('id').where('held', '=', true).where('state', '=', 'answered');
  const rows = await held.orderBy('id').execute();
  return rows.map(({ id }) => id);
};

/** Returns true if the database that is replaced has every secret of the backup: its numbers name the same things then. */
export const isSameInstallation = async (tx: Tx, { secrets }: Withdrawals): Promise<boolean> => {
  const restored = await tx.selectFrom('server_secrets').selectAll().execute();
  return restored.every(({ name, value }) => secrets.some((each) => each.name === name && each.value === value));
};

/** Applies what references and readers of letters withdrew, and releases what still stood in the replaced database. */
export const applyWithdrawals = async (tx: Tx, { confirmations, neverMailed, secrets }: Withdrawals): Promise<void> => {
  for (const { id, state, answered_at, ...choice } of confirmations) {
    const change = tx.updateTable('confirmations').where('id', '=', id);
    // An answer that was given again since is another one than that of the backup: it stays held.
    if (state === 'answered')
      await change
        .set({ held: false, ...choice })
        .where('held', '=', true)
        .where('answered_at', '=', answered_at)
        .execute();
    else
      await change
        .set({ state, email: null, token_hash: null, spare_hash: null, signed: '', words: '', held: false })
        .set({ said: sql`'{}'`, lines: sql`'[]'` })
        .execute();
  }
  for (const secret of secrets)
    await tx
      .insertInto('server_secrets')
      .values(secret)
      .onConflict((same) => same.doNothing())
      .execute();
  for (const address of neverMailed)
    await tx
      .insertInto('never_mailed')
      .values(address)
      .onConflict((same) => same.doNothing())
      .execute();
};

/**
 * Has the reconciler ask about every payment of the last half year: their providers know what became of them since the
 * backup. Disputes come months later. One without a checkout is not opened by it.
 */
export const checkPaymentsAgain = (tx: Tx) =>
  sql`update payments set next_check_at = now() where next_check_at is not null
    or provider_ref is not null and created_at > now() - interval '180 days'`.execute(tx);

/** Empties the tables that an older state must not bring back. */
export const emptyNotKept = (tx: Tx) =>
  sql`truncate ${sql.join(Object.keys(NOT_KEPT).map((table) => sql.table(table)))}`.execute(tx);
