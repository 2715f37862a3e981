import { messages } from '@pawsume/contract/messages';
import { payResumeByCard } from '@pawsume/contract/payments';
import { deletePet, getMyPet, getStep2, listMyPets, saveStep2 } from '@pawsume/contract/pets';
import { deleteResume, generateResume, listResumes, previewResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { beforeEach, expect, test } from 'vitest';
import { insertResume } from '#features/resumes/queries';
import { violationsOf } from '../harness/invariants.ts';
import { balanceOf, makeOwner, makePet, makeResume, payOnPage } from '../harness/make.ts';
import { filesIn, startApp } from '../harness/start-app.ts';

let token: string;
const app = await startApp();
beforeEach(async () => {
  token = (await makeOwner(app)).token;
});

const payPageOf = async (resumeId: number) =>
  (await app.send(payResumeByCard, { as: token, params: { resume_id: resumeId } })).answer.url;

test('a deleted pet is gone with its résumés, its picture and nothing else', async () => {
  const { petId, resumeId } = await makeResume(app, token);
  await app.send(generateResume, { as: token, params: { pet_id: petId } });
  const other = await makeResume(app, token, petByKey('bubbles'));
  const before = await filesIn(app, 'pictures');
  const reply = await app.send(deletePet, { as: token, params: { id: petId } });
  expect(reply.answer.msg).toBe(messages.pets.deleted('Biscuit'));
  expect((await app.send(listMyPets, { as: token })).answer.map(({ pet_id }) => pet_id)).toEqual([other.petId]);
  expect((await app.send(listResumes, { as: token })).answer.map(({ id }) => id)).toEqual([other.resumeId]);
  expect(await filesIn(app, 'pictures')).toHaveLength(before.length - 2);
  const gone = { as: token, params: { id: petId, pet_id: petId } };
  for (const call of [getMyPet, getStep2, generateResume, deletePet]) {
    expect(await app.send(call, gone)).toMatchObject({ status: 404 });
  }
  expect(await app.send(saveStep2, { ...gone, body: {} })).toMatchObject({ status: 404 });
  expect(await app.send(previewResume, { as: token, params: { id: resumeId } })).toMatchObject({ status: 404 });
});

test('a pet without a résumé or picture can be deleted', async () => {
  const petId = await makePet(app, token, petByKey('bo'));
  expect(await app.send(deletePet, { as: token, params: { id: petId } })).toMatchObject({ status: 200 });
});

test('a pet whose résumé waits to be brought back can be deleted, and money that came meanwhile is a credit', async () => {
  const { petId, resumeId } = await makeResume(app, token);
  const page = await payPageOf(resumeId);
  await app.send(deleteResume, { as: token, params: { id: resumeId } });
  await payOnPage(app, page);
  expect(await app.send(deletePet, { as: token, params: { id: petId } })).toMatchObject({ status: 200 });
  expect(await balanceOf(app, token)).toBe(1);
  expect(await violationsOf(app.db)).toEqual([]);
});

test('a résumé that is being written while its pet is deleted is not found, and not kept', async () => {
  const { petId } = await makeResume(app, token);
  await app.send(deletePet, { as: token, params: { id: petId } });
  const prose = { one_liner_description: 'x', rewritten_pet_description: 'y', rewritten_owner_description: '' };
  const { id: userId } = await app.db.selectFrom('users').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const late = {
    userId,
    petId,
    prose,
    owner: {},
    purpose: 'Renting' as const,
    writtenBy: 'built-in',
    modelFailed: false,
    told: [],
    key: null,
    now: new Date(),
  };
  await expect(insertResume(app.db, late)).rejects.toMatchObject({ code: 'not_found' });
});

test('money that comes for a résumé after its pet was deleted is a credit', async () => {
  const { petId, resumeId } = await makeResume(app, token);
  const page = await payPageOf(resumeId);
  await app.send(deletePet, { as: token, params: { id: petId } });
  await payOnPage(app, page);
  expect(await balanceOf(app, token)).toBe(1);
  expect(await violationsOf(app.db)).toEqual([]);
});
