import { type Kysely, sql } from 'kysely';

const statements = [
  // Browsers in which a user asked references. A row stays when a pet is deleted, and goes with the account.
  sql`create table asking_browsers (
    user_id integer not null references users,
    browser_hash text not null,
    primary key (user_id, browser_hash)
  )`,
  sql`create trigger asking_browsers_of_living_accounts before insert on asking_browsers
    for each row execute function refuse_for_deleted_account()`,
  sql`insert into asking_browsers (user_id, browser_hash)
    select distinct user_id, browser_hash from confirmations where browser_hash is not null`,
];

export const askingBrowsers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
