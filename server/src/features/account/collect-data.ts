import type { Db } from '#db/types';

/** All rows about one user, as they are stored; of secrets, only whether there are any. Keyed by the file they go into. */
export const collectData = async (db: Db, userId: number): Promise<Record<string, unknown>> => {
  const { password_hash, username_key, role, deleted_at, ...profile } = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    profile: { ...profile, has_password: password_hash !== null },
    pets: await db.selectFrom('pets').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    resumes: await db
      .selectFrom('resumes')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
    payments: await listPayments(db, userId),
    credits: await listCredits(db, userId),
    sessions: await db
      .selectFrom('sessions')
      .select(['device', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    identities: await db
      .selectFrom('identities')
      .select(['issuer', 'subject', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    changes_by_administrators: await db
      .selectFrom('audit_log')
      .select(['created_at', 'action'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  };
};

const listPayments = (db: Db, userId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'kind', 'quantity', 'resume_id', 'amount', 'refunded', 'currency', 'status', 'outcome', 'granted'])
    .select([
      'clawed_back',
      'shortfall',
      'provider',
      'provider_ref',
      'capture_ref',
      'live',
      'created_at',
      'updated_at',
      'paid_at',
      'reason',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

const listCredits = (db: Db, userId: number) =>
  db
    .selectFrom('credit_ledger')
    .select(['id', 'delta', 'balance_after', 'kind', 'payment_id', 'resume_id', 'op_key', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
