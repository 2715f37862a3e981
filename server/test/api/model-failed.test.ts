import { saveStep1 } from '@pawsume/contract/pets';
import { keepText, rewriteResume } from '@pawsume/contract/resume-text';
import { generateResume, getResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { beforeEach, expect, test } from 'vitest';
import { makeOwner, makePet } from '../harness/make.ts';
import { openModel } from '../harness/open-model.ts';
import { startApp } from '../harness/start-app.ts';

const mango = petByKey('mango');
const { picture: _none, ...basics } = mango.answers.step1;

const { ai } = await openModel('honest');
const app = await startApp(ai);

let as: string;
let petId: number;
beforeEach(async () => {
  as = (await makeOwner(app)).token;
  petId = await makePet(app, as, mango);
});

/** What the pet is described as decides how the model behaves. */
const tell = (description: string) =>
  app.send(saveStep1, { as, params: { pet_id: petId }, body: { ...basics, description } });
const generate = async () => {
  const { answer } = await app.send(generateResume, { as, params: { pet_id: petId } });
  return { ...answer, resume: { as, params: { id: answer.resume_id } } };
};

test('a model that wrote is no failure', async () => {
  const { resume, written_by, model_failed } = await generate();
  expect({ written_by, model_failed }).toEqual({ written_by: 'honest', model_failed: false });
  expect((await app.send(getResume, resume)).answer).toMatchObject({ model_failed: false, changed_answers: [] });
});

test('a model that failed is told, until it is asked again and writes', async () => {
  await tell('[[model:refusing]] He whistles.');
  const { resume, written_by, model_failed } = await generate();
  expect({ written_by, model_failed }).toEqual({ written_by: 'built-in', model_failed: true });
  expect((await app.send(getResume, resume)).answer.model_failed).toBe(true);
  expect((await app.send(rewriteResume, resume)).answer).toMatchObject({ written_by: 'built-in', model_failed: true });
  expect((await app.send(getResume, resume)).answer.model_failed).toBe(true);
  await tell(mango.answers.step1.description);
  expect((await app.send(rewriteResume, resume)).answer).toMatchObject({ written_by: 'honest', model_failed: false });
  expect((await app.send(getResume, resume)).answer.model_failed).toBe(false);
});

test('a model that failed is told until the text is kept', async () => {
  await tell('[[model:broken]] He whistles.');
  const { resume } = await generate();
  expect((await app.send(keepText, { ...resume, body: {} })).status).toBe(200);
  expect((await app.send(getResume, resume)).answer.model_failed).toBe(false);
});

test('sentences of a model rest on the answers they cite, and on no others', async () => {
  const { resume } = await generate();
  await app.send(saveStep1, { as, params: { pet_id: petId }, body: { ...basics, weight: '600 g' } });
  expect((await app.send(getResume, resume)).answer.changed_answers).toEqual([]);
  await tell('He whistles the first five bars of La Paloma.');
  expect((await app.send(getResume, resume)).answer.changed_answers?.map(({ answer }) => answer)).toEqual([
    'description',
  ]);
});
