import { type Kysely, sql } from 'kysely';

const statements = [
  // What is kept with a pet to be shown: a file that we drew ourselves, and its thumbnail.
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
  sql`create trigger proofs_of_living_accounts before insert on proofs
    for each row execute function refuse_for_deleted_account()`,
  // By résumé and purpose, as a link is: what is to be shown can be chosen before there is an address.
  sql`create table shown_proofs (
    user_id integer not null references users,
    resume_id integer not null references resumes on delete cascade,
    purpose text not null check (purpose in ('Renting', 'Rehoming', 'Travel', 'Sitter', 'Just because')),
    proof_id integer not null references proofs on delete cascade,
    primary key (resume_id, purpose, proof_id)
  )`,
  sql`create index shown_proofs_of_user on shown_proofs (user_id)`,
  sql`create index shown_proofs_of_proof on shown_proofs (proof_id)`,
  sql`create trigger shown_proofs_of_living_accounts before insert on shown_proofs
    for each row execute function refuse_for_deleted_account()`,
];

export const proofs = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
