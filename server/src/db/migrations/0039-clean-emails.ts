import { cleanEmail, isEmail } from '@pawsume/contract/email-address';
import { type QueryExecutorProvider, sql } from 'kysely';
import { addressKey } from '#lib/address-key';

/** Addresses that `cleanEmail` may change: those with uncommon signs, or with the ends of a pasted address. */
const MAY_BE_UNCLEAN = sql`(email ~ '[^a-zA-Z0-9.@_+-]' or email ~ '[.]$' or email ~* 'xn--')`;

interface Row {
  id: number;
  email: string;
}

const cleaned = (rows: readonly Row[]): Row[] =>
  rows
    .map(({ id, email }) => ({ id, email: cleanEmail(email) }))
    .filter(({ email }, index) => isEmail(email) && email !== rows[index]?.email);

const cleanUsers = async (db: QueryExecutorProvider): Promise<void> => {
  const { rows } = await sql<Row>`select id, email from users where deleted_at is null and ${MAY_BE_UNCLEAN}
    order by email_confirmed_at is null, id`.execute(db);
  for (const { id, email } of cleaned(rows)) {
    await sql`update users set email = ${email} where id = ${id} and not exists (
      select from users other where other.id <> ${id} and other.deleted_at is null
        and lower(other.email collate "C") = ${addressKey(email)})`.execute(db);
  }
};

const cleanContactRequests = async (db: QueryExecutorProvider): Promise<void> => {
  const { rows } = await sql<Row>`select id, email from contact_requests where ${MAY_BE_UNCLEAN} order by id`.execute(
    db,
  );
  for (const { id, email } of cleaned(rows)) {
    const key = addressKey(email);
    await sql`update contact_requests asked set email = ${email}, email_key = ${key} where id = ${id} and not exists (
      select from contact_requests other
      where other.id <> ${id} and other.link_id = asked.link_id and other.email_key = ${key})`.execute(db);
  }
};

/** Cleans addresses that were stored as pasted. An address stays where the clean one belongs to another row already. */
export const cleanEmails = {
  async up(db: QueryExecutorProvider): Promise<void> {
    await cleanUsers(db);
    await cleanContactRequests(db);
  },
};
