import { type Kysely, sql } from 'kysely';

const statements = [
  // How often each step was saved: a save that was begun before another one is told of it.
  sql`alter table pets
    add column step1_version integer not null default 0,
    add column step2_version integer not null default 0,
    add column step3_version integer not null default 0,
    add column step5_version integer not null default 0,
    add column creation_key text`,
  // A pet that is sent again because no answer came is the same pet.
  sql`create unique index one_pet_per_key on pets (user_id, creation_key)`,
  // A deleted résumé waits a moment for a change of mind; whoever reads treats it as gone.
  sql`alter table resumes
    add column version integer not null default 0,
    add column deleted_at timestamptz,
    add column deleted_paid_by text`,
];

export const nothingLost = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
