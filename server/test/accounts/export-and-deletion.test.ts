import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { login, register } from '@pawsume/contract/auth';
import { listMyPets } from '@pawsume/contract/pets';
import { deleteAccount, exportData, getMe } from '@pawsume/contract/users';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PASSWORD, signUp } from '../harness/make.ts';
import { EMBEDDED, filesIn, startApp } from '../harness/start-app.ts';
import { dumpTables } from '../security/table-dump.ts';
import { found } from './canaries.ts';
import { liveWholeLife } from './life.ts';

const app = await startApp({ LOG_LEVEL: 'trace', DATABASE_URL: EMBEDDED });
// The database compresses long rows, and a compressed word could not be found, whether it is left or gone.
for (const step of ['step2', 'step3', 'step5']) {
  await sql`alter table pets alter column ${sql.ref(step)} set storage external`.execute(app.db);
}
const neighbour = await liveWholeLife(app);
const gone = await liveWholeLife(app);

/** All files of the app as text, those of the embedded database and its log too. */
const textOfFiles = async (): Promise<string> => {
  const { dataDir, db } = app;
  const texts: string[] = [];
  // In the log, all there is until then, the end of a block may cut a word in two.
  await sql`checkpoint`.execute(db);
  for await (const file of glob('**/*', { cwd: dataDir })) {
    texts.push(file, await readFile(join(dataDir, file), 'latin1').catch(() => ''));
  }
  return texts.join('\n');
};

const textOfTables = async (): Promise<string> => JSON.stringify(await dumpTables(app));

const exported = async (token: string): Promise<Record<string, Uint8Array>> => {
  const reply = await app.send(exportData, { as: token });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('application/zip');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/);
  return unzipSync(reply.bytes);
};

test('the export holds all that is stored about its owner, readable, and nothing of anybody else', async () => {
  const { token, kept, dropped, username } = gone;
  expect(kept.length).toBeGreaterThan(50);
  const files = await exported(token);
  const text = Object.values(files)
    .map((file) => strFromU8(file, true))
    .join('\n');
  expect(kept.filter((word) => !text.includes(word))).toEqual([]);
  expect(found(text, dropped)).toEqual([]);
  expect(found(text, neighbour.kept)).toEqual([]);
  for (const secret of [token, PASSWORD, '$argon2', 'token_hash', 'password_hash']) expect(text).not.toContain(secret);

  const json = (name: string): unknown => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
  expect(json('profile')).toMatchObject({
    username,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    has_password: true,
  });
  expect(json('pets')).toMatchObject([{ step2: {}, step3: { reference_contacts: {} }, step5: {} }]);
  expect(json('resumes')).toHaveLength(1);
  expect(json('payments')).toMatchObject([{ status: 'paid', amount: 500, provider: 'stripe' }]);
  expect(json('credits')).toMatchObject([{ delta: 1 }, { delta: -1 }]);
  expect(json('sessions')).toMatchObject([{ device: 'Firefox on Linux' }]);
  expect(json('identities')).toHaveLength(1);
  const proofs = Object.entries(files).filter(([name]) => name.startsWith('proofs/'));
  expect(proofs.map(([name]) => name.split('.').at(-1)).sort()).toEqual(['jpg', 'pdf']);
  for (const [name, bytes] of proofs) {
    expect(text).toContain(`"/${name}"`);
    expect(Buffer.from(bytes)).toEqual(await app.context.pictures.findProof(`/${name}`));
  }
  expect(json('proofs')).toMatchObject([{ shown_on: [{ purpose: 'Renting' }] }, { shown_on: [] }]);
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain(username);
  const pictures = Object.entries(files).filter(([name]) => name.startsWith('pictures/'));
  expect(pictures).toHaveLength(2);
  for (const [name, bytes] of pictures) {
    expect(text).toContain(`"/${name}"`);
    expect(Buffer.from(bytes)).toEqual(await readFile(join(app.dataDir, name)));
  }
});

test('an export of a new account holds what little there is', async () => {
  const { token, username } = await signUp(app);
  const files = await exported(token);
  expect(JSON.parse(strFromU8(files['profile.json'] ?? new Uint8Array()))).toMatchObject({ username });
  expect(Object.keys(files).filter((name) => name.startsWith('pictures/'))).toEqual([]);
});

test('a deletion leaves nothing of a whole life in database, files or log, and keeps the books', async () => {
  const words = [...gone.kept, ...gone.dropped];
  expect(found(await textOfTables(), gone.kept)).toHaveLength(gone.kept.length);
  expect(found(await textOfFiles(), gone.kept)).toHaveLength(gone.kept.length);
  expect(found(await textOfTables(), gone.dropped)).toEqual([]);
  const neverTaken = gone.dropped.filter((word) => /(exif|file|agent|pdftitle)$/.test(word));
  expect(neverTaken).toHaveLength(9);
  expect(found(await textOfFiles(), neverTaken)).toEqual([]);
  const pictures = await filesIn(app, 'pictures');
  // Of each of them two pictures and two proofs, in two files each.
  expect(pictures).toHaveLength(16);
  const books = async () => {
    const { payments, credit_ledger } = await dumpTables(app);
    return { payments, credit_ledger };
  };
  const before = await books();

  expect(await app.send(deleteAccount, { as: gone.token, body: { confirm: true } })).toMatchObject({ status: 200 });
  expect(found(await textOfTables(), words)).toEqual([]);
  await expect.poll(async () => found(await textOfFiles(), words)).toEqual([]);
  expect(found(app.logged.join('\n'), words)).toEqual([]);
  expect(await books()).toEqual(before);
  const left = await filesIn(app, 'pictures');
  expect(left).toHaveLength(8);
  for (const name of pictures.filter((each) => !left.includes(each))) {
    expect((await fetch(`${app.url}/pictures/${name}`)).status).toBe(404);
  }
  expect(await app.send(getMe, { as: gone.token })).toMatchObject({ status: 401 });
  expect(await app.send(login, { body: gone })).toMatchObject({ status: 401 });
  expect(found(await textOfTables(), neighbour.kept)).toHaveLength(neighbour.kept.length);

  // Whoever takes the username next finds nothing of it.
  const next = { username: gone.username, password: PASSWORD, email: 'next@example.com', name: 'Next' };
  expect(await app.send(register, { body: next })).toMatchObject({ status: 201 });
  const { token } = (await app.send(login, { body: next })).answer;
  expect((await app.send(getMe, { as: token })).answer).toMatchObject({
    name: 'Next',
    address: '',
    picture: null,
    download_credits: 0,
    email_confirmed: false,
    google_connected: false,
  });
  expect((await app.send(listMyPets, { as: token })).answer).toEqual([]);
});
