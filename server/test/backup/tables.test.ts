import { expect, test } from 'vitest';
import { LEFT_OUT } from '#backup/left-out';
import { listTables, readCounters } from '#backup/table-queries';
import { freshDatabase } from '../harness/fresh-database.ts';
import { openHere } from './places.ts';

/** What a backup has. A new table belongs here, or in `LEFT_OUT` with the reason. */
const COPIED = [
  ...['asking_browsers', 'audit_log', 'authenticators', 'confirmations', 'contact_requests', 'credit_ledger'],
  ...['day_counts', 'download_keys', 'earlier_addresses', 'earlier_texts', 'identities', 'link_opens', 'never_mailed'],
  ...[
    'passkeys',
    'payment_refunds',
    'payments',
    'pets',
    'proofs',
    'recovery_codes',
    'reference_refusals',
    'registered_files',
    'resumes',
  ],
  ...['row_totals', 'server_secrets', 'shared_links', 'shown_proofs', 'signing_keys', 'users', 'webhook_events'],
];

test('every table is copied, or left out for a reason', async () => {
  const db = await openHere({ databaseUrl: await freshDatabase(), dataDir: '' });
  const tables = await listTables(db);
  expect(tables.map(({ name }) => name).sort()).toEqual([...COPIED, ...Object.keys(LEFT_OUT)].sort());
  for (const [at, { name, refersTo }] of tables.entries()) {
    const before = tables.slice(0, at).map((table) => table.name);
    expect(before, name).toEqual(expect.arrayContaining(refersTo));
  }
  expect((await readCounters(db)).map(({ table }) => table)).toEqual(
    expect.arrayContaining(['users', 'pets', 'resumes', 'credit_ledger']),
  );
});
