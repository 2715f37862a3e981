import { sql } from 'kysely';
import { truthsIn, type World } from './world.ts';

/** What is wrong besides, where nobody acts while something else is under way: a line each. */
export const quietViolationsOf = async (world: World): Promise<string[]> => {
  const { rows } = await rules.execute(world.yard.db);
  const captured = truthsIn(world).filter(({ ref, captured }) => captured > 0 && world.unpayable.has(ref));
  const taken = captured.map(({ ref }) => `${ref}: money was taken for what could not be had any more`);
  return [...rows.map(({ broken }) => broken), ...taken];
};

const rules = sql<{ broken: string }>`
  select 'user ' || user_id || ' has ' || max(download_credits) || ' credits and owes ' || sum(shortfall) as broken
    from payments join users on users.id = user_id where download_credits > 0 and shortfall > 0 group by user_id
  union all
  select 'payment ' || payments.id || ' became ' || outcome || ' after the account was gone'
    from payments join users on users.id = user_id where paid_at > deleted_at and outcome <> 'refund_due'`;
