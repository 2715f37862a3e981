import { type Kysely, sql } from 'kysely';

/** The texts that a résumé had before the one it has, and how each text came to be. */
const statements = [
  sql`alter table resumes add column cause text not null default 'generated'
    check (cause in ('generated', 'edited', 'rewritten', 'restored'))`,
  // Of older résumés nobody noted whether a text was written again: most were changed by hand.
  sql`update resumes set cause = 'edited' where version > 0`,
  sql`create table earlier_texts (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    resume_id integer not null references resumes on delete cascade,
    version integer not null,
    one_liner_description text not null,
    rewritten_pet_description text not null,
    rewritten_owner_description text not null,
    told jsonb,
    written_by text not null,
    cause text not null check (cause in ('generated', 'edited', 'rewritten', 'restored')),
    created_at timestamptz not null,
    unique (resume_id, version)
  )`,
  sql`create index earlier_texts_of_user on earlier_texts (user_id)`,
  sql`create trigger earlier_texts_of_living_accounts before insert on earlier_texts
    for each row execute function refuse_for_deleted_account()`,
];

export const earlierTexts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
