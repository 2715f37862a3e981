import { type Kysely, sql } from 'kysely';

const statements = [
  // Of several clicks and servers one opens a checkout, and one looks at a payment; a time that is over is nobody's.
  sql`alter table payments
    add column opening_until timestamptz,
    add column looking_until timestamptz,
    add column answered_at timestamptz`,
];

export const oneAtATime = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
