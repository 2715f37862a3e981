import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { login } from '@pawsume/contract/auth';
import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { askAgain, declineConfirmation, showConfirmation } from '@pawsume/contract/confirmations';
import { generateResume } from '@pawsume/contract/resumes';
import { endLink } from '@pawsume/contract/sharing';
import { beforeAll, expect, test } from 'vitest';
import type { RestoreParts } from '#backup/restore';
import { readWithdrawals } from '#backup/restore-queries';
import { type Asker, answerBy, askBy, handOn, makeAsker, requestsOf, tokenMailedTo } from '../confirmations/ask.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { PASSWORD } from '../harness/make.ts';
import { linksOf, read, share } from '../harness/shared-links.ts';
import { EMBEDDED, sharedApp, startApp, type TestApp } from '../harness/start-app.ts';
import { keepProof, showOnLink } from '../proofs/keep.ts';
import { backUp, copyOf, restoreAnew, run } from './places.ts';

const MARK = 'Confirmed by ';
const STRANGER = 'stranger@landlord.example';

let old: TestApp;
let backup: string;
let owner: Asker;
let resumeId: number;
let slug: string;
type Handed = Awaited<ReturnType<typeof handOn>>;
let standing: Handed;
let takenBack: Handed;
let hidden: Handed;
let saidAnew: Handed;

const confirm = async (signed: string): Promise<Handed> => {
  const asked = await handOn(old, owner, { name: signed });
  expect(await answerBy(old, asked.token, { signed })).toMatchObject({ status: 200 });
  return asked;
};

beforeAll(async () => {
  old = await startApp({ DATABASE_URL: EMBEDDED });
  owner = await makeAsker(old);
  const { token, petId } = owner;
  resumeId = (await old.send(generateResume, { as: token, params: { pet_id: petId } })).answer.resume_id;
  ({ slug } = await share(old, { token, resumeId }));
  const { id: proofId } = await keepProof(old, { as: token, petId });
  await showOnLink(old, { as: token, resumeId, proofId });
  standing = await confirm('Standing');
  takenBack = await confirm('Taken Back');
  hidden = await confirm('Hidden');
  saidAnew = await confirm('Said Anew');
  await askBy(old, owner, { kind: 'Vet', name: 'Dr. Stranger', by: 'mail', email: STRANGER });
  const asked = await tokenMailedTo(old, STRANGER);
  expect((await read(old, `/r/${slug}`)).text.split(MARK).length).toBe(5);
  backup = await backUp(await copyOf(old));
  // Since the backup:
  await old.send(endLink, { as: token, params: { id: resumeId, purpose: 'Renting' } });
  await old.send(declineConfirmation, { body: { token: takenBack.token, never_again: false } });
  await old.send(declineConfirmation, { body: { token: asked, never_again: true } });
  const hide = { shown: false, words_shown: false };
  await old.send(showConfirmation, { as: token, params: { id: hidden.id }, body: hide });
  await answerBy(old, saidAnew.token, { signed: 'Somebody Else' });
}, 120_000);

/** A server on the restored backup, and its owner's session. */
const restored = async (options: Partial<RestoreParts> = {}) => {
  const { dataDir, ...done } = await restoreAnew(backup, options);
  const app = await startApp({ DATABASE_URL: EMBEDDED, DATA_DIR: dataDir });
  const { answer } = await app.send(login, { body: { username: owner.username, password: PASSWORD } });
  return { app, done, mine: { token: answer.token, resumeId, petId: owner.petId } };
};

let unaided: ReturnType<typeof restored> | undefined;
/** A restore that knows nothing of the replaced database; tests share it. */
const restoredUnaided = () => (unaided ??= restored());

const statesOn = async ({ app, mine }: Awaited<ReturnType<typeof restored>>) =>
  new Map((await requestsOf(app, mine)).map(({ id, state, shown }) => [id, shown ? state : `${state}, hidden`]));

test('a restore ends every link and tells its owner, who gets a new address', { timeout: 120_000 }, async () => {
  const { app, mine, done } = await restoredUnaided();
  expect(done).toMatchObject({ linksEnded: 1 });
  for (const path of ['', '/pdf', '/photo']) expect((await read(app, `/r/${slug}${path}`)).status).toBe(404);
  const link = async () => (await linksOf(app, mine)).links.find(({ purpose }) => purpose === 'Renting');
  expect(await link()).toMatchObject({ url: null, ended_by_restore: true });
  const anew = await share(app, mine);
  expect(anew.slug).not.toBe(slug);
  expect(await link()).not.toHaveProperty('ended_by_restore');
  const { text } = await read(app, `/r/${anew.slug}`);
  expect(text).not.toContain('/proofs/');
  expect(text).not.toContain(MARK);
});

test('a restore holds confirmations until the operator or the reference vouches for them', {
  timeout: 120_000,
}, async () => {
  const here = await restoredUnaided();
  const { app, mine, done } = here;
  const ids = [standing, takenBack, hidden, saidAnew].map(({ id }) => id);
  expect(done.held).toEqual(ids);
  expect([...(await statesOn(here)).values()].filter((state) => state === 'held')).toHaveLength(4);
  const show = { params: { id: takenBack.id }, body: { shown: true, words_shown: true } };
  await app.send(showConfirmation, { as: mine.token, ...show });
  expect((await statesOn(here)).get(takenBack.id)).toBe('held');
  expect(await answerBy(app, hidden.token)).toMatchObject({ status: 200 });
  expect((await statesOn(here)).get(hidden.id)).toBe('confirmed');
});

test('a restore applies the withdrawals that the replaced database knows', { timeout: 120_000 }, async () => {
  const here = await restored({ withdrawals: await readWithdrawals(old.db) });
  const { app, mine, done } = here;
  expect(done.held).toEqual([saidAnew.id]);
  const states = await statesOn(here);
  expect(states.get(standing.id)).toBe('confirmed');
  expect(states.get(takenBack.id)).toBe('withdrawn');
  expect(states.get(hidden.id)).toBe('confirmed, hidden');
  expect(states.get(saidAnew.id)).toBe('held');
  expect(await answerBy(app, takenBack.token)).toMatchObject({ status: 400 });
  const [stranger] = (await requestsOf(app, mine)).filter(({ name }) => name === 'Dr. Stranger');
  expect(stranger?.state).toBe('declined');
  const askedAgain = { as: mine.token, params: { id: stranger?.id ?? 0 }, body: { email: STRANGER } };
  expect(await app.send(askAgain, askedAgain)).toMatchObject({ error: messages.notToAsk });
  expect(await app.db.selectFrom('never_mailed').selectAll().execute()).toHaveLength(1);
  const { slug: anew } = await share(app, mine);
  const { text } = await read(app, `/r/${anew}`);
  expect(text).toContain(`${MARK}Standing`);
  expect(text.split(MARK).length).toBe(2);
});

test('a restore refuses a replaced database of another installation', { timeout: 120_000 }, async () => {
  const other = await sharedApp();
  await handOn(other, await makeAsker(other));
  await expect(restored({ withdrawals: await readWithdrawals(other.db) })).rejects.toThrow('another installation');
});

test('the restore command reads the replaced database and says what it did', { timeout: 180_000 }, async () => {
  const settings = { DATA_DIR: await emptyDataDir() };
  const file = join(await emptyDataDir(), 'confirmed');
  await writeFile(file, `${saidAnew.id}\n`);
  const first = await run('restore', { args: [backup, '--replaces', await copyOf(old)], settings });
  expect(first.said).toContain('Links to shared résumés that were switched off: 1.');
  expect(first.said).toContain(`printed nowhere: ${saidAnew.id}.`);
  expect(first.code).toBe(0);
  const second = await run('restore', { args: [backup, '--confirmed', file], settings });
  expect(second.said).toContain('No confirmation of a reference is held.');
});
