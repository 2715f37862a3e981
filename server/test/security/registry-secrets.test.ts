import { createHash } from 'node:crypto';
import { saveStep1, saveStep2 } from '@pawsume/contract/pets';
import { checkCode, checkFile, checkPrinted } from '@pawsume/contract/registry';
import { downloadResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, test } from 'vitest';
import { giveCredits } from '../harness/credits.ts';
import { switchOff, switchOn } from '../harness/links.ts';
import { makeOwner, makeResume } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();

const { step1, step2 } = petByKey('biscuit').answers;
const { picture: _none, ...BASICS } = step1;
const sha256Of = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');

/** A pet that no other test of this app has: the same page in two accounts may be the same file. */
const ownPet = {
  ...petByKey('biscuit'),
  answers: { ...petByKey('biscuit').answers, step1: { ...step1, weight: '29.3 kg' } },
};

const owner = async () => {
  const { token, username } = await makeOwner(app);
  await giveCredits(app, username, 2);
  const { petId, resumeId } = await makeResume(app, token, ownPet);
  const download = async (): Promise<Buffer> => {
    const reply = await app.send(downloadResume, { as: token, params: { id: resumeId } });
    expect(reply).toMatchObject({ status: 200 });
    return reply.bytes;
  };
  return { resumeId, download, pet: { as: token, params: { pet_id: petId } } };
};

const codeOf = async (resumeId: number): Promise<string> => {
  const files = app.db.selectFrom('registered_files').select('code').where('resume_id', '=', resumeId);
  return (await files.executeTakeFirstOrThrow()).code ?? '';
};

test('a check tells the holder of an old file neither the new name of the pet nor a new trait', async () => {
  const { download, pet } = await owner();
  const pdf = await download();
  await app.send(saveStep1, { ...pet, body: { ...BASICS, pet_name: 'Secretname' } });
  await app.send(saveStep2, { ...pet, body: { ...step2, personality: ['Protective'] } });
  const answer = (await app.send(checkFile, { body: { sha256: sha256Of(pdf) } })).answer;
  expect(answer).toMatchObject({ state: 'older', pet_name: '' });
  expect(answer.state === 'older' && answer.changed).toEqual(expect.arrayContaining(['Name', 'Traits and training']));
  expect(JSON.stringify(answer)).not.toMatch(/Secretname|Protective/);
});

test('a code names nothing once its link has ended, or has another address', async () => {
  const { resumeId, download, pet } = await owner();
  await switchOn(app, resumeId);
  await download();
  const code = await codeOf(resumeId);
  await app.send(saveStep1, { ...pet, body: { ...BASICS, weight: '31 kg' } });
  const asked = async () => (await app.send(checkCode, { body: { code } })).answer;
  expect(await asked()).toMatchObject({ state: 'older' });
  await switchOff(app, resumeId);
  expect(await asked()).toEqual({ state: 'unknown' });
  const slug = await switchOn(app, resumeId);
  expect(await asked()).toEqual({ state: 'unknown' });
  expect((await app.send(checkPrinted, { query: { slug, code } })).answer).toEqual({ state: 'unknown' });
});

test('a code is unknown at the link of the same résumé for another purpose', async () => {
  const { resumeId, download } = await owner();
  await switchOn(app, resumeId);
  await download();
  const slug = await switchOn(app, resumeId, { purpose: 'Travel' });
  const query = { slug, code: await codeOf(resumeId) };
  expect((await app.send(checkPrinted, { query })).answer).toEqual({ state: 'unknown' });
});
