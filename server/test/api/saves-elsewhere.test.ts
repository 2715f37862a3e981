import { messages } from '@pawsume/contract/messages';
import { emptyStep2 } from '@pawsume/contract/pet-steps/step2';
import { emptyStep3 } from '@pawsume/contract/pet-steps/step3';
import { emptyStep5 } from '@pawsume/contract/pet-steps/step5';
import {
  createPet,
  getStep1,
  getStep2,
  getStep3,
  getStep5,
  saveStep1,
  saveStep2,
  saveStep3,
  saveStep5,
} from '@pawsume/contract/pets';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import { petPhoto } from '@pawsume/fixtures/photos';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeOwner, makeResume } from '../harness/make.ts';
import { filesIn, sharedApp, type TestApp } from '../harness/start-app.ts';

const basics = { pet_name: 'Biscuit', pet_type: 'Dog', pet_age: '3 years' };
const conflict = { status: 409, code: 'changed_elsewhere', error: messages.petForm.changedElsewhere };

let pet: { as: string; params: { pet_id: number } };
const app = await sharedApp();
const token = (await makeOwner(app)).token;
beforeEach(async () => {
  const { answer } = await app.send(createPet, { as: token, body: basics });
  pet = { as: token, params: { pet_id: answer.pet_id } };
});

const STEPS = [
  ['step 1', getStep1, (weight: string, version?: number) => save(saveStep1, { ...basics, weight }, version)],
  [
    'step 2',
    getStep2,
    (words: string, version?: number) => save(saveStep2, { ...emptyStep2, vaccinations: words }, version),
  ],
  [
    'step 3',
    getStep3,
    (words: string, version?: number) => save(saveStep3, { ...emptyStep3, travel_history: words }, version),
  ],
  [
    'step 5',
    getStep5,
    (words: string, version?: number) => save(saveStep5, { ...emptyStep5, owner_bond: words }, version),
  ],
] as const;

const save = (call: Parameters<TestApp['send']>[0], answers: object, version?: number) =>
  app.send(call, { ...pet, bad: { ...answers, ...(version !== undefined && { version }) } });

describe.each(STEPS)('%s', (_name, get, saveWith) => {
  test('counts its saves, and tells the later of two that were begun on the same answers', async () => {
    const { version } = (await app.send(get, pet)).answer;
    expect((await saveWith('first', version)).answer).toMatchObject({ version: 1 });
    const before = await app.db.selectFrom('pets').selectAll().where('id', '=', pet.params.pet_id).execute();
    expect(await saveWith('second', version)).toMatchObject(conflict);
    expect(await app.db.selectFrom('pets').selectAll().where('id', '=', pet.params.pet_id).execute()).toEqual(before);
    expect((await saveWith('second', 1)).answer).toMatchObject({ version: 2 });
    expect((await app.send(get, pet)).answer.version).toBe(2);
  });

  test('is saved over by a save that names no version', async () => {
    await saveWith('first', 0);
    expect((await saveWith('second')).answer).toMatchObject({ version: 2 });
    expect(JSON.stringify((await app.send(get, pet)).answer)).toContain('second');
  });

  test('lets one of many saves at the same moment through', async () => {
    // As many as may be sent at once of what may carry a picture.
    const replies = await Promise.all(['a', 'b', 'c'].map((words) => saveWith(words, 0)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

test('what is no version is refused', async () => {
  for (const version of [-1, 1.5, 'abc', '01', 2 ** 31, null]) {
    const reply = await app.send(saveStep5, { ...pet, bad: { version } });
    expect([version, reply.status]).toEqual([version, 400]);
  }
});

test('different steps of one pet do not get in each other’s way', async () => {
  for (const [, , saveWith] of STEPS) expect(await saveWith('mine', 0)).toMatchObject({ status: 200 });
});

test('a picture that comes too late is not kept, and the one before stays', async () => {
  await app.send(saveStep1, { ...pet, body: { ...basics, version: 0 }, file: await petPhoto('dog') });
  const before = await filesIn(app, 'pictures');
  const late = await app.send(saveStep1, { ...pet, body: { ...basics, version: 0 }, file: await petPhoto('cat') });
  expect(late).toMatchObject(conflict);
  expect(await filesIn(app, 'pictures')).toEqual(before);
  const { answer } = await app.send(getStep1, pet);
  expect(before).toContain(answer.picture?.split('/').at(-1));
});

test('the text of a résumé tells the later of two changes as well', async () => {
  const { resumeId } = await makeResume(app, token);
  const resume = { as: token, params: { id: resumeId } };
  const { version, pet_id: _, ...prose } = (await app.send(getProse, resume)).answer;
  const first = await app.send(saveProse, { ...resume, body: { ...prose, one_liner_description: 'First.', version } });
  expect(first.answer.version).toBe(1);
  const second = await app.send(saveProse, { ...resume, body: { ...prose, one_liner_description: 'Late.', version } });
  expect(second).toMatchObject({ status: 409, code: 'changed_elsewhere', error: messages.resumes.changedElsewhere });
  expect((await app.send(getProse, resume)).answer).toMatchObject({ one_liner_description: 'First.', version: 1 });
  await app.send(saveProse, { ...resume, body: { ...prose, one_liner_description: 'Last word.' } });
  expect((await app.send(getProse, resume)).answer).toMatchObject({ one_liner_description: 'Last word.', version: 2 });
});
