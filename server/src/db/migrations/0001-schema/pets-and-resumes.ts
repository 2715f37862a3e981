import { sql } from 'kysely';

export const petsAndResumes = [
  // The version of a step counts its saves: a save that is based on an older version is refused. The creation key makes a
  // repeated request return the pet of the first one.
  sql`create table pets (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    pet_name text not null,
    pet_type text not null,
    breed text not null,
    pet_age text not null,
    gender text not null,
    weight text not null,
    description text not null,
    picture text,
    picture_bytes integer not null default 0,
    step2 jsonb,
    step3 jsonb,
    step5 jsonb,
    step1_version integer not null default 0,
    step2_version integer not null default 0,
    step3_version integer not null default 0,
    step5_version integer not null default 0,
    creation_key text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index pets_of_user on pets (user_id)`,
  sql`create index pets_by_name on pets (lower(pet_name), id desc)`,
  sql`create index pets_with_picture on pets (picture) where picture is not null`,
  sql`create unique index one_pet_per_key on pets (user_id, creation_key)`,

  // A deleted résumé is kept for a moment so that the deletion can be undone. Readers treat it as gone.
  sql`create table resumes (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    pet_id integer not null references pets,
    one_liner_description text not null,
    rewritten_pet_description text not null,
    rewritten_owner_description text not null,
    owner jsonb not null,
    written_by text not null,
    -- The answers that each text is based on, as they were when it was written.
    told jsonb,
    -- True if a model was asked, failed, and the built-in writer wrote the text.
    model_failed boolean not null default false,
    cause text not null default 'generated' check (cause in ('generated', 'edited', 'rewritten', 'restored')),
    purpose text not null default 'Renting'
      check (purpose in ('Renting', 'Rehoming', 'Travel', 'Sitter', 'Just because')),
    -- Settings of the page that differ from the defaults of its purpose.
    page_choices jsonb not null default '{}',
    is_paid boolean not null default false,
    -- The version of the page that was last downloaded for a credit: a second credit for it needs a confirmation.
    downloaded_version text,
    downloaded_at timestamptz,
    -- A link's PDF has no watermark for each version of the page that a credit was spent on.
    bought_versions text[] not null default '{}',
    creation_key text,
    version integer not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    deleted_paid_by text
  )`,
  sql`create index resumes_of_user on resumes (user_id)`,
  sql`create index resumes_of_pet on resumes (pet_id)`,
  sql`create index resumes_paid_first on resumes (is_paid desc, id desc) where deleted_at is null`,
  sql`create index resumes_deleted on resumes (deleted_at) where deleted_at is not null`,
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

  // A lock for each text that is being written, shared by all servers.
  sql`create table writings (
    id integer primary key generated always as identity,
    user_id integer not null references users,
    pet_id integer not null references pets on delete cascade,
    wanted text not null,
    state text not null check (state in ('writing', 'keeping', 'done', 'stopped', 'failed')),
    until timestamptz not null
  )`,
  sql`create unique index one_writing_of_a_wish on writings (user_id, pet_id, wanted) where state in ('writing', 'keeping')`,
  sql`create index writings_of_user on writings (user_id)`,
  sql`create index writings_of_pet on writings (pet_id)`,
  sql`create index writings_by_end on writings (until)`,
];
