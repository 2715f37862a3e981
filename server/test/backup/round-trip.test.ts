import { join } from 'node:path';
import { login } from '@pawsume/contract/auth';
import { listMyPets } from '@pawsume/contract/pets';
import { downloadResume, listMyResumes } from '@pawsume/contract/resumes';
import { getMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { LEFT_OUT } from '#backup/left-out';
import { makeBackup } from '#backup/make';
import { move } from '#backup/move';
import { silent } from '#backup/progress';
import { restoreBackup } from '#backup/restore';
import { openPictureStore } from '#pictures/picture-store';
import { liveWholeLife } from '../accounts/life.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { violationsOf } from '../harness/invariants.ts';
import { buyCredits, makeOwner, makeResume, PASSWORD } from '../harness/make.ts';
import { EMBEDDED, startApp, type TestApp } from '../harness/start-app.ts';
import { contentsOf, emptyDatabase, filesIn, numbersOf, within } from './places.ts';

const progress = silent;
/** A restore changes these: `withdrawn-since` tests how. */
const WITHDRAWN = ['confirmations', 'contact_requests', 'shared_links', 'shown_proofs'];
/** Payments are looked at again after a restore. */
const withoutNextLook = (contents: Record<string, string[]>) => ({
  ...Object.fromEntries(Object.entries(contents).filter(([table]) => !WITHDRAWN.includes(table))),
  payments: contents.payments?.map((row) => row.replace(/"next_check_at":[^,]+/, '')),
});
const leftOut = Object.keys(LEFT_OUT);

let app: TestApp;
let backup: string;
/** Somebody with a résumé that is paid for, and a credit more. */
let owner: { username: string; resumeId: number };
beforeAll(async () => {
  app = await startApp();
  const { token, username } = await makeOwner(app);
  await buyCredits(app, token, 10);
  const { resumeId } = await makeResume(app, token, petByKey('biscuit'));
  const download = { as: token, params: { id: resumeId } };
  expect(await app.send(downloadResume, download)).toMatchObject({ status: 200 });
  owner = { username, resumeId };
  await liveWholeLife(app);
  await sql`update users set created_at = '2026-03-29 01:02:03.456789+00', profession = ${"\u2028\\N\n🐕‍🦺 'ﷺ'"}
    where username = ${username}`.execute(app.db);
  backup = join(await emptyDataDir(), 'backup');
  await makeBackup({ db: app.db, pictures: app.context.pictures, folder: backup, progress });
}, 120_000);

/** Logs in as the owner of before, looks at all there is, downloads what was paid for and something new. */
const useAgain = async ({ send, db, url }: TestApp): Promise<void> => {
  const reply = await send(login, { body: { username: owner.username, password: PASSWORD } });
  expect(reply).toMatchObject({ status: 200 });
  const { token } = reply.answer;
  expect((await send(getMe, { as: token })).answer.download_credits).toBe(9);
  const [pet] = (await send(listMyPets, { as: token })).answer;
  expect((await fetch(url + pet?.picture)).headers.get('content-type')).toBe('image/jpeg');
  expect((await send(listMyResumes, { as: token })).answer.map(({ resume_id }) => resume_id)).toEqual([owner.resumeId]);
  const pdf = await send(downloadResume, { as: token, params: { id: owner.resumeId } });
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await violationsOf(db)).toEqual([]);
  const { rows } = await sql<{ name: string; same: boolean }>`
    select name, sum(count) = case name when 'users' then (select count(*) from users where deleted_at is null)
      else (select count(*) from resumes where deleted_at is null) end as same
    from row_totals group by name order by name`.execute(db);
  expect(rows).toEqual([
    { name: 'resumes', same: true },
    { name: 'users', same: true },
  ]);
};

describe.each([
  ['the embedded database', async () => EMBEDDED],
  ['PostgreSQL', emptyDatabase],
])('a backup of PostgreSQL that is restored on %s', (_name, newDatabase) => {
  test('has every row and every picture, and people go on with it', { timeout: 180_000 }, async () => {
    const dataDir = await emptyDataDir();
    const databaseUrl = await newDatabase();
    const pictures = openPictureStore(join(dataDir, 'pictures'));
    const where = { databaseUrl: databaseUrl || null, dataDir };
    await within(where, async (db) => {
      const restored = await restoreBackup({ db, pictures, folder: backup, erased: [], progress });
      expect(restored.wasThere).toBe(false);
      expect(restored.manifest.pictures.missing).toEqual([]);
      expect(withoutNextLook(await contentsOf(db, leftOut))).toEqual(
        withoutNextLook(await contentsOf(app.db, leftOut)),
      );
      for (const table of leftOut) expect((await contentsOf(db))[table], table).toEqual([]);
      expect(await numbersOf(db)).toEqual(await numbersOf(app.db));
      const again = await restoreBackup({ db, pictures, folder: backup, erased: [], progress });
      expect(again.wasThere).toBe(true);
    });
    expect(await filesIn(join(dataDir, 'pictures'))).toEqual(await filesIn(join(app.dataDir, 'pictures')));
    const restored = Object.keys(await filesIn(join(dataDir, 'pictures')));
    expect(restored.length).toBeGreaterThan(4);
    expect(restored.filter((file) => file.endsWith('.proof.pdf'))).toHaveLength(1);
    await useAgain(await startApp({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
  });
});

test('moved from the embedded database to PostgreSQL, nobody notices', { timeout: 180_000 }, async () => {
  const dataDir = await emptyDataDir();
  const pictures = openPictureStore(join(dataDir, 'pictures'));
  const databaseUrl = await emptyDatabase();
  const elsewhere = await emptyDataDir();
  const other = openPictureStore(join(elsewhere, 'pictures'));
  await within({ databaseUrl: null, dataDir }, async (from) => {
    await restoreBackup({ db: from, pictures, folder: backup, erased: [], progress });
    await sql`insert into sessions (token_hash, user_id, created_at, last_used_at) select 'a hash', min(id), now(), now() from users`.execute(
      from,
    );
    const before = await contentsOf(from);
    await within({ databaseUrl, dataDir: '' }, async (to) => {
      const parts = { from: { db: from, pictures }, to: { db: to, pictures: other }, progress };
      expect(await move(parts)).toEqual({ wasThere: false });
      expect(await contentsOf(to)).toEqual(before);
      expect(await contentsOf(from)).toEqual(before);
      expect(await numbersOf(to)).toEqual(await numbersOf(from));
      expect(await move(parts)).toEqual({ wasThere: true });
      // What is written afterwards where it was moved from is not there, and nobody is told so.
      await sql`update users set name = 'Somebody' where id = (select min(id) from users)`.execute(from);
      await expect(move(parts)).rejects.toThrow('not empty');
    });
  });
  expect(await filesIn(join(elsewhere, 'pictures'))).toEqual(await filesIn(join(dataDir, 'pictures')));
  await useAgain(await startApp({ DATA_DIR: elsewhere, DATABASE_URL: databaseUrl }));
});

test('an account that was deleted after the backup is deleted again', async () => {
  const dataDir = await emptyDataDir();
  const pictures = openPictureStore(join(dataDir, 'pictures'));
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', owner.username)
    .executeTakeFirstOrThrow();
  await within({ databaseUrl: await emptyDatabase(), dataDir }, async (db) => {
    await restoreBackup({ db, pictures, folder: backup, erased: [id, 999_999], progress });
    const others = await db.selectFrom('users').select('id').where('deleted_at', 'is', null).execute();
    expect(others.map((user) => user.id)).not.toContain(id);
    expect(others.length).toBeGreaterThan(0);
    const contents = await contentsOf(db);
    expect(JSON.stringify(contents)).not.toContain(owner.username);
    for (const table of ['pets', 'resumes', 'earlier_texts', 'download_keys']) {
      expect(
        contents[table]?.filter((row) => JSON.parse(row).user_id === id),
        table,
      ).toEqual([]);
    }
    expect(await violationsOf(db)).toEqual([]);
  });
  const [left, all] = [await filesIn(join(dataDir, 'pictures')), await filesIn(join(app.dataDir, 'pictures'))];
  expect(Object.keys(left).length).toBe(Object.keys(all).length - 2);
});
