import { BUILT_IN } from '@pawsume/contract/resumes';
import { type RawBuilder, sql } from 'kysely';
import { ADDRESSES, PEOPLE, PET_NAMES, PROFESSIONS } from './names.ts';
import { GIVEN, OWNER, PET, writeSamples } from './samples.ts';

/** The users that are made at once, and what they have in common. */
export interface Batch {
  /** Their ids. */
  first: number;
  last: number;
  /** How many users there will be. The id of the first of them all is one more than `base`. */
  users: number;
  base: number;
  until: Date;
  passwordHash: string;
  adminId: number;
  currency: string;
  prices: { single: number; pack: number; resume: number };
}

const DAYS = 730;
/** One user in so many is a shelter, with so many pets. */
export const USERS_TO_A_SHELTER = 5000;
const PETS_OF_A_SHELTER = 100;

const samples = writeSamples();
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
const MONEY = sql`('paid', 'partially_refunded', 'refunded', 'disputed', 'charged_back')`;

/** What the fixture of a pet says, told of this pet and its owner. */
const told = (petId: RawBuilder<unknown>) => sql`lateral (
  select replace(replace(replace(
      (${json(samples)} -> (${petId} * ${PROFESSIONS.length}::integer + users.id % ${PROFESSIONS.length}::integer) % ${samples.length}::integer)::text,
      ${PET}, ${json(PET_NAMES)} ->> ${petId} % ${PET_NAMES.length}::integer),
    ${OWNER}, users.name), ${GIVEN}, split_part(users.name, ' ', 1))::jsonb as story
) told`;

/** The statements that make all of some users, each after those whose rows it refers to. */
export const statementsFor = (batch: Batch): RawBuilder<unknown>[] => {
  const { first, last, users, base, until, passwordHash, adminId, prices } = batch;
  const isOfBatch = (column: string) => sql`${sql.ref(column)} between ${first}::integer and ${last}::integer`;
  /** A moment between another one and the end; most are soon after it. */
  const after = (moment: RawBuilder<unknown>) => sql`${moment} + random() ^ 3 * (${until}::timestamptz - ${moment})`;
  const number = sql`(users.id - ${base}::integer)`;
  return [
    sql`insert into users (id, username, username_key, password_hash, name, email, profession, address, phone, created_at,
        last_login, email_confirmed_at)
      overriding system value
      select id, username || id, username || id, ${passwordHash}, name, username || id || '@example.com',
        ${json(PROFESSIONS)} ->> id % ${PROFESSIONS.length}::integer, ${json(ADDRESSES)} ->> id % ${ADDRESSES.length}::integer,
        '+1 902 555 01' || id % 90 + 10, joined, ${after(sql`joined`)}, case when id % 5 > 0 then joined end
      from generate_series(${first}::integer, ${last}::integer) id,
        lateral (select ${until}::timestamptz - (${users + base}::integer - id) * interval '1 day' * ${DAYS / users}::float8 as joined) j,
        jsonb_to_record(${json(PEOPLE)} -> id % ${PEOPLE.length}::integer) as person (name text, username text)`,

    // No file lies behind a picture: none is named.
    sql`insert into pets (id, user_id, pet_name, pet_type, breed, pet_age, gender, weight, description, picture,
        step2, step3, step5, created_at, updated_at)
      overriding system value
      select pet.id, users.id, step1.*, null, story -> 'step2', story -> 'step3', story -> 'step5', at, at
      from users,
        lateral (select nextval(pg_get_serial_sequence('pets', 'id'))::integer as id, ${after(sql`users.created_at`)} as at
          from generate_series(1, case ${number} % ${USERS_TO_A_SHELTER}::integer when 1 then ${PETS_OF_A_SHELTER}::integer
            else ${number} % 4 end)) pet,
        ${told(sql`pet.id`)},
        jsonb_to_record(story -> 'step1') as step1 (pet_name text, pet_type text, breed text, pet_age text, gender text,
          weight text, description text)
      where ${isOfBatch('users.id')}`,

    // Some pets have only begun.
    sql`update pets set step2 = null, step3 = null, step5 = null where id % 6 = 1 and ${isOfBatch('user_id')}`,

    sql`insert into resumes (user_id, pet_id, one_liner_description, rewritten_pet_description, rewritten_owner_description,
        owner, purpose, written_by, told, created_at, updated_at)
      select users.id, pets.id, prose.*, '{}', (array['Renting', 'Renting', 'Rehoming', 'Travel', 'Sitter'])[1 + pets.id % 5],
        ${BUILT_IN}, story -> 'told', at, at
      from users join pets on pets.user_id = users.id,
        ${told(sql`pets.id`)},
        jsonb_to_record(story -> 'prose') as prose (one_liner_description text, rewritten_pet_description text,
          rewritten_owner_description text),
        lateral (select ${after(sql`pets.created_at`)} as at from generate_series(1, (array[1, 0, 3])[1 + pets.id % 3])) made
      where ${isOfBatch('users.id')}`,
    sql`insert into earlier_texts (user_id, resume_id, version, one_liner_description, rewritten_pet_description,
        rewritten_owner_description, told, written_by, cause, created_at)
      select user_id, id, 0, one_liner_description, rewritten_pet_description, rewritten_owner_description, told, written_by,
        cause, created_at
      from resumes where id % 10 = 0 and ${isOfBatch('user_id')}`,
    sql`update resumes set version = 1, cause = 'edited',
        rewritten_owner_description = rewritten_owner_description || ' Please call any time.'
      where id % 10 = 0 and ${isOfBatch('user_id')}`,

    // None is under way: a provider knows nothing of them and need not be asked.
    sql`insert into payments (id, user_id, kind, quantity, resume_id, amount, currency, provider, live, provider_ref,
        capture_ref, request, status, outcome, granted, refunded, clawed_back, created_at, updated_at, paid_at)
      select gen_random_uuid(), user_id, kind, quantity, case kind when 'resume' then id end, amount, ${batch.currency},
        (array['stripe', 'stripe', 'paypal'])[1 + id % 3], false, 'SEED' || id, case when has_money then 'SEEDC' || id end, '{}',
        status, case when has_money then kind end, case when has_money and kind = 'credits' then quantity else 0 end, refunded,
        case when has_money then quantity * gone_back / amount else 0 end, at, at, case when has_money then at end
      from resumes,
        lateral (select case when id % 16 = 0 then 'resume' else 'credits' end as kind, ${after(sql`created_at`)} as at,
          (array['paid', 'paid', 'paid', 'partially_refunded', 'paid', 'paid', 'refunded', 'paid', 'paid', 'charged_back', 'paid',
            'paid', 'disputed', 'paid', 'paid', 'expired', 'expired', 'paid', 'paid', 'failed'])[1 + id / 4 % 20] as status) bought,
        lateral (select case kind when 'resume' then ${prices.resume}::integer when 'credits' then ${prices.pack}::integer end as amount,
          case kind when 'resume' then 1 else 10 end as quantity, status in ${MONEY} as has_money) priced,
        lateral (select case status when 'refunded' then amount when 'partially_refunded' then amount / 2 else 0 end as refunded) r,
        lateral (select case when status in ('disputed', 'charged_back') then amount else refunded end as gone_back) g
      where id % 4 = 0 and ${isOfBatch('user_id')}`,
    sql`insert into payment_refunds (payment_id, live, currency, amount, created_at)
      select id, live, currency, case status when 'charged_back' then amount else refunded end, ${after(sql`paid_at`)}
      from payments where (refunded > 0 or status = 'charged_back') and ${isOfBatch('user_id')}`,
    sql`insert into webhook_events (provider, event_id, type, received_at, processed_at)
      select provider, 'seed-' || id, 'checkout.session.completed', paid_at, paid_at
      from payments where paid_at is not null and ${isOfBatch('user_id')}`,
    sql`update resumes set is_paid = true where ${isOfBatch('user_id')} and exists (
      select from payments where resume_id = resumes.id and outcome = 'resume' and clawed_back = 0)`,

    sql`insert into audit_log (actor_id, action, user_id, created_at)
      select ${adminId}::integer, 'Gave 1 credit', id, created_at from users where ${number} % 50 = 1 and ${isOfBatch('users.id')}`,
    sql`insert into credit_ledger (user_id, kind, delta, payment_id, resume_id, op_key, actor_id, balance_after, created_at)
      select user_id, kind, delta, payment_id, resume_id, op_key, actor_id,
        sum(delta) over (partition by user_id order by at, step rows unbounded preceding), at
      from (
        select user_id, 'purchase' as kind, granted as delta, id as payment_id, null::integer as resume_id, null::text as op_key,
          null::integer as actor_id, paid_at as at, 0 as step from payments where granted > 0
        union all select user_id, 'refund', -clawed_back, id, null, null, null, paid_at, 1
          from payments where outcome = 'credits' and clawed_back > 0
        union all select user_id, 'spend', -1, null,
            (select min(id) from resumes where user_id = payments.user_id and created_at <= paid_at),
            gen_random_uuid()::text, null, ${after(sql`paid_at`)}, 2
          from payments, generate_series(1, 3) where granted > 0 and clawed_back = 0
        union all select user_id, 'admin', 1, null, null, null, actor_id, created_at, 0 from audit_log where action = 'Gave 1 credit'
      ) entered
      where ${isOfBatch('user_id')} order by user_id, at, step`,
    sql`update users set download_credits = (select coalesce(sum(delta), 0) from credit_ledger where user_id = users.id)
      where ${isOfBatch('id')}`,

    // The hash of a token that nobody knows.
    sql`insert into sessions (token_hash, user_id, created_at, last_used_at)
      select md5(random()::text) || md5(random()::text), id, ${until}::timestamptz - interval '20 days', ${until}::timestamptz - interval '1 day'
      from users where id % 5 = 0 and ${isOfBatch('id')}`,
    sql`insert into identities (issuer, subject, user_id, created_at)
      select 'https://accounts.google.com', 'seed-' || id, id, created_at from users where id % 7 = 0 and ${isOfBatch('id')}`,

    // Of those without pets, some have left, and some never filled in their profile.
    sql`delete from sessions using users where user_id = users.id and ${number} % 40 = 0 and ${isOfBatch('users.id')}`,
    sql`delete from identities using users where user_id = users.id and ${number} % 40 = 0 and ${isOfBatch('users.id')}`,
    sql`update users set username = '', username_key = 'deleted ' || id, password_hash = null, name = '', email = '',
        profession = '', address = '', phone = '', last_login = null, email_confirmed_at = null, deleted_at = ${after(sql`created_at`)}
      where ${number} % 40 = 0 and ${isOfBatch('id')}`,
    sql`update users set profession = '', address = '', phone = '' where ${number} % 8 = 4 and ${isOfBatch('id')}`,
  ];
};

/** What no row keeps is counted by day. Then the database is told what its tables hold, as PostgreSQL finds out by itself. */
export const FINAL_STATEMENTS = [
  sql`select setval(pg_get_serial_sequence('users', 'id'), max(id)) from users`,
  sql`insert into day_counts (day, kind, count)
    select day, kind, count from (select (created_at at time zone 'UTC')::date as day, count(*)::integer as made from resumes group by 1) d,
      lateral (values ('resume', made), ('free_download', made / 5), ('mail', 1)) as counted (kind, count) where count > 0
    on conflict do nothing`,
  sql`analyze`,
];
