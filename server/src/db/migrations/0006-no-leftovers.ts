import { type Kysely, sql } from 'kysely';

/** Tables whose rows go with their account, in an order that no reference forbids. */
const TABLES = ['sessions', 'hand_overs', 'identities', 'mailed_tokens', 'resumes', 'pets'];

export const noLeftovers = {
  async up(db: Kysely<unknown>): Promise<void> {
    // A call under way may insert while the account is being deleted. `for key share` waits for the deletion's lock on the
    // user's row, and looks at that row again once it has the lock.
    await sql`create function refuse_for_deleted_account() returns trigger language plpgsql as
      $$ begin
        perform 1 from users where id = new.user_id and deleted_at is null for key share;
        if not found then
          raise exception 'the account was deleted' using errcode = 'PAW01';
        end if;
        return new;
      end $$`.execute(db);
    for (const table of TABLES) {
      await sql`delete from ${sql.table(table)} where user_id in (select id from users where deleted_at is not null)`.execute(
        db,
      );
      await sql`create trigger ${sql.id(`${table}_of_living_accounts`)} before insert on ${sql.table(table)}
        for each row execute function refuse_for_deleted_account()`.execute(db);
    }
  },
};
