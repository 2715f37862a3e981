import { type SelectQueryBuilder, sql } from 'kysely';
import { exists } from '#db/outcome';
import type { ConfirmationRow, Database, Db, StoredLine } from '#db/types';
import { notFound } from '#lib/app-error';
import { hashToken } from '#lib/secrets';

interface NewConfirmation
  extends Pick<ConfirmationRow, 'kind' | 'name' | 'channel' | 'email' | 'address_hash' | 'masked' | 'report_key'> {
  user_id: number;
  pet_id: number;
  token_hash: string | null;
  browser_hash: string;
  asked_at: Date;
  expires_at: Date;
}

export const insertConfirmation = async (db: Db, made: NewConfirmation): Promise<number> => {
  const { id } = await db
    .insertInto('confirmations')
    .values({ ...made, created_at: made.asked_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** One of this user's, locked until the transaction ends. Throws `not_found`. */
export const lockOwnConfirmation = (tx: Db, userId: number, id: number): Promise<ConfirmationRow> =>
  tx
    .selectFrom('confirmations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound());

/** One of anybody's. */
export const findConfirmation = (db: Db, id: number): Promise<ConfirmationRow | undefined> =>
  db.selectFrom('confirmations').selectAll().where('id', '=', id).executeTakeFirst();

export const listConfirmationsOfPet = (db: Db, petId: number): Promise<ConfirmationRow[]> =>
  db.selectFrom('confirmations').selectAll().where('pet_id', '=', petId).orderBy('id').execute();

/** The answered ones of a pet that its owner has not hidden. */
export const listShownConfirmations = (db: Db, petId: number): Promise<ConfirmationRow[]> =>
  db
    .selectFrom('confirmations')
    .selectAll()
    .where('pet_id', '=', petId)
    .where('state', '=', 'answered')
    .where('shown', '=', true)
    .where('independent', '=', true)
    .where('held', '=', false)
    .orderBy('id')
    .execute();

/** The request that a link belongs to, unless it is over. */
const ofToken = (db: Db, token: string, now: Date): SelectQueryBuilder<Database, 'confirmations', object> => {
  const hash = hashToken(token);
  return db
    .selectFrom('confirmations')
    .where((where) => where.or([where('token_hash', '=', hash), where('spare_hash', '=', hash)]))
    .where('state', 'in', ['asked', 'opened', 'answered'])
    .where((where) => where.or([where('state', '=', 'answered'), where('expires_at', '>', now)]));
};

export const findByToken = (db: Db, token: string, now: Date): Promise<ConfirmationRow | undefined> =>
  ofToken(db, token, now).selectAll().executeTakeFirst();

export const lockByToken = (tx: Db, token: string, now: Date): Promise<ConfirmationRow | undefined> =>
  ofToken(tx, token, now).selectAll().forUpdate().executeTakeFirst();

type Change = Partial<
  Pick<
    ConfirmationRow,
    | ('email' | 'address_hash' | 'masked' | 'token_hash' | 'spare_hash' | 'browser_hash' | 'state')
    | (
        | 'asked_at'
        | 'expires_at'
        | 'answered_at'
        | 'signed'
        | 'words'
        | 'independent'
        | 'held'
        | 'shown'
        | 'words_shown'
      )
  >
> & { said?: Record<string, string>; lines?: StoredLine[] };

export const updateConfirmation = (db: Db, id: number, { said, lines, ...change }: Change) =>
  db
    .updateTable('confirmations')
    .set({
      ...change,
      ...(said && { said: JSON.stringify(said) }),
      ...(lines && { lines: JSON.stringify(lines) }),
    })
    .where('id', '=', id)
    .execute();

/** What is left of a request that is over: that there was one. */
export const EMPTIED = {
  ...{ email: null, token_hash: null, spare_hash: null, said: {}, lines: [], signed: '', words: '' },
} satisfies Change;

/** Stores the token of a letter that goes out now. The one before stays good where the same letter goes out again. */
export const putConfirmationToken = (
  db: Db,
  { id, tokenHash, isAgain }: { id: number; tokenHash: string; isAgain: boolean },
) =>
  db
    .updateTable('confirmations')
    .set(({ ref }) => ({ token_hash: tokenHash, spare_hash: isAgain ? ref('token_hash') : null }))
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'opened'])
    .where('email', 'is not', null)
    .executeTakeFirst();

/** Has requests to one address take turns until the transaction ends, whoever asks. */
export const lockAddress = (tx: Db, addressHash: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${addressHash}, 28))`.execute(tx);

/** Letters of all users to an address since then. */
export const listStrangerLetters = (db: Db, addressHash: string, since: Date) =>
  db
    .selectFrom('stranger_letters')
    .select('sent_at')
    .where('address_hash', '=', addressHash)
    .where('sent_at', '>', since)
    .execute();

export const insertStrangerLetter = (tx: Db, addressHash: string, now: Date) =>
  tx.insertInto('stranger_letters').values({ address_hash: addressHash, sent_at: now }).execute();

interface Refusal {
  addressHash: string;
  userId: number;
}

/** Remembers that somebody who reads this address said no to a user. */
export const insertRefusal = (tx: Db, { addressHash, userId, now }: Refusal & { now: Date }) =>
  tx
    .insertInto('reference_refusals')
    .values({ address_hash: addressHash, user_id: userId, refused_at: now })
    .onConflict((same) => same.columns(['user_id', 'address_hash']).doUpdateSet({ refused_at: now }))
    .execute();

/** True if somebody who reads this address said no to this user. */
export const hasRefused = (db: Db, { addressHash, userId }: Refusal): Promise<boolean> =>
  exists(
    db
      .selectFrom('reference_refusals')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('address_hash', '=', addressHash),
  );

interface OwnBrowser {
  userId: number;
  browserHash: string;
}

/** Remembers that a user asks references in this browser. */
export const insertAskingBrowser = (db: Db, { userId, browserHash }: OwnBrowser) =>
  db
    .insertInto('asking_browsers')
    .values({ user_id: userId, browser_hash: browserHash })
    .onConflict((same) => same.columns(['user_id', 'browser_hash']).doNothing())
    .execute();

/** True if a user asked references in this browser. */
export const isBrowserOf = (db: Db, { userId, browserHash }: OwnBrowser): Promise<boolean> =>
  exists(
    db
      .selectFrom('asking_browsers')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('browser_hash', '=', browserHash),
  );

export const isNeverMailed = (db: Db, addressHash: string): Promise<boolean> =>
  exists(db.selectFrom('never_mailed').select('since').where('address_hash', '=', addressHash));

export const insertNeverMailed = (db: Db, addressHash: string, now: Date) =>
  db
    .insertInto('never_mailed')
    .values({ address_hash: addressHash, since: now })
    .onConflict((same) => same.column('address_hash').doNothing())
    .execute();

interface Report {
  reason: string;
  /** Keyed hash of the reporter. */
  mark: string;
  now: Date;
}

/** Counts a report once for each reporter. The words of the first report stay, and those of later ones are dropped. */
export const countReport = (db: Db, id: number, { reason, mark, now }: Report) =>
  db
    .with('reported', (cte) =>
      cte
        .insertInto('confirmation_reporters')
        .values({ confirmation_id: id, mark, reported_at: now })
        .onConflict((same) => same.columns(['confirmation_id', 'mark']).doNothing())
        .returning('confirmation_id'),
    )
    .updateTable('confirmations')
    .set(({ eb, fn, ref, val }) => ({
      reports: eb('reports', '+', 1),
      report_reason: eb.case().when('report_reason', '=', '').then(reason).else(ref('report_reason')).end(),
      reported_at: fn.coalesce('reported_at', val(now)),
    }))
    .where('id', 'in', (where) => where.selectFrom('reported').select('confirmation_id'))
    .execute();

export const findByReportKey = (db: Db, key: string) =>
  db
    .selectFrom('confirmations')
    .select('id')
    .where('report_key', '=', key)
    .where('state', '=', 'answered')
    .executeTakeFirst();

/** Addresses that somebody had, now and lately. */
export const listOwnAddresses = async (db: Db, userId: number): Promise<string[]> => {
  const [now, earlier] = await Promise.all([
    db.selectFrom('users').select('email').where('id', '=', userId).execute(),
    db.selectFrom('earlier_addresses').select('email').where('user_id', '=', userId).execute(),
  ]);
  return [...now, ...earlier].map(({ email }) => email).filter(Boolean);
};

/** Forgets addresses of requests that nobody answered in time, and with them their links. */
export const forgetLateAddresses = (db: Db, now: Date) =>
  db
    .updateTable('confirmations')
    .set({ email: null, token_hash: null, spare_hash: null })
    .where('email', 'is not', null)
    .where('expires_at', '<=', now)
    .execute();

const DAY_MS = 86_400_000;
const REFUSED_DAYS = 365;
const REPORTER_DAYS = 30;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export const forgetStrangerLetters = (db: Db, now: Date) =>
  db.deleteFrom('stranger_letters').where('sent_at', '<=', daysBefore(now, 1)).execute();

export const forgetOldRefusals = (db: Db, now: Date) =>
  db.deleteFrom('reference_refusals').where('refused_at', '<=', daysBefore(now, REFUSED_DAYS)).execute();

export const forgetReporters = (db: Db, now: Date) =>
  db.deleteFrom('confirmation_reporters').where('reported_at', '<=', daysBefore(now, REPORTER_DAYS)).execute();

export const listForAdmins = (db: Db, limit: number) =>
  db
    .selectFrom('confirmations')
    .innerJoin('users', 'users.id', 'confirmations.user_id')
    .selectAll('confirmations')
    .select('users.username')
    .orderBy('reports', 'desc')
    .orderBy('confirmations.id', 'desc')
    .limit(limit)
    .execute();
