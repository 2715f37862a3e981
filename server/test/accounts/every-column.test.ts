import { deleteAccount, exportData } from '@pawsume/contract/users';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signUp } from '../harness/make.ts';
import { startApp } from '../harness/start-app.ts';
import { dumpTables } from '../security/table-dump.ts';
import { found } from './canaries.ts';
import { liveWholeLife } from './life.ts';

/** Kept for the books when an account is deleted. */
const BOOKS = ['audit_log', 'credit_ledger', 'payments'];
const NAMES_NO_USER = [
  ...[
    'confirmation_reporters',
    'day_counts',
    'kysely_migration',
    'kysely_migration_lock',
    'leases',
    'limits',
    'never_mailed',
    'open_salts',
    'payment_refunds',
    'row_totals',
    'server_secrets',
    'sign_ins',
    'signing_keys',
    'stranger_letters',
  ],
  'webhook_events',
];

/** Where texts are made by us, or chosen from a list: no words of anybody stand there. */
/** Answers that are chosen and not typed, as a résumé remembers them. */
const CHOSEN = [
  ...['adoption_type', 'has_medical_conditions', 'has_traveled', 'is_microchipped', 'is_vaccinated', 'personality'],
  ...['rental_history', 'rental_issues', 'training', 'travel_banned', 'travel_modes', 'travel_stress'],
  ...['good_with_cats', 'good_with_children', 'good_with_dogs', 'spayed_neutered'],
];
const NOT_TYPED = [
  ...['audit_log.action', 'credit_ledger.kind', 'credit_ledger.op_key', 'credit_ledger.payment_id'],
  ...['download_keys.op_key', 'download_keys.page_version'],
  ...['hand_overs.browser_hash', 'hand_overs.token_hash', 'mailed_tokens.purpose', 'mailed_tokens.token_hash'],
  ...['authenticators.secret', 'passkey_challenges.challenge', 'passkey_challenges.purpose'],
  ...['passkeys.credential_id', 'passkeys.public_key', 'passkeys.transports', 'recovery_codes.code_hash'],
  ...['second_steps.password_proof', 'second_steps.token_hash'],
  ...['confirmations.address_hash', 'confirmations.browser_hash', 'confirmations.channel', 'confirmations.kind'],
  ...['confirmations.lines.answer', 'confirmations.lines.verdict', 'confirmations.report_key', 'confirmations.state'],
  ...['confirmations.spare_hash', 'confirmations.token_hash', 'asking_browsers.browser_hash'],
  'reference_refusals.address_hash',
  // Whoever reported it is not to be known by their words.
  'confirmations.report_reason',
  'earlier_addresses.token_hash',
  ...['earlier_addresses.spare_hash', 'mailed_tokens.spare_hash'],
  ...['jobs.about', 'jobs.key', 'jobs.kind', 'jobs.reason', 'jobs.request_id'],
  ...['payments.capture_ref', 'payments.checkout_url', 'payments.currency', 'payments.id', 'payments.kind'],
  ...['payments.outcome', 'payments.provider', 'payments.provider_ref', 'payments.reason', 'payments.status'],
  ...['payments.request.amount', 'payments.request.cancelUrl', 'payments.request.currency'],
  ...['payments.request.description', 'payments.request.expiresAt', 'payments.request.idempotencyKey'],
  ...['payments.request.paymentId', 'payments.request.returnUrl'],
  // Pictures have random names; what was in their metadata is looked for elsewhere.
  ...['pets.picture', 'users.picture', 'proofs.stored_file'],
  ...['proofs.kind', 'shown_proofs.purpose'],
  ...['pets.creation_key', 'resumes.creation_key', 'resumes.deleted_paid_by', 'resumes.downloaded_version'],
  ...['pets.step2.has_medical_conditions', 'pets.step2.is_microchipped', 'pets.step2.is_vaccinated'],
  ...['pets.step2.good_with_cats', 'pets.step2.good_with_children', 'pets.step2.good_with_dogs'],
  'pets.step2.spayed_neutered',
  ...['pets.step2.personality', 'pets.step2.training', 'pets.step3.adoption_type', 'pets.step3.has_traveled'],
  ...['pets.step3.references', 'pets.step3.rental_history', 'pets.step3.rental_issues', 'pets.step3.travel_banned'],
  ...['pets.step3.travel_modes', 'pets.step3.travel_stress', 'pets.step5.uses_daycare', 'pets.step5.uses_grooming'],
  ...['resumes', 'earlier_texts'].flatMap((table) => [
    ...CHOSEN.map((answer) => `${table}.told.on.${answer}`),
    ...['told.by', 'told.field', 'written_by', 'cause'].map((column) => `${table}.${column}`),
  ]),
  'resumes.purpose',
  ...['code', 'facts', 'issuer', 'key_id', 'purpose', 'salt', 'sha256', 'signature', 'version'].map(
    (column) => `registered_files.${column}`,
  ),
  ...['shared_links.purpose', 'shared_links.slug', 'link_opens.day', 'open_marks.day', 'open_marks.mark'],
  ...['contact_requests.state', 'contact_requests.token_hash', 'contact_requests.spare_hash'],
  ...['writings.state', 'writings.wanted'],
  ...['sessions.device', 'sessions.token_hash'],
  ...['users.password_hash', 'users.role', 'users.subscription_status'],
];

const app = await startApp();
const life = await liveWholeLife(app);

interface Column {
  table: string;
  column: string;
  type: string;
}

const columns = async (): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`.execute(app.db);
  return rows;
};
const tablesWithUser = async (): Promise<string[]> =>
  (await columns()).filter(({ column }) => column === 'user_id').map(({ table }) => table);
const rowsOf = async (table: string, userId: number): Promise<Record<string, unknown>[]> => {
  const named = table === 'users' ? sql.ref('id') : sql.ref('user_id');
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${named} = ${userId}`.execute(app.db);
  return rows;
};

/** The paths of all values in it; those of a list stand in one place. */
const leavesOf = (value: unknown, path: string): [string, unknown][] => {
  if (Array.isArray(value)) return value.length === 0 ? [[path, value]] : value.flatMap((each) => leavesOf(each, path));
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, `${path}.${name}`));
};

const TEXTS = ['text', 'character varying', 'jsonb'];

test('every text that is stored about somebody has a word of its own here, or is none that anybody types', async () => {
  const texts = (await columns()).filter(({ table, type }) => TEXTS.includes(type) && !NAMES_NO_USER.includes(table));
  const without = new Set<string>();
  const withWord = new Set<string>();
  for (const { table, column } of texts) {
    const values = (await rowsOf(table, life.id)).flatMap((row) => leavesOf(row[column], `${table}.${column}`));
    for (const [path, value] of values) {
      (found(JSON.stringify(value), life.kept).length > 0 ? withWord : without).add(path);
    }
  }
  expect([...without].filter((path) => !withWord.has(path)).sort()).toEqual([...NOT_TYPED].sort());
  expect(withWord.size).toBeGreaterThan(40);
});

test('every table names users, or is known to name none, and each that does is filled here', async () => {
  const all = [...new Set((await columns()).map(({ table }) => table))];
  const withUser = await tablesWithUser();
  expect(all.filter((table) => table !== 'users' && !withUser.includes(table))).toEqual(NAMES_NO_USER);
  for (const table of withUser) expect(await rowsOf(table, life.id), table).not.toEqual([]);
  const [user = {}] = await rowsOf('users', life.id);
  const empty = Object.keys(user).filter((column) => user[column] === null || user[column] === '');
  expect(empty).toEqual(['deleted_at']);
});

test('every column about somebody is in the export, or is a secret or a note of ours', async () => {
  const reply = await app.send(exportData, { as: life.token });
  const files = unzipSync(reply.bytes);
  const keysIn = (file: string): string[] => {
    const content: unknown = JSON.parse(strFromU8(files[`${file}.json`] ?? new Uint8Array()));
    return Object.keys((Array.isArray(content) ? content[0] : content) ?? {});
  };
  const all = await columns();
  const missing = (table: string, file: string) =>
    all.filter((each) => each.table === table && !keysIn(file).includes(each.column)).map(({ column }) => column);
  expect({
    profile: missing('users', 'profile'),
    pets: missing('pets', 'pets'),
    proofs: missing('proofs', 'proofs'),
    resumes: missing('resumes', 'resumes'),
    earlierTexts: missing('earlier_texts', 'earlier_texts'),
    payments: missing('payments', 'payments'),
    credits: missing('credit_ledger', 'credits'),
    sessions: missing('sessions', 'sessions'),
    identities: missing('identities', 'identities'),
    passkeys: missing('passkeys', 'passkeys'),
    authenticators: missing('authenticators', 'second_factor'),
    files: missing('registered_files', 'handed_out_files'),
    earlier: missing('earlier_addresses', 'earlier_addresses'),
    links: missing('shared_links', 'shared_links'),
    opens: missing('link_opens', 'link_opens'),
    requests: missing('contact_requests', 'contact_requests'),
    confirmations: missing('confirmations', 'confirmations'),
    audit: missing('audit_log', 'changes_by_administrators'),
  }).toEqual({
    profile: ['deleted_at', 'password_hash', 'role', 'username_key'],
    pets: [],
    proofs: [],
    resumes: [],
    earlierTexts: [],
    payments: [
      ...['answered_at', 'asked_at', 'capture_attempt', 'checkout_url', 'checks', 'looking_until', 'next_check_at'],
      ...['open_failures', 'opening_until', 'request', 'user_id', 'version'],
    ],
    credits: ['actor_id', 'user_id'],
    sessions: ['id', 'token_hash', 'user_id'],
    identities: ['user_id'],
    passkeys: ['id', 'public_key', 'user_id'],
    authenticators: ['last_step', 'secret', 'user_id'],
    files: ['facts', 'salt', 'user_id'],
    earlier: ['id', 'spare_hash', 'token_hash', 'user_id'],
    links: ['user_id'],
    opens: ['user_id'],
    requests: ['email_key', 'gone_at', 'id', 'spare_hash', 'token_hash', 'user_id'],
    confirmations: [
      ...['address_hash', 'browser_hash', 'report_key', 'report_reason', 'reported_at', 'reports'],
      ...['spare_hash', 'token_hash', 'user_id'],
    ],
    audit: ['actor_id', 'id', 'user_id'],
  });
  const challenges = ['passkey_challenges', 'recovery_codes', 'second_steps'];
  const hashes = ['asking_browsers', 'reference_refusals'];
  const secretsOnly = [...hashes, 'download_keys', 'hand_overs', 'jobs', 'mailed_tokens', ...challenges];
  // Its text is that of the résumé, a moment before.
  const underWay = ['writings'];
  // Hashes of who opened a link today: they are about those readers, and go with the day.
  const ofReaders = ['open_marks'];
  // Told with each proof.
  const within = ['shown_proofs'];
  const exported = [
    'pets',
    'proofs',
    'resumes',
    'earlier_texts',
    'payments',
    'credit_ledger',
    'sessions',
    'identities',
    'audit_log',
    'passkeys',
    'authenticators',
    'earlier_addresses',
    'registered_files',
    ...['shared_links', 'link_opens', 'contact_requests'],
    'confirmations',
  ];
  const known = [...exported, ...secretsOnly, ...underWay, ...ofReaders, ...within];
  expect((await tablesWithUser()).sort()).toEqual(known.sort());
});

test('a deletion empties every column and every table but the books, and they take nothing back', async () => {
  const fresh = await signUp(app);
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', fresh.username)
    .executeTakeFirstOrThrow();
  for (const as of [life.token, fresh.token]) await app.send(deleteAccount, { as, body: { confirm: true } });
  const erased = (await tablesWithUser()).filter((table) => !BOOKS.includes(table));
  for (const table of erased) expect(await rowsOf(table, life.id), table).toEqual([]);
  // Who has lived a whole life leaves the same shell as who has only signed up.
  const [shell = {}] = await rowsOf('users', life.id);
  const [bare = {}] = await rowsOf('users', id);
  const differing = Object.keys(shell).filter((column) => String(shell[column]) !== String(bare[column]));
  expect(['created_at', 'deleted_at', 'id', 'username_key']).toEqual(expect.arrayContaining(differing));
  expect(shell.username_key).toBe(`deleted ${life.id}`);
  expect(found(JSON.stringify(await dumpTables(app)), [...life.kept, ...life.dropped])).toEqual([]);

  const guarded = await sql<{ table: string }>`
    select tgrelid::regclass::text as table from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where proname = 'refuse_for_deleted_account' order by 1`.execute(app.db);
  expect(guarded.rows.map(({ table }) => table)).toEqual([...erased].sort());
});
