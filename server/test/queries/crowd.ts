import { sql } from 'kysely';
import type { Db } from '#db/types';

/** A row for everybody in the tables that a seed leaves empty, and people without anything. */
const statements = [
  // As many as it takes before looking at all of them is worse than an index of letters.
  sql`insert into users (username, username_key, name, email, created_at)
    select 'somebody' || n, 'somebody' || n, 'Jo', 'somebody' || n || '@example.com', now() - random() * interval '700 days'
    from generate_series(1, 20000) n`,
  sql`insert into sessions (token_hash, user_id, created_at, last_used_at) select md5(id::text), id, now(), now() from users
    where deleted_at is null`,
  sql`insert into signing_keys (id, public_key, created_at) values ('key1', 'x', now())`,
  sql`insert into registered_files (user_id, resume_id, purpose, sha256, code, version, facts, salt, issuer, key_id, signature, made_at)
    select user_id, id, 'Renting', md5(id::text) || n, md5(n || id::text), 'version', '[]', 'x', 'x', 'key1', 'x', now()
    from resumes, generate_series(1, 2) n`,
  sql`insert into shared_links (user_id, resume_id, purpose, slug, with_pdf, hides_contact, created_at)
    select user_id, id, reader, md5(id::text || reader), true, true, now()
    from resumes, unnest(array['Renting', 'Sitter']) reader where deleted_at is null`,
  sql`insert into proofs (user_id, pet_id, kind, title, stored_file, bytes, pages, created_at)
    select user_id, id, 'Certificate', '', '/proofs/' || md5(id || '-' || n) || '.pdf', 1, 1, now() from generate_series(1, 2) n, pets`,
  sql`insert into shown_proofs (user_id, resume_id, purpose, proof_id)
    select resumes.user_id, resumes.id, 'Renting', proofs.id from resumes join proofs on proofs.pet_id = resumes.pet_id`,
  sql`insert into confirmations (user_id, pet_id, kind, name, channel, email, address_hash, token_hash, spare_hash,
    browser_hash, report_key, state, asked_at, expires_at, created_at)
    select user_id, id, 'Vet', 'x', 'mail', 'x', md5(id::text), md5(id::text || n), md5(n || id::text), md5(id::text),
      md5(id::text || n), 'answered', now(), now(), now() from pets, generate_series(1, 3) n`,
  sql`insert into jobs (id, kind, user_id, posted_at, due_at)
    select gen_random_uuid(), 'confirm-email', id, now(), now() + interval '1 hour' from users
    where deleted_at is null`,
  sql`analyze`,
];

export const crowd = async (db: Db): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
