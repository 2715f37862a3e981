import { type RawBuilder, sql } from 'kysely';
import type { Config } from '#config';
import type { Db } from '#db/types';
import { type CheckoutTruth, disagreements, phantoms } from './checkout-truth.ts';

/**
 * What is wrong with the money in this database, a line each: nothing, at any commit.
 * @param settled what the providers hold, once all of it had a chance to arrive: then the books must agree with it.
 * @param creditCovers what the server was told that a credit buys.
 * Source: reliability notes §2, invariants P1 to P5, P7; with `settled` P4, P9, P10 and P12 too.
 */
export const violationsOf = async (
  db: Db,
  settled: CheckoutTruth[] | null = null,
  creditCovers: Config['creditCovers'] = 'download',
): Promise<string[]> => {
  const rules = [...LEDGER_RULES, ...PAYMENT_RULES, resumeRule(creditCovers)];
  const { rows } = await sql<{ broken: string }>`${booked} ${sql.join(rules, sql` union all `)}`.execute(db);
  const broken = rows.map((row) => row.broken);
  if (!settled) return broken;
  return [...broken, ...(await disagreements(db, settled)), ...(await phantoms(db, settled))];
};

const LEDGER_RULES = [
  sql`select 'P1 balance ' || download_credits || ' of user ' || u.id || ' is not the sum of the ledger' as broken
    from users u where download_credits <>
      (select coalesce(sum(delta), 0) from credit_ledger where user_id = u.id)`,
  sql`select 'P2 negative balance of user ' || user_id from credit_ledger where balance_after < 0`,
  sql`select 'P5 balance_after of entry ' || id || ' is not the running sum' from
    (select id, balance_after, sum(delta) over (partition by user_id order by id) as running from credit_ledger) entries
    where balance_after <> running`,
  sql`select 'P7 spent ' || -sum(delta) || ' under key ' || coalesce(op_key, 'none') from credit_ledger
    where kind = 'spend' group by user_id, op_key having sum(delta) <> -1 or op_key is null`,
];

const MONEY = sql`('paid', 'partially_refunded', 'refunded', 'disputed', 'charged_back')`;

/** Payments beside what the ledger says of them. `gone_back`: of the money, a disputed payment's all. */
const booked = sql`with booked as materialized (select p.*,
    u.deleted_at is not null as is_gone,
    case when p.status in ('disputed', 'charged_back') then p.amount else least(p.refunded, p.amount) end as gone_back,
    l.*
  from payments p join users u on u.id = p.user_id cross join lateral (select
    count(*) filter (where kind = 'purchase') as purchases,
    coalesce(sum(delta) filter (where kind = 'purchase'), 0) as bought,
    -coalesce(sum(delta) filter (where kind = 'refund'), 0) as taken,
    coalesce(bool_or(user_id <> p.user_id), false) as is_of_others
    from credit_ledger where payment_id = p.id) l)`;

const PAYMENT_RULES = [
  sql`select 'P4 payment ' || id || ' is ' || status || ', of ' || amount || ' refunded ' || refunded || ', by day ' || by_day
    from (select p.*, (select coalesce(sum(r.amount), 0) from payment_refunds r where r.payment_id = p.id) as by_day
      from payments p) dated
    where by_day <> case when paid_at is null then 0
      when status in ('refunded', 'charged_back') then amount else refunded end`,
  // Money that did not fit and went back is refunded without an outcome.
  sql`select 'P4 payment ' || id || ' is ' || status || ', paid at ' || coalesce(paid_at::text, 'no time') || ', for ' ||
      coalesce(outcome, 'nothing')
    from booked where (outcome is null) <> (paid_at is null)
      or (outcome is null and status <> 'refunded' and status in ${MONEY})
      or (outcome is not null and status not in ${MONEY})`,
  sql`select 'P3, P4 payment ' || id || ' for ' || quantity || ' ' || kind || ': ' || purchases || ' purchases of ' ||
      bought || ', granted ' || granted || ' as ' || coalesce(outcome, 'nothing')
    from booked where is_of_others or bought <> granted or case coalesce(outcome, 'none')
      when 'credits' then purchases <> 1 or granted <> case kind when 'credits' then quantity else 1 end
      when 'resume' then purchases <> 0 or kind <> 'resume'
      when 'refund_due' then purchases <> 0 or not is_gone
      else purchases <> 0 end`,
  sql`select 'P4 payment ' || id || ': ' || taken || ' taken back in the ledger, ' || clawed_back || ' in the payment'
    from booked where taken <> case outcome when 'credits' then clawed_back else 0 end`,
  sql`select 'P4 payment ' || id || ', of ' || amount || ' gone back ' || gone_back || ', of ' || granted ||
      ' credits clawed back ' || clawed_back || ' and owed ' || shortfall
    from booked where clawed_back + shortfall <> case coalesce(outcome, 'none')
      when 'credits' then granted * gone_back / amount
      when 'resume' then gone_back / amount
      else 0 end`,
];

const resumeRule = (creditCovers: Config['creditCovers']): RawBuilder<unknown> =>
  sql`select 'P4 résumé ' || id || case when is_paid then ' is' else ' is not' end || ' paid, by ' || payments ||
      ' payments and ' || credits || ' credits'
    from (select r.id, r.is_paid,
        (select count(*) from payments p
          where p.resume_id = r.id and p.user_id = r.user_id and p.outcome = 'resume' and p.clawed_back = 0) as payments,
        (select count(*) from credit_ledger l
          where l.resume_id = r.id and l.user_id = r.user_id and l.kind = 'spend'
            and ${creditCovers}::text = 'resume') as credits
      from resumes r) payers
    where payments > 1 or (payments = 1 and not is_paid) or (is_paid and payments + credits = 0)`;
