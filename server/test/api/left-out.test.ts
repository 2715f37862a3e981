import { saveStep2, saveStep3 } from '@pawsume/contract/pets';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import { listLeftOut, previewResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, test } from 'vitest';
import { makeOwner, makeResume } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();

const biscuit = petByKey('biscuit');

test('a page with room for all leaves nothing out; of a full one each text is told, with where it can be shortened', async () => {
  const { token: as } = await makeOwner(app);
  const { petId, resumeId } = await makeResume(app, as, biscuit);
  const resume = { as, params: { id: resumeId } };
  expect((await app.send(listLeftOut, resume)).answer).toEqual([]);

  const notes = 'We practise every day after supper, with the neighbours watching. '.repeat(30).trim();
  const body = { ...biscuit.answers.step2, training_description: notes, health_description: notes };
  const pet = { as, params: { pet_id: petId } };
  await app.send(saveStep2, { ...pet, body });
  const travel = {
    has_traveled: 'Yes',
    travel_history: notes,
    travel_stress: 'Yes',
    travel_stress_details: notes,
  } as const;
  const home = { rental_issues: 'Yes', rental_issue_details: notes, rental_experience: notes } as const;
  await app.send(saveStep3, { ...pet, body: { ...biscuit.answers.step3, ...home, ...travel } });
  const { pet_id: _pet, sentences: _sentences, ...prose } = (await app.send(getProse, resume)).answer;
  const story = 'He walks with us along the river in the morning. '.repeat(30).trim();
  await app.send(saveProse, { ...resume, body: { ...prose, rewritten_pet_description: story } });
  const { answer } = await app.send(listLeftOut, resume);
  expect(answer).toEqual(
    expect.arrayContaining([
      { name: 'About Biscuit', field: 'rewritten_pet_description', reason: 'room' },
      { name: 'Training', answer: 'training_description', step: 2, reason: 'room' },
      { name: 'Health', answer: 'health_description', step: 2, reason: 'room' },
    ]),
  );
  const html = (await app.send(previewResume, resume)).bytes.toString();
  expect(html).toMatch(/in the morning\.<\/p>/);
  // A warning says that there is more to it, behind a whole sentence.
  expect(html).not.toMatch(/\S…/);
});

test('a text with characters that no font has is told, with where it can be changed', async () => {
  const { token: as } = await makeOwner(app);
  const { petId, resumeId } = await makeResume(app, as, biscuit);
  const body = { ...biscuit.answers.step2, health_description: 'Answers to \u{12000}.' };
  await app.send(saveStep2, { as, params: { pet_id: petId }, body });
  const resume = { as, params: { id: resumeId } };
  expect((await app.send(listLeftOut, resume)).answer).toEqual([
    { name: 'Health', answer: 'health_description', step: 2, reason: 'signs' },
  ]);
  expect((await app.send(previewResume, resume)).bytes.toString()).toContain('Answers to □.');
});
