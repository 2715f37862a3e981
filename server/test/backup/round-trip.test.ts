import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { login } from '@pawsume/contract/auth';
import { listMyPets } from '@pawsume/contract/pets';
import { downloadResume, listMyResumes } from '@pawsume/contract/resumes';
import { getMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '#backup/databases';
import { NOT_KEPT } from '#backup/not-kept';
import { parseConfig } from '#config';
import { openPictures } from '#pictures/open-pictures';
import { liveWholeLife } from '../accounts/life.ts';
import { copyFolder, emptyDataDir } from '../harness/data-dir.ts';
import { violationsOf } from '../harness/invariants.ts';
import { buyCredits, makeOwner, makeResume, PASSWORD } from '../harness/make.ts';
import { s3StandIn } from '../harness/picture-stores.ts';
import { EMBEDDED, startApp, type TestApp } from '../harness/start-app.ts';
import { backUp, contentsOf, copyOf, emptyDatabase, filesIn, restoreAnew, run } from './places.ts';

/** A restore changes these: `withdrawn-since` tests how. */
const WITHDRAWN = ['confirmations', 'contact_requests', 'shared_links', 'shown_proofs'];

/** The data as the backup found it. */
let dataDir: string;
let before: Record<string, string[]>;
let backup: string;
/** Somebody with a résumé that is paid for, and a credit more. */
let owner: { id: number; username: string; resumeId: number };
beforeAll(async () => {
  const app = await startApp({ DATABASE_URL: EMBEDDED });
  const { token, username } = await makeOwner(app);
  await buyCredits(app, token, 10);
  const { resumeId } = await makeResume(app, token, petByKey('biscuit'));
  const download = { as: token, params: { id: resumeId } };
  expect(await app.send(downloadResume, download)).toMatchObject({ status: 200 });
  await liveWholeLife(app);
  const { rows } = await sql<{ id: number }>`update users set created_at = '2026-03-29 01:02:03.456789+00',
    profession = ${"\u2028\\N\n🐕‍🦺 'ﷺ'"} where username = ${username} returning id`.execute(app.db);
  owner = { id: rows[0]?.id ?? 0, username, resumeId };
  dataDir = await copyOf(app);
  before = await withDatabase({ databaseUrl: null, dataDir }, ({ db }) => contentsOf(db));
  backup = await backUp(dataDir);
}, 180_000);

/** Logs in as the owner of before, looks at all there is, downloads what was paid for. */
const useAgain = async ({ send, db, url }: TestApp): Promise<void> => {
  const { answer } = await send(login, { body: { username: owner.username, password: PASSWORD } });
  const { token } = answer;
  expect((await send(getMe, { as: token })).answer.download_credits).toBe(9);
  const [pet] = (await send(listMyPets, { as: token })).answer;
  expect((await fetch(url + pet?.picture)).headers.get('content-type')).toBe('image/jpeg');
  expect((await send(listMyResumes, { as: token })).answer.map(({ resume_id }) => resume_id)).toEqual([owner.resumeId]);
  const pdf = await send(downloadResume, { as: token, params: { id: owner.resumeId } });
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await violationsOf(db)).toEqual([]);
};

test('a restore brings back every row and picture, and people go on', { timeout: 180_000 }, async () => {
  const target = await emptyDataDir();
  // A restore that was killed leaves it.
  await mkdir(join(target, 'restoring', 'database'), { recursive: true });
  const restored = await restoreAnew(backup, {}, target);
  const after = await withDatabase({ databaseUrl: null, dataDir: restored.dataDir }, ({ db }) => contentsOf(db));
  for (const [table, rows] of Object.entries(before)) {
    if (WITHDRAWN.includes(table)) continue;
    // Payments are looked at again.
    const strip = (row: string) => (table === 'payments' ? row.replace(/"next_check_at":[^,]+/, '') : row);
    expect(after[table]?.map(strip), table).toEqual(table in NOT_KEPT ? [] : rows.map(strip));
  }
  const files = await filesIn(join(restored.dataDir, 'pictures'));
  expect(files).toEqual(await filesIn(join(dataDir, 'pictures')));
  expect(Object.keys(files).filter((file) => file.endsWith('.proof.pdf'))).toHaveLength(1);
  await useAgain(await startApp({ DATA_DIR: restored.dataDir, DATABASE_URL: EMBEDDED }));
});

test('a restore deletes again the accounts that were deleted after the backup', async () => {
  const restored = await restoreAnew(backup, { erased: [owner.id, 999_999] });
  expect(restored.erasedAgain).toBe(1);
  const after = await withDatabase({ databaseUrl: null, dataDir: restored.dataDir }, async ({ db }) => {
    expect(await violationsOf(db)).toEqual([]);
    return contentsOf(db);
  });
  expect(JSON.stringify(after)).not.toContain(owner.username);
  expect(after.users).toHaveLength(before.users?.length ?? 0);
  for (const table of ['pets', 'resumes', 'earlier_texts', 'download_keys'])
    expect(
      after[table]?.filter((row) => JSON.parse(row).user_id === owner.id),
      table,
    ).toEqual([]);
  const left = Object.keys(await filesIn(join(restored.dataDir, 'pictures')));
  expect(left).toHaveLength(Object.keys(await filesIn(join(dataDir, 'pictures'))).length - 2);
});

test('a move takes everything to PostgreSQL and a bucket, and nobody notices', { timeout: 180_000 }, async () => {
  const source = await emptyDataDir();
  copyFolder(dataDir, source);
  const { settings: bucket } = await s3StandIn();
  const settings = { DATA_DIR: source, DATABASE_URL: await emptyDatabase(), ...bucket };
  expect(await run('move', { settings })).toMatchObject({ code: 0, said: expect.stringContaining('were compared') });
  const opened = { databaseUrl: settings.DATABASE_URL, dataDir: '' };
  expect(await withDatabase(opened, ({ db }) => contentsOf(db))).toEqual(before);
  expect(await withDatabase({ databaseUrl: null, dataDir: source }, ({ db }) => contentsOf(db))).toEqual(before);
  const store = await openPictures(parseConfig({ ...settings, DATA_DIR: await emptyDataDir() }));
  const files = await filesIn(join(dataDir, 'pictures'));
  for (const [file, bytes] of Object.entries(files))
    expect((await store.readFile(file))?.toString('base64'), file).toBe(bytes);
  expect(await run('move', { settings })).toMatchObject({ code: 1, said: expect.stringContaining('not empty') });
  await useAgain(await startApp(settings));
});
