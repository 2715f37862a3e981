import { type Kysely, sql } from 'kysely';

/** Whether a model was asked to write a résumé's text, failed, and the built-in writer stepped in. */
const statements = [sql`alter table resumes add column model_failed boolean not null default false`];

export const modelFailed = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
