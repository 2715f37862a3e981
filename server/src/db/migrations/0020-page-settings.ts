import { type Kysely, sql } from 'kysely';

/** Whom a résumé is for, and what else was chosen for its page; what was not chosen is as its purpose has it. */
const statements = [
  sql`alter table resumes add column purpose text not null default 'Renting'
    check (purpose in ('Renting', 'Rehoming', 'Travel', 'Sitter', 'Just because'))`,
  sql`alter table resumes add column page_choices jsonb not null default '{}'`,
];

export const pageSettings = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
