import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#db/types';

/**
 * The data of one user of which there is never much, as it is stored; of secrets, only whether there are any. Keyed by
 * its file.
 */
export const collectData = async (db: Db, userId: number): Promise<Record<string, unknown>> => {
  const { password_hash, username_key, role, deleted_at, ...profile } = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    profile: { ...profile, has_password: password_hash !== null },
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
    passkeys: await db
      .selectFrom('passkeys')
      .select(['credential_id', 'transports', 'counter', 'name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    second_factor: await db
      .selectFrom('authenticators')
      .select(['created_at', 'confirmed_at'])
      .where('user_id', '=', userId)
      .execute(),
    earlier_addresses: await db
      .selectFrom('earlier_addresses')
      .select(['email', 'changed_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    shared_links: await listSharedLinks(db, userId),
    link_opens: await db
      .selectFrom('link_opens')
      .select(['link_id', 'day', 'opens'])
      .where('user_id', '=', userId)
      .orderBy('link_id')
      .orderBy('day')
      .execute(),
    contact_requests: await db
      .selectFrom('contact_requests')
      .select(['link_id', 'name', 'email', 'state', 'asked_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    confirmations: await db
      .selectFrom('confirmations')
      .select(['id', 'pet_id', 'kind', 'name', 'channel', 'email', 'masked', 'state', 'asked_at', 'expires_at'])
      .select([
        'answered_at',
        'said',
        'lines',
        'signed',
        'words',
        'independent',
        'held',
        'shown',
        'words_shown',
        'created_at',
      ])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    changes_by_administrators: await db
      .selectFrom('audit_log')
      .select(['created_at', 'action', 'note'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  };
};

const listSharedLinks = (db: Db, userId: number) =>
  db
    .selectFrom('shared_links')
    .select(['id', 'resume_id', 'purpose', 'slug', 'with_pdf', 'hides_contact', 'expires_at', 'created_at'])
    .select('ended_by_restore')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

const listPayments = (db: Db, userId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'kind', 'quantity', 'resume_id', 'amount', 'refunded', 'currency', 'status', 'outcome', 'granted'])
    .select([
      'clawed_back',
      'shortfall',
      'settled',
      'gone_with_resume',
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

const AT_ONCE = 20;

/** The data of one user of which there may be much, a few rows at a time. Keyed by its file. */
export const streamLists = (db: Db, userId: number) => ({
  pets: inPages((after) =>
    db
      .selectFrom('pets')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  ),
  proofs: inPages((after) =>
    db
      .selectFrom('proofs')
      .selectAll()
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('shown_proofs')
            .select(['shown_proofs.resume_id', 'shown_proofs.purpose'])
            .whereRef('shown_proofs.proof_id', '=', 'proofs.id')
            .orderBy('shown_proofs.resume_id')
            .orderBy('shown_proofs.purpose'),
        ).as('shown_on'),
      )
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  ),
  resumes: inPages((after) =>
    db
      .selectFrom('resumes')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  ),
  handed_out_files: inPages((after) =>
    db
      .selectFrom('registered_files')
      .innerJoin('resumes', 'resumes.id', 'registered_files.resume_id')
      .select(['registered_files.id', 'registered_files.resume_id', 'registered_files.purpose', 'sha256', 'code'])
      .select(['registered_files.version', 'issuer', 'key_id', 'signature', 'made_at'])
      .where('registered_files.user_id', '=', userId)
      .where('resumes.deleted_at', 'is', null)
      .where('registered_files.id', '>', after)
      .orderBy('registered_files.id')
      .limit(AT_ONCE)
      .execute(),
  ),
  earlier_texts: inPages((after) =>
    db
      .selectFrom('earlier_texts')
      .innerJoin('resumes', 'resumes.id', 'earlier_texts.resume_id')
      .selectAll('earlier_texts')
      .where('earlier_texts.user_id', '=', userId)
      .where('resumes.deleted_at', 'is', null)
      .where('earlier_texts.id', '>', after)
      .orderBy('earlier_texts.id')
      .limit(AT_ONCE)
      .execute(),
  ),
});

async function* inPages<Row extends { id: number }>(read: (after: number) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
