import { sql } from 'kysely';
import type { Db } from '#db/types';

const id = sql`users.id`;
const others = sql`from users where deleted_at is null`;
const later = sql`now() + interval '1 hour'`;
const hash = sql`md5(users.id::text)`;

/** A row for everybody in the tables that a seed leaves empty: each is as long as it may get. */
const statements = [
  // People without anything, as many as it takes before looking at all of them is worse than an index of letters.
  sql`insert into users (username, username_key, name, email, created_at)
    select 'somebody' || n, 'somebody' || n, 'Jo', 'somebody' || n || '@example.com', now() - random() * interval '700 days'
    from generate_series(1, 20000) n`,
  sql`insert into mailed_tokens (user_id, purpose, token_hash, email, expires_at)
    select ${id}, 'confirm_email', ${hash}, email, ${later} ${others}`,
  sql`insert into earlier_addresses (user_id, email, token_hash, changed_at, expires_at)
    select ${id}, email, ${hash}, now(), ${later} ${others}`,
  sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
    select ${id}, ${hash}, ${hash}, 0, 'usb', 'key', now() ${others}`,
  sql`insert into authenticators (user_id, secret, created_at) select ${id}, ${hash}, now() ${others}`,
  sql`insert into recovery_codes (user_id, code_hash)
    select ${id}, ${hash} || n from generate_series(1, 8) n, users where deleted_at is null`,
  sql`insert into second_steps (token_hash, user_id, expires_at) select ${hash}, ${id}, ${later} ${others}`,
  sql`insert into passkey_challenges (challenge, purpose, user_id, expires_at)
    select ${hash}, 'add', ${id}, ${later} ${others}`,
  sql`insert into hand_overs (token_hash, browser_hash, user_id, expires_at) select ${hash}, ${hash}, ${id}, ${later} ${others}`,
  sql`insert into sign_ins (state_hash, browser_hash, nonce, code_verifier, expires_at)
    select ${hash}, ${hash}, ${hash}, ${hash}, ${later} ${others}`,
  sql`insert into sessions (token_hash, user_id, created_at, last_used_at)
    select ${hash} || n, ${id}, now() - random() * interval '40 days', now() - random() * interval '20 days'
    from generate_series(1, 2) n, users where deleted_at is null`,
  sql`insert into identities (issuer, subject, user_id, created_at) select 'issuer', ${hash}, ${id}, now() ${others}
    on conflict do nothing`,
  sql`insert into download_keys (user_id, op_key, resume_id, page_version, created_at)
    select user_id, md5(id::text), id, 'version', now() from resumes`,
  sql`insert into signing_keys (id, public_key, created_at) select 'key' || n, 'x', now() from generate_series(1, 3) n`,
  sql`insert into registered_files (user_id, resume_id, purpose, sha256, code, version, facts, salt, issuer, key_id, signature, made_at)
    select user_id, id, 'Renting', md5(id::text) || n, md5(n || id::text), 'version', '[]', 'x', 'x', 'key1', 'x', now()
    from resumes, generate_series(1, 2) n`,
  sql`insert into payment_refunds (payment_id, live, currency, amount, created_at)
    select id, live, currency, 1, created_at from payments, generate_series(1, 4)`,
  sql`insert into webhook_events (provider, event_id, type, received_at)
    select 'paypal', ${hash} || n, 'x', now() from generate_series(1, 2) n, users`,
  sql`insert into counted_days (day, live, numbers)
    select now()::date - n, live, '{}' from generate_series(1, 1500) n, unnest(array[true, false]) live`,
  sql`insert into audit_log (actor_id, action, user_id, created_at) select 1, 'x', ${id}, now() ${others}`,
  sql`insert into writings (user_id, pet_id, wanted, state, until)
    select user_id, id, 'wanted', 'writing', ${later} from pets`,
  sql`insert into shared_links (user_id, resume_id, purpose, slug, with_pdf, hides_contact, created_at)
    select user_id, id, reader, md5(id::text || reader), true, true, now()
    from resumes, unnest(array['Renting', 'Sitter']) reader where deleted_at is null`,
  sql`insert into link_opens (link_id, user_id, day, opens)
    select id, user_id, (now()::date - n)::text, 3 from generate_series(1, 20) n, shared_links`,
  sql`insert into open_marks (link_id, user_id, mark, day)
    select id, user_id, md5(id::text), now()::date::text from shared_links`,
  sql`insert into open_salts (day, salt) select (now()::date - n)::text, 'x' from generate_series(1, 2000) n`,
  sql`insert into contact_requests (user_id, link_id, name, email, email_key, state, token_hash, asked_at, gone_at)
    select user_id, id, 'Pat', n || '@example.com', n || '@example.com', 'shown', md5(id::text) || n, now(), ${later}
    from generate_series(1, 3) n, shared_links`,
  sql`insert into proofs (user_id, pet_id, kind, title, stored_file, bytes, pages, created_at)
    select user_id, id, 'Certificate', '', '/proofs/' || md5(id || '-' || n) || '.pdf', 1, 1, now() from generate_series(1, 2) n, pets`,
  sql`insert into shown_proofs (user_id, resume_id, purpose, proof_id)
    select resumes.user_id, resumes.id, 'Renting', proofs.id from resumes join proofs on proofs.pet_id = resumes.pet_id`,
  sql`insert into confirmations (user_id, pet_id, kind, name, channel, email, address_hash, token_hash, spare_hash,
    browser_hash, report_key, state, asked_at, expires_at, created_at)
    select user_id, id, 'Vet', 'x', 'mail', 'x', md5(id::text), md5(id::text || n), md5(n || id::text), md5(id::text),
      md5(id::text || n), 'answered', now(), ${later}, now() from pets, generate_series(1, 3) n`,
  sql`insert into asking_browsers (user_id, browser_hash) select distinct user_id, browser_hash from confirmations`,
  sql`insert into stranger_letters (address_hash, sent_at) select ${hash}, now() ${others}`,
  sql`insert into reference_refusals (user_id, address_hash, refused_at)
    select user_id, address_hash, now() from confirmations on conflict do nothing`,
  sql`insert into confirmation_reporters (confirmation_id, mark, reported_at) select id, 'x', now() from confirmations`,
  sql`insert into never_mailed (address_hash, since) select ${hash}, now() ${others}`,
  sql`insert into leases (name, holder, until) select ${hash}, 'x', now() ${others}`,
];

export const crowd = async (db: Db): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
  await sql`analyze`.execute(db);
};
