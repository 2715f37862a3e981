import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { changePageSettings } from '@pawsume/contract/page-settings';
import { deletePet, saveStep1, saveStep3 } from '@pawsume/contract/pets';
import {
  canonical,
  checkCode,
  checkFile,
  checkPrinted,
  getRegistryKeys,
  type SignedRecord,
} from '@pawsume/contract/registry';
import { deleteResume, downloadResume, restoreResume } from '@pawsume/contract/resumes';
import { deleteAccount, updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { giveCredits } from '../harness/credits.ts';
import { switchOff, switchOn } from '../harness/links.ts';
import { balanceOf, deleteForGood, makeOwner, makeResume, PROFILE } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

const { step1, step3 } = petByKey('biscuit').answers;
const { picture: _none, ...BISCUIT } = step1;
let owners = 0;
const sha256Of = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');

/** Somebody with credits and a résumé that says what no other one does; `download` is a click on its button. */
const owner = async (on: TestApp = app) => {
  const { token, username } = await makeOwner(on);
  await giveCredits(on, username, 6);
  const { petId, resumeId } = await makeResume(on, token);
  const resume = { as: token, params: { id: resumeId } };
  const pet = { as: token, params: { pet_id: petId } };
  owners += 1;
  const basics = { ...BISCUIT, breed: `Labrador ${owners}` };
  expect(await on.send(saveStep1, { ...pet, body: basics })).toMatchObject({ status: 200 });
  const download = async (key: string = randomUUID()): Promise<Buffer> => {
    const reply = await on.send(downloadResume, { ...resume, headers: { [IDEMPOTENCY_HEADER]: key } });
    expect(reply).toMatchObject({ status: 200 });
    return reply.bytes;
  };
  return { token, petId, resumeId, resume, pet, basics, download };
};

const check = async (pdf: Buffer, on: TestApp = app) =>
  (await on.send(checkFile, { body: { sha256: sha256Of(pdf) } })).answer;
const filesOf = (resumeId: number, on: TestApp = app) =>
  on.db.selectFrom('registered_files').selectAll().where('resume_id', '=', resumeId).orderBy('id').execute();

const isSigned = ({ record, signature, public_key }: SignedRecord): boolean => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: public_key }, format: 'jwk' });
  return verify(null, Buffer.from(canonical(record)), key, Buffer.from(signature, 'base64url'));
};

describe('a file that was handed out', () => {
  test('is genuine and current, and its record is signed with the published key', async () => {
    const { download } = await owner();
    const pdf = await download();
    const answer = await check(pdf);
    expect(answer).toMatchObject({ state: 'current', pet_name: 'Biscuit', purpose: 'Renting' });
    if (answer.state === 'unknown') throw new Error('not known');
    expect(answer.signed.record).toMatchObject({ sha256: sha256Of(pdf), code: null, issuer: app.context.publicUrl });
    expect(isSigned(answer.signed)).toBe(true);
    const { keys } = (await app.send(getRegistryKeys)).answer;
    expect(keys).toContainEqual(
      expect.objectContaining({ key_id: answer.signed.key_id, public_key: answer.signed.public_key }),
    );
    const forged = { ...answer.signed, record: { ...answer.signed.record, date: '2020-01-01T00:00:00.000Z' } };
    expect(isSigned(forged)).toBe(false);
  });

  test('is older once a fact is another one, which is named and not told', async () => {
    const { download, pet, basics } = await owner();
    const pdf = await download();
    await app.send(saveStep1, { ...pet, body: { ...basics, weight: '31 kg' } });
    const answer = await check(pdf);
    expect(answer).toMatchObject({ state: 'older', changed: ['Weight'] });
    expect(JSON.stringify(answer)).not.toContain('31 kg');
    await app.send(saveStep1, { ...pet, body: basics });
    expect(await check(pdf)).toMatchObject({ state: 'current' });
  });

  test('names a fact that is gone, and one that is new', async () => {
    const { download, pet } = await owner();
    const pdf = await download();
    await app.send(saveStep3, {
      ...pet,
      body: { ...step3, rental_issues: 'Yes', rental_issue_details: 'A scratched door.' },
    });
    const answer = await check(pdf);
    expect(answer.state === 'older' && answer.changed).toContain('Complaints or damage');
  });

  test('stays current in another design, on other paper, and where it is saved as it was', async () => {
    const { download, resume } = await owner();
    const pdf = await download();
    await app.send(changePageSettings, { ...resume, body: { design: 'Modern', paper: 'US Letter' } });
    expect(await check(pdf)).toMatchObject({ state: 'current' });
  });

  test('is held against the page of its own purpose, whatever the résumé is for now', async () => {
    const { download, resume } = await owner();
    const pdf = await download();
    await app.send(changePageSettings, { ...resume, body: { purpose: 'Travel' } });
    expect(await check(pdf)).toMatchObject({ state: 'current', purpose: 'Renting' });
  });

  test('is not older because a way to reach the owner is hidden, and is where it is another one', async () => {
    const { token, download, resume } = await owner();
    const pdf = await download();
    await app.send(changePageSettings, { ...resume, body: { shown: { phone: false, address: false } } });
    expect(await check(pdf)).toMatchObject({ state: 'current' });
    await app.send(changePageSettings, { ...resume, body: { shown: { phone: true, address: true } } });
    await app.send(updateMe, { as: token, body: { ...PROFILE, phone: '+1 902 555 0199' } });
    expect(await check(pdf)).toMatchObject({ state: 'older', changed: ['Phone'] });
  });

  test('is registered once, however often it is downloaded', async () => {
    const { resumeId, download } = await owner();
    await download();
    const first = await filesOf(resumeId);
    await download();
    const key = randomUUID();
    await Promise.all([download(key), download(key), download(key)]);
    expect(first).toHaveLength(1);
    expect(await filesOf(resumeId)).toEqual(first);
  });

  test('is registered too where the résumé is paid for', async () => {
    const { resumeId, download } = await owner();
    await app.db.updateTable('resumes').set({ is_paid: true }).where('id', '=', resumeId).execute();
    const pdf = await download();
    expect(await check(pdf)).toMatchObject({ state: 'current' });
  });

  test('is no longer known once its résumé, its pet or its account is deleted', async () => {
    const [a, b, c] = [await owner(), await owner(), await owner()];
    const files: Buffer[] = [];
    for (const { download } of [a, b, c]) files.push(await download());
    await app.send(deleteResume, a.resume);
    await app.send(deletePet, { as: b.token, params: { id: b.petId } });
    await app.send(deleteAccount, { as: c.token, body: { confirm: true } });
    for (const pdf of files) expect(await check(pdf)).toEqual({ state: 'unknown' });
    expect([...(await filesOf(b.resumeId)), ...(await filesOf(c.resumeId))]).toEqual([]);
    await app.send(restoreResume, a.resume);
    expect(await check(files[0] ?? Buffer.of())).toMatchObject({ state: 'current' });
    await deleteForGood(app, a.token, a.resumeId);
    expect(await check(files[0] ?? Buffer.of())).toEqual({ state: 'unknown' });
  });
});

describe('a file that two people could have made', () => {
  test('is that of who had it first, whatever the other one changes', async () => {
    const [first, copy] = [await owner(), await owner()];
    await app.send(saveStep1, { ...copy.pet, body: first.basics });
    const pdf = await first.download();
    expect((await copy.download()).equals(pdf)).toBe(true);
    await app.send(saveStep1, { ...copy.pet, body: { ...first.basics, pet_name: 'Mallory' } });
    expect(await check(pdf)).toMatchObject({ state: 'current', pet_name: 'Biscuit' });
  });
});

describe('a file that was not', () => {
  test('with one byte changed is not ours', async () => {
    const { download } = await owner();
    const pdf = await download();
    for (const at of [10, Math.floor(pdf.length / 2), pdf.length - 2]) {
      const changed = Buffer.from(pdf);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await check(changed)).toEqual({ state: 'unknown' });
    }
  });

  test('with another name in it is not ours', async () => {
    const { download } = await owner();
    const pdf = await download();
    const forged = Buffer.from(pdf.toString('latin1').replace('Biscuit', 'Biscoit'), 'latin1');
    expect(forged.equals(pdf)).toBe(false);
    expect(await check(forged)).toEqual({ state: 'unknown' });
  });

  test('is unknown, whoever asks and whatever for', async () => {
    expect(await check(Buffer.from('a file of somebody else'))).toEqual({ state: 'unknown' });
    for (const sha256 of ['', 'x', 'f'.repeat(63), 'g'.repeat(64), null, ['f'.repeat(64)]]) {
      expect(await app.send(checkFile, { bad: { sha256 } })).toMatchObject({ status: 400 });
    }
  });
});

describe('where a file cannot be registered', () => {
  test('no credit is spent, and no file is sent', async () => {
    const broken = await startApp();
    const { token, resume } = await owner(broken);
    await sql`alter table registered_files add constraint nothing check (false)`.execute(broken.db);
    expect((await broken.send(downloadResume, resume)).status).toBe(500);
    expect(await balanceOf(broken, token)).toBe(6);
    await sql`alter table registered_files drop constraint nothing`.execute(broken.db);
    expect(await broken.send(downloadResume, resume)).toMatchObject({ status: 200 });
    expect(await balanceOf(broken, token)).toBe(5);
  });
});

describe('the code of a page', () => {
  const codeOf = async (resumeId: number) => (await filesOf(resumeId)).at(-1)?.code ?? null;

  test('is there while the link is on: the same for the same page at the same address, then with the same bytes', async () => {
    const { resumeId, download, pet, basics } = await owner();
    const plain = await download();
    expect(await codeOf(resumeId)).toBeNull();
    await switchOn(app, resumeId);
    const first = await download();
    const code = await codeOf(resumeId);
    expect(code).toMatch(/^.{4}-.{4}-.$/);
    expect((await download()).equals(first)).toBe(true);
    await app.send(saveStep1, { ...pet, body: { ...basics, weight: '31 kg' } });
    await download();
    const second = await codeOf(resumeId);
    await switchOn(app, resumeId);
    await download();
    const third = await codeOf(resumeId);
    expect(new Set([code, second, third]).size).toBe(3);
    await switchOff(app, resumeId);
    await app.send(saveStep1, { ...pet, body: basics });
    expect(plain.equals(first)).toBe(false);
  });

  test('tells no more than whether the paper is up to date, and what is not', async () => {
    const { resumeId, download, pet, basics } = await owner();
    await switchOn(app, resumeId);
    await download();
    const code = (await codeOf(resumeId)) ?? '';
    expect((await app.send(checkCode, { body: { code: code.toLowerCase().replaceAll('-', '') } })).answer).toEqual({
      state: 'current',
    });
    await app.send(saveStep1, { ...pet, body: { ...basics, weight: '31 kg' } });
    expect((await app.send(checkCode, { body: { code } })).answer).toEqual({ state: 'older', changed: ['Weight'] });
    await app.send(deleteResume, { as: pet.as, params: { id: resumeId } });
    expect((await app.send(checkCode, { body: { code } })).answer).toEqual({ state: 'unknown' });
  });

  test('with a typing mistake is refused with a sentence, and one that was never given out is unknown', async () => {
    expect(await app.send(checkCode, { body: { code: '4F7K-92CM-0' } })).toMatchObject({ status: 400 });
    expect(await app.send(checkCode, { body: { code: 'x'.repeat(41) } })).toMatchObject({ status: 400 });
    expect((await app.send(checkCode, { body: { code: '0000-0000-0' } })).answer).toEqual({ state: 'unknown' });
  });

  test('behind its link tells the day, and what the page says now, but of ways to reach somebody', async () => {
    const { token, resumeId, download, pet, basics } = await owner();
    const slug = await switchOn(app, resumeId);
    await download();
    const code = (await codeOf(resumeId)) ?? '';
    const printed = async (query = { slug, code }) => (await app.send(checkPrinted, { query })).answer;
    expect(await printed()).toEqual({ state: 'current', code, printed_at: expect.any(String) });
    await app.send(saveStep1, { ...pet, body: { ...basics, weight: '31 kg' } });
    await app.send(updateMe, { as: token, body: { ...PROFILE, phone: '+1 902 555 0199' } });
    expect(await printed()).toMatchObject({
      state: 'older',
      changed: [
        { name: 'Weight', now: '31 kg' },
        { name: 'Phone', now: null },
      ],
    });
  });

  test('of another link, of no link, and of a link that is off are all the same', async () => {
    const [mine, other] = [await owner(), await owner()];
    const slug = await switchOn(app, mine.resumeId);
    await switchOn(app, other.resumeId);
    await mine.download();
    await other.download();
    const code = (await codeOf(mine.resumeId)) ?? '';
    const others = (await codeOf(other.resumeId)) ?? '';
    const ask = async (query: { slug: string; code: string }) => app.send(checkPrinted, { query });
    const replies = [await ask({ slug, code: others }), await ask({ slug: 'x'.repeat(22), code })];
    await switchOff(app, mine.resumeId);
    replies.push(await ask({ slug, code }));
    for (const { status, answer } of replies)
      expect({ status, answer }).toEqual({ status: 200, answer: { state: 'unknown' } });
  });
});
