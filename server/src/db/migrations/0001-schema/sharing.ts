import { sql } from 'kysely';

export const sharing = [
  // A link of a résumé for one purpose. The slug is null while the link is off, and earlier slugs are not kept.
  sql`create table shared_links (
    id integer primary key generated always as identity,
    user_id integer not null references users,
    resume_id integer not null references resumes on delete cascade,
    purpose text not null check (purpose in ('Renting', 'Rehoming', 'Travel', 'Sitter', 'Just because')),
    slug text unique,
    with_pdf boolean not null,
    hides_contact boolean not null,
    ended_by_restore boolean not null default false,
    expires_at timestamptz,
    created_at timestamptz not null,
    unique (resume_id, purpose)
  )`,
  sql`create index shared_links_of_user on shared_links (user_id)`,
  // The number of openings of a link on a day (UTC), without any data of its readers.
  sql`create table link_opens (
    link_id integer not null references shared_links on delete cascade,
    user_id integer not null references users,
    day text not null,
    opens integer not null,
    primary key (link_id, day)
  )`,
  sql`create index link_opens_of_user on link_opens (user_id)`,
  // Today's readers of a link, hashed with the salt of the day, so that each counts once. Deleted with the salt.
  sql`create table open_marks (
    link_id integer not null references shared_links on delete cascade,
    user_id integer not null references users,
    mark text not null,
    day text not null,
    primary key (link_id, mark)
  )`,
  sql`create index open_marks_of_user on open_marks (user_id)`,
  sql`create index open_marks_by_day on open_marks (day)`,
  sql`create table open_salts (day text primary key, salt text not null)`,
  // Readers who ask for the owner's contact details. The token is mailed to those who are allowed to see them.
  sql`create table contact_requests (
    id integer primary key generated always as identity,
    user_id integer not null references users,
    link_id integer not null references shared_links on delete cascade,
    name text not null,
    email text not null,
    email_key text not null,
    state text not null check (state in ('asked', 'shown', 'refused')),
    token_hash text unique,
    spare_hash text unique,
    asked_at timestamptz not null,
    gone_at timestamptz not null,
    unique (link_id, email_key)
  )`,
  sql`create index contact_requests_of_user on contact_requests (user_id)`,
  sql`create index contact_requests_by_end on contact_requests (gone_at)`,

  // Documents that are kept with a pet: a file that the server drew itself, and its thumbnail.
  sql`create table proofs (
    id integer primary key generated always as identity,
    user_id integer not null references users,
    pet_id integer not null references pets on delete cascade,
    kind text not null
      check (kind in ('Vaccination record', 'Certificate', 'Letter from the vet', 'Licence or registration', 'Other')),
    title text not null,
    stored_file text not null unique,
    bytes integer not null check (bytes > 0),
    pages integer not null check (pages > 0),
    created_at timestamptz not null
  )`,
  sql`create index proofs_of_user on proofs (user_id)`,
  sql`create index proofs_of_pet on proofs (pet_id)`,
  // Keyed by résumé and purpose, not by link: proofs can be chosen before there is a link.
  sql`create table shown_proofs (
    user_id integer not null references users,
    resume_id integer not null references resumes on delete cascade,
    purpose text not null check (purpose in ('Renting', 'Rehoming', 'Travel', 'Sitter', 'Just because')),
    proof_id integer not null references proofs on delete cascade,
    primary key (resume_id, purpose, proof_id)
  )`,
  sql`create index shown_proofs_of_user on shown_proofs (user_id)`,
  sql`create index shown_proofs_of_proof on shown_proofs (proof_id)`,

  // Keys that sign the records of downloaded files. The private half is null when the key is set from outside. Public
  // halves are kept for good, because old records name them.
  sql`create table signing_keys (
    id text primary key,
    public_key text not null,
    private_key text,
    created_at timestamptz not null
  )`,
  // All servers share the one key that was made here.
  sql`create unique index signing_keys_made_here on signing_keys ((private_key is not null)) where private_key is not null`,
  sql`create table registered_files (
    id integer generated always as identity primary key,
    user_id integer not null references users,
    resume_id integer not null references resumes on delete cascade,
    purpose text not null check (purpose in ('Renting', 'Rehoming', 'Travel', 'Sitter', 'Just because')),
    sha256 text not null,
    code text,
    version text not null,
    facts jsonb not null,
    salt text not null,
    issuer text not null,
    key_id text not null references signing_keys,
    signature text not null,
    made_at timestamptz not null,
    unique (sha256, resume_id)
  )`,
  sql`create index registered_files_of_code on registered_files (code) where code is not null`,
  sql`create index registered_files_of_resume on registered_files (resume_id)`,
  sql`create index registered_files_of_user on registered_files (user_id)`,
];
