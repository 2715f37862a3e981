import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open';
import { atEnd } from '../harness/at-end.ts';
import { makeCertificates } from '../harness/certificates.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { startPostgres } from '../harness/postgres.ts';

let databaseUrl: string;
let authorityFile: string;
beforeAll(async () => {
  const tls = await makeCertificates('localhost');
  authorityFile = join(await emptyDataDir(), 'authority.crt');
  await writeFile(authorityFile, tls.authority);
  const postgres = await startPostgres({ tls });
  atEnd(() => postgres.stop());
  databaseUrl = await postgres.createDatabase();
});

const at = (hostname: string, settings: Record<string, string>): string => {
  const url = new URL(databaseUrl);
  url.hostname = hostname;
  url.search = new URLSearchParams(settings).toString();
  return url.href;
};
const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' });

test('a database whose authority is named is spoken to in TLS', async () => {
  const { db, close } = await open(at('localhost', { sslmode: 'verify-full', sslrootcert: authorityFile }));
  const { rows } = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
  expect(rows).toEqual([{ ssl: true }]);
  await close();
});

test.each([
  ['whose authority nobody named', () => at('localhost', { sslmode: 'verify-full' }), 'sslrootcert='],
  [
    'by another name than its certificate has',
    () => at('127.0.0.1', { sslmode: 'verify-full', sslrootcert: authorityFile }),
    'by the name that its certificate has',
  ],
  [
    'whose authority is in no file',
    () => at('localhost', { sslmode: 'verify-full', sslrootcert: '/nowhere.crt' }),
    'names a file',
  ],
])('a database %s is refused, with a sentence that says what to do', async (_which, address, advice) => {
  const refusal = await open(address()).catch(String);
  expect(refusal).toMatch(/^StartError: DATABASE_URL: the database \w+ at \S+ cannot be used/);
  expect(refusal).toContain(advice);
  expect(refusal).not.toContain(new URL(databaseUrl).password);
});

test('a database without TLS is refused where TLS was asked for', async () => {
  const plain = `${await freshDatabase()}?sslmode=verify-full`;
  await expect(open(plain)).rejects.toThrow(/speak TLS/);
});
