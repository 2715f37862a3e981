import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { withDatabase } from '#backup/databases';
import { NOT_KEPT } from '#backup/not-kept';
import { migrations } from '#db/all-migrations';
import { copyFolder, emptyDataDir, preparedDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { runsAll } from '../harness/runs-all.ts';
import { spawnServer } from '../harness/spawn-server.ts';
import { backUp, restoreAnew, run } from './places.ts';

const PICTURE = `${'a'.repeat(24)}.jpg`;
const SMALL = `${'a'.repeat(24)}.screen.jpg`;

let dataDir: string;
let backup: string;
beforeAll(async () => {
  dataDir = await preparedDataDir();
  await withDatabase({ databaseUrl: null, dataDir }, ({ db }) =>
    db
      .insertInto('users')
      .values({ username: 'jo', username_key: 'jo', name: 'Jo', email: '', created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(() =>
        db
          .updateTable('users')
          .set({ picture: `/pictures/${PICTURE}` })
          .execute(),
      ),
  );
  await mkdir(join(dataDir, 'pictures'));
  await writeFile(join(dataDir, 'pictures', PICTURE), 'the bytes of a picture');
  await writeFile(join(dataDir, 'pictures', SMALL), 'the bytes of a small picture');
  backup = await backUp(dataDir);
}, 120_000);

/** Restores a backup and returns why that was refused. Then no database may be there. */
const refusalOf = async (folder: string): Promise<string> => {
  const target = await emptyDataDir();
  const refusal = await restoreAnew(folder, {}, target).then(
    () => 'restored',
    (error) => String(error),
  );
  if (refusal !== 'restored') expect(await readdir(target)).not.toContain('database');
  return refusal;
};

const copyOfBackup = async (): Promise<string> => {
  const folder = join(await emptyDataDir(), 'backup');
  copyFolder(backup, folder);
  return folder;
};

/** Writes another manifest, and its sum. */
const changeManifest = async (folder: string, change: (text: string) => string): Promise<void> => {
  const text = change(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await writeFile(join(folder, 'manifest.json'), text);
  const sums = await readFile(join(folder, 'SHA256SUMS'), 'utf8');
  const sum = createHash('sha256').update(text).digest('hex');
  await writeFile(join(folder, 'SHA256SUMS'), sums.replace(/^[0-9a-f]{64}(?= {2}manifest)/m, sum));
};

const toLink = async (path: string): Promise<void> => {
  await rename(path, `${path}.elsewhere`);
  await symlink(`${path}.elsewhere`, path);
};

/** Changes one byte, in the middle. */
const spoil = async (path: string): Promise<void> => {
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
};

describe('a backup is refused, and nothing is restored:', () => {
  test.each<[string, (folder: string) => Promise<unknown>, string]>([
    ['another byte in the database', (folder) => spoil(join(folder, 'database.tar.gz')), 'damaged: database.tar.gz'],
    ['another byte in a picture', (folder) => spoil(join(folder, 'pictures', PICTURE)), `damaged: pictures/${PICTURE}`],
    ['another byte in the manifest', (folder) => spoil(join(folder, 'manifest.json')), 'damaged: manifest.json'],
    ['a picture that is gone', (folder) => rm(join(folder, 'pictures', PICTURE)), `damaged: pictures/${PICTURE}`],
    ['a symbolic link', (folder) => toLink(join(folder, 'database.tar.gz')), 'damaged: database.tar.gz'],
    ['a list that was cut', (folder) => truncate(join(folder, 'SHA256SUMS'), 100), 'damaged'],
    ['a list without its last line', (folder) => truncate(join(folder, 'SHA256SUMS'), 266), 'damaged: SHA256SUMS'],
    ['a backup that was not finished', (folder) => rm(join(folder, 'SHA256SUMS')), 'no finished backup'],
    ['a newer version', (folder) => changeManifest(folder, (text) => text.replace(newest, '9999-later')), 'newer'],
    ['another format', (folder) => changeManifest(folder, (text) => text.replace('": 2', '": 1')), 'another version'],
    [
      'another number of rows',
      (folder) => changeManifest(folder, (text) => text.replace('"users": 1', '"users": 2')),
      'The table users should have 2 rows and has 1.',
    ],
    [
      'a database of another kind',
      (folder) => changeManifest(folder, (text) => text.replace('"embedded"', '"postgresql"')),
      'damaged: SHA256SUMS',
    ],
  ])('%s', async (_what, damage, sentence) => {
    const folder = await copyOfBackup();
    await damage(folder);
    expect(await refusalOf(folder)).toContain(sentence);
  });
});

const newest = Object.keys(migrations).at(-1) ?? '';

test('a backup is for its owner alone, and sha256sum can check it', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o700);
  const sums = (await readFile(join(backup, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n');
  const pictures = [PICTURE, SMALL].map((file) => `pictures/${file}`);
  expect(sums.map((line) => line.slice(66))).toEqual(['manifest.json', 'database.tar.gz', ...pictures]);
});

test('every table is restored, or emptied for a reason', async () => {
  const { rows } = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'));
  // A new table belongs here, or in `NOT_KEPT` with the reason.
  const kept = `asking_browsers audit_log authenticators confirmations contact_requests credit_ledger day_counts
    download_keys earlier_addresses earlier_texts identities link_opens never_mailed passkeys payment_refunds payments pets
    proofs recovery_codes reference_refusals registered_files resumes row_totals server_secrets shared_links shown_proofs
    signing_keys users webhook_events`;
  expect(Object.keys(rows).sort()).toEqual([...kept.split(/\s+/), ...Object.keys(NOT_KEPT)].sort());
});

describe('a command ends with a sentence:', () => {
  test.each([
    ['backup', [], {}, 'npm run backup -- .--nightly. FOLDER'],
    ['backup', ['/tmp/never-made'], {}, 'There is no database in'],
    ['restore', [], {}, 'npm run restore -- FOLDER'],
    ['restore', ['x', '--erased', '/tmp/never-made'], {}, '--erased: the file'],
    ['move', [], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'There is no database in'],
  ] as const)('%s %j', async (command, args, more, sentence) => {
    const settings = { DATA_DIR: await emptyDataDir(), ...more };
    expect(await run(command, { args: [...args], settings })).toMatchObject({
      code: 1,
      said: expect.stringMatching(new RegExp(`^(?!.* at ).*${sentence}`, 's')),
    });
  });

  test('restore, of the embedded database to PostgreSQL', async () => {
    const settings = { DATA_DIR: await emptyDataDir(), DATABASE_URL: await freshDatabase() };
    const { said } = await run('restore', { args: [backup], settings });
    expect(said).toContain('Restore it without DATABASE_URL; npm run move takes it to PostgreSQL.');
  });

  test.each([
    ['without its client', '', 'pg_dump was not found. Install the client of PostgreSQL'],
    [
      'with an older client',
      '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"',
      'pg_dump is of version 9, and the database',
    ],
  ])('backup, of PostgreSQL %s', async (_what, program, sentence) => {
    const programs = await emptyDataDir();
    if (program) await writeFile(join(programs, 'pg_dump'), program, { mode: 0o755 });
    const settings = { DATA_DIR: await emptyDataDir(), DATABASE_URL: await freshDatabase(), PATH: programs };
    const { code, said } = await run('backup', { args: [join(programs, 'backup')], settings });
    expect(said).toContain(sentence);
    expect(code).toBe(1);
    expect(await readdir(programs)).not.toContain('backup');
  });

  test.runIf(runsAll)(
    'backup and restore, while a server uses the embedded database, or where something is there',
    async () => {
      const settings = { DATA_DIR: dataDir };
      const [full, fresh] = [await emptyDataDir(), join(await emptyDataDir(), 'backup')];
      await writeFile(join(full, 'letters.txt'), 'mine');
      expect((await run('backup', { args: [full], settings })).said).toContain('is not empty');
      expect((await run('restore', { args: [backup], settings })).said).toContain('The database is not empty');
      expect(await readdir(full)).toEqual(['letters.txt']);
      const server = await spawnServer(dataDir);
      const { code, said } = await run('backup', { args: [fresh], settings }).finally(() => server.kill());
      expect(said).toContain('Another server is using the data');
      expect(code).toBe(1);
    },
    120_000,
  );

  test('restore, where pictures of others are', async () => {
    const settings = { DATA_DIR: await emptyDataDir() };
    copyFolder(join(dataDir, 'pictures'), join(settings.DATA_DIR, 'pictures'));
    await writeFile(join(settings.DATA_DIR, 'pictures', PICTURE.replaceAll('a', 'b')), 'another');
    const { said } = await run('restore', { args: [backup], settings });
    expect(said).toContain('There are other pictures already');
    expect(await readdir(settings.DATA_DIR)).toEqual(['pictures']);
  });

  test.each([PICTURE, SMALL])(
    'a nightly backup without %s, which a row names; older ones stay',
    { timeout: 60_000 },
    async (file) => {
      const settings = { DATA_DIR: await emptyDataDir() };
      copyFolder(dataDir, settings.DATA_DIR);
      await rm(join(settings.DATA_DIR, 'pictures', file));
      const folder = await nightsIn(['2020-01-01T031500Z']);
      const { code, said } = await run('backup', { args: ['--nightly', folder], settings });
      expect(said).toContain(`Missing where pictures are kept, though rows name them: /pictures/${PICTURE}`);
      expect(code).toBe(1);
      const [old, made = ''] = await readdir(folder);
      expect(old).toBe('2020-01-01T031500Z');
      expect(await refusalOf(join(folder, made))).toBe('restored');
    },
  );
});

/** A folder that has these folders in it. */
const nightsIn = async (names: readonly string[]): Promise<string> => {
  const folder = await emptyDataDir();
  for (const name of names) await mkdir(join(folder, name));
  return folder;
};

test('a nightly backup says what is in it, and removes backups older than 34 days', { timeout: 60_000 }, async () => {
  const recent = `${new Date(Date.now() - 33 * 86_400_000).toISOString().slice(0, 10)}T031500Z`;
  const folder = await nightsIn(['2020-01-01T031500Z', recent, 'letters']);
  const settings = { DATA_DIR: await emptyDataDir() };
  copyFolder(dataDir, settings.DATA_DIR);
  const { code, said } = await run('backup', { args: ['--nightly', folder], settings });
  expect(said).toContain(`Database: embedded, in ${settings.DATA_DIR}/database`);
  expect(said).toContain(`Pictures: ${settings.DATA_DIR}/pictures`);
  expect(said).toMatch(
    /Rows: \d+ in \d+ tables\. Files of pictures: 2\. All were read back and are equal\.\nDuration: [\d.]+ s/,
  );
  expect(said).toContain('Removed, being older than 34 days: 2020-01-01T031500Z');
  expect(code).toBe(0);
  const [first, made = '', ...others] = (await readdir(folder)).sort();
  expect([first, others]).toEqual([recent, ['letters']]);
  expect(await readdir(join(folder, made))).toContain('SHA256SUMS');
});
