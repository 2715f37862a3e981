import { type RawBuilder, sql } from 'kysely';
import type { Config } from '#config';
import type { Db } from '#db/types';
import { type CheckoutTruth, disagreements } from './checkout-truth.ts';

interface Books {
  /** Whose books are checked; everybody's where left out. */
  users?: number[];
  /** What the server was told that a credit buys; a download where left out. */
  creditCovers?: Config['creditCovers'];
}

/**
 * What is wrong with the money in this database, a line each: nothing, at any commit.
 * @param settled what the providers hold, once all of it had a chance to arrive: then the books must agree with it.
 * Source: reliability notes §2, invariants P1 to P5, P7; with `settled` P4, P9, P10 and P12 too.
 */
export const violationsOf = async (
  db: Db,
  settled: CheckoutTruth[] | null = null,
  books: Books = {},
): Promise<string[]> => {
  const { rows } = await sql<{ broken: string }>`${sql.join(brokenRules(books), sql` union all `)}`.execute(db);
  const broken = rows.map((row) => row.broken);
  return settled ? [...broken, ...(await disagreements(db, settled, books.users))] : broken;
};

const brokenRules = ({ users, creditCovers = 'download' }: Books): RawBuilder<unknown>[] => {
  const among = (column: string) => (users ? sql`${sql.ref(column)} = any(${users}::int[])` : sql`true`);
  return [
    sql`select 'P1 balance ' || download_credits || ' of user ' || u.id || ' is not the sum of the ledger' as broken
      from users u where ${among('u.id')} and download_credits <>
        (select coalesce(sum(delta), 0) from credit_ledger where user_id = u.id)`,
    sql`select 'P2 negative balance of user ' || user_id from credit_ledger
      where ${among('user_id')} and balance_after < 0`,
    sql`select 'P5 balance_after of entry ' || id || ' is not the running sum' from
      (select id, balance_after, sum(delta) over (partition by user_id order by id) as running
        from credit_ledger where ${among('user_id')}) entries where balance_after <> running`,
    sql`select 'P7 spent twice under key ' || op_key from credit_ledger
      where ${among('user_id')} and kind = 'spend' group by user_id, op_key having sum(delta) <> -1`,
    sql`select 'P3, P4 payment ' || id || ': ' || bought || ' purchases of ' || sum_bought || ', but ' ||
        coalesce(outcome, 'no outcome') || ' and granted ' || granted from (${booked(among)}) booked
      where case coalesce(outcome, 'none')
        when 'credits' then bought <> 1 or sum_bought <> granted
        else bought <> 0 or granted <> 0 end`,
    sql`select 'P4 payment ' || id || ' is ' || status || ', but has ' || coalesce(outcome, 'no outcome')
      from payments where ${among('user_id')} and (
        (outcome is not null) <> (paid_at is not null)
        or (outcome is null and status in ('paid', 'partially_refunded', 'disputed', 'charged_back'))
        or (outcome is not null and status not in
          ('paid', 'partially_refunded', 'disputed', 'charged_back', 'refunded')))`,
    sql`select 'payment ' || id || ': refund entries of ' || sum_taken || ', but clawed back ' || clawed_back
      from (${booked(among)}) booked
      where sum_taken <> case outcome when 'credits' then clawed_back else 0 end`,
    sql`select 'payment ' || id || ' is ' || status || ', but clawed back ' || clawed_back || ' and ' || shortfall
      from (${booked(among)}) booked
      where clawed_back + shortfall <> case coalesce(outcome, 'none')
        when 'credits' then floor(granted * gone_back / amount)
        when 'resume' then floor(gone_back / amount)
        else 0 end`,
    sql`select 'résumé ' || id || ' is ' || case when is_paid then '' else 'not ' end || 'marked paid, but ' ||
        payers || ' payments and ' || unlocks || ' credits paid it'
      from (${unlocked(among)}) unlocked
      where payers > 1 or (payers = 1 and not is_paid)
        or (is_paid and payers + case ${creditCovers} when 'resume' then unlocks else 0 end = 0)`,
  ];
};

type Among = (column: string) => RawBuilder<unknown>;

const booked = (among: Among) => sql`select p.id, p.status, p.outcome, p.granted, p.clawed_back, p.shortfall, p.amount,
    case when p.status in ('disputed', 'charged_back') then p.amount else least(p.refunded, p.amount) end::numeric
      as gone_back,
    count(l.id) filter (where l.kind = 'purchase') as bought,
    coalesce(sum(l.delta) filter (where l.kind = 'purchase'), 0) as sum_bought,
    -coalesce(sum(l.delta) filter (where l.kind = 'refund'), 0) as sum_taken
  from payments p left join credit_ledger l on l.payment_id = p.id
  where ${among('p.user_id')} group by p.id`;

const unlocked = (among: Among) => sql`select r.id, r.is_paid,
    (select count(*) from payments p
      where p.resume_id = r.id and p.user_id = r.user_id and p.outcome = 'resume' and p.clawed_back = 0) as payers,
    (select count(*) from credit_ledger l
      where l.resume_id = r.id and l.user_id = r.user_id and l.kind = 'spend') as unlocks
  from resumes r where ${among('r.user_id')}`;
