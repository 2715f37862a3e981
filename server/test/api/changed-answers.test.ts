import { messages } from '@pawsume/contract/messages';
import { saveStep3 } from '@pawsume/contract/pets';
import { checkProse, getProse, keepText, rewriteResume, saveProse } from '@pawsume/contract/resume-text';
import { getResume, listMyResumes, listResumes } from '@pawsume/contract/resumes';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { beforeEach, expect, test } from 'vitest';
import { makeOwner, makeResume, PROFILE } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const fixture = petByKey('biscuit');
const CLEAN = {
  ...fixture.answers.step3,
  rental_history: 'Yes',
  rental_duration: '2 years',
  rental_issues: 'No',
} as const;
const DAMAGE = 'He chewed through the bathroom door.';

const app = await sharedApp();

let as: string;
let petId: number;
let resume: { as: string; params: { id: number } };
beforeEach(async () => {
  as = (await makeOwner(app)).token;
  const made = await makeResume(app, as, { ...fixture, answers: { ...fixture.answers, step3: CLEAN } });
  petId = made.petId;
  resume = { as, params: { id: made.resumeId } };
});

const answer = (step3: object) => app.send(saveStep3, { as, params: { pet_id: petId }, body: { ...CLEAN, ...step3 } });
const checked = async () => (await app.send(getResume, resume)).answer;
const flags = async () => [
  (await app.send(listResumes, { as })).answer[0]?.answers_changed,
  (await app.send(listMyResumes, { as })).answer[0]?.answers_changed,
];

test('a text agrees with the answers that it was written from, saved again or not', async () => {
  await answer({});
  expect(await checked()).toMatchObject({ changed_answers: [], contradictions: [] });
  expect(await flags()).toEqual([false, false]);
});

test('an answer that was changed is told, with the sentences that rest on it and those that it contradicts', async () => {
  await answer({ rental_issues: 'Yes', rental_issue_details: DAMAGE });
  const { changed_answers, contradictions } = await checked();
  const clean = expect.stringMatching(/no complaints or damage|without complaints or damage/);
  expect(changed_answers).toEqual([
    { answer: 'rental_issues', step: 3, before: 'No', now: 'Yes', sentences: expect.arrayContaining([clean]) },
  ]);
  expect(contradictions?.length).toBeGreaterThan(0);
  expect(contradictions).toEqual(
    contradictions?.map(() => ({ answer: 'rental_issues', step: 3, now: 'Yes', sentence: clean })),
  );
  expect(await flags()).toEqual([true, true]);
});

test('what the text says nothing of may change without a word', async () => {
  await answer({ reference_contacts: { Vet: { name: 'Dr. Ng', contact: '' } }, references: ['Vet'] });
  expect(await checked()).toMatchObject({ changed_answers: [], contradictions: [] });
});

test('the profile counts as much as the form', async () => {
  await app.send(updateMe, { as, body: { ...PROFILE, profession: 'Carpenter' } });
  expect(await checked()).toMatchObject({
    changed_answers: [{ answer: 'profession', step: 4, before: 'Nurse', now: 'Carpenter' }],
  });
});

test('who keeps the text is not asked again until the answer changes once more', async () => {
  await answer({ rental_issues: 'Yes', rental_issue_details: DAMAGE });
  expect(await app.send(keepText, { ...resume, body: {} })).toMatchObject({
    status: 200,
    answer: { msg: messages.resumes.textKept },
  });
  expect(await checked()).toMatchObject({ changed_answers: [], contradictions: [] });
  expect(await flags()).toEqual([false, false]);
  await answer({ rental_issues: '' });
  expect(await checked()).toMatchObject({ changed_answers: [{ answer: 'rental_issues', before: 'Yes', now: '' }] });
});

test('written again, the text agrees as soon as what was written is saved, and as far as it is', async () => {
  await answer({ rental_issues: 'Yes', rental_issue_details: DAMAGE });
  const { status, answer: written } = await app.send(rewriteResume, resume);
  expect({ status, by: written.written_by }).toEqual({ status: 200, by: 'built-in' });
  expect(written.after.rewritten_pet_description).toContain('bathroom door');
  const {
    version: _version,
    pet_id: _pet,
    sentences: _sentences,
    ...stands
  } = (await app.send(getProse, resume)).answer;
  expect(stands).toEqual(written.before);
  expect((await checked()).contradictions?.length).toBeGreaterThan(0);

  const half = { ...written.before, rewritten_pet_description: written.after.rewritten_pet_description };
  await app.send(saveProse, { ...resume, body: { ...half, version: written.version } });
  const left = await checked();
  expect(left.changed_answers).toEqual([expect.objectContaining({ answer: 'rental_issues' })]);
  expect(left.changed_answers?.[0]?.sentences).toEqual([written.before.one_liner_description]);
  await app.send(saveProse, { ...resume, body: written.after });
  expect(await checked()).toMatchObject({ changed_answers: [], contradictions: [] });
});

test('nothing is kept that its owner has not seen', async () => {
  await answer({ rental_issues: 'Yes' });
  const { pet_id: _pet, sentences: _sentences, version, ...prose } = (await app.send(getProse, resume)).answer;
  await app.send(saveProse, { ...resume, body: { ...prose, rewritten_owner_description: 'Another text.', version } });
  const late = await app.send(keepText, { ...resume, body: { version } });
  expect(late).toMatchObject({ status: 409, error: messages.resumes.textChangedMeanwhile });
  expect((await checked()).changed_answers).toHaveLength(1);
});

test('a sentence that its owner wrote rests on no answer, but is compared with all', async () => {
  const prose = { one_liner_description: 'A dog.', rewritten_owner_description: '' };
  const own = { ...prose, rewritten_pet_description: 'The landlord never had any complaints. He has a grey nose.' };
  await app.send(saveProse, { ...resume, body: own });
  await answer({ rental_issues: 'Yes', rental_issue_details: DAMAGE });
  expect(await checked()).toMatchObject({
    changed_answers: [],
    contradictions: [{ sentence: 'The landlord never had any complaints.', answer: 'rental_issues', now: 'Yes' }],
  });
});

test('of a résumé that is older than this, only contradictions are known', async () => {
  await app.db.updateTable('resumes').set({ told: null }).where('id', '=', resume.params.id).execute();
  await answer({ rental_issues: 'Yes', rental_issue_details: DAMAGE });
  const { changed_answers, contradictions } = await checked();
  expect(changed_answers).toEqual([]);
  expect(contradictions?.length).toBeGreaterThan(0);
  await app.send(keepText, { ...resume, body: {} });
  expect(await checked()).toMatchObject({ contradictions: [] });
});

test('every sentence says what it rests on, whose it is, and what it contradicts', async () => {
  const {
    sentences: _sentences,
    pet_id: _pet,
    version: _version,
    ...prose
  } = (await app.send(getProse, resume)).answer;
  const mine = 'He has a grey nose.';
  const body = { ...prose, rewritten_owner_description: `${prose.rewritten_owner_description} ${mine}` };
  await app.send(saveProse, { ...resume, body });
  await answer({ rental_issues: 'Yes', rental_issue_details: DAMAGE });
  const { sentences = [] } = (await app.send(getProse, resume)).answer;
  const of = (part: string) => sentences.find(({ text }) => text.includes(part));
  expect(sentences.map(({ text }) => text).join(' ')).toBe(Object.values(body).join(' ').replaceAll('\n', ' '));
  expect(of(mine)).toEqual({ field: 'rewritten_owner_description', text: mine, rests_on: null, contradicts: [] });
  expect(of('without complaints or damage')).toMatchObject({
    field: 'one_liner_description',
    rests_on: expect.arrayContaining([{ answer: 'rental_issues', step: 3 }]),
    contradicts: [{ answer: 'rental_issues', step: 3, now: 'Yes' }],
  });
});

test('a sentence that stands twice is told once', async () => {
  const twice =
    'He has a grey nose. The landlord had no complaints. He has a grey nose. The landlord had no complaints.';
  const body = { one_liner_description: 'A dog.', rewritten_owner_description: '', rewritten_pet_description: twice };
  await app.send(saveProse, { ...resume, body });
  await answer({ rental_issues: 'Yes' });
  expect((await checked()).contradictions).toHaveLength(1);
  expect((await app.send(getProse, resume)).answer.sentences?.map(({ text }) => text)).toEqual([
    'A dog.',
    'He has a grey nose.',
    'The landlord had no complaints.',
  ]);
});

test('a text that is being typed is checked, and not stored', async () => {
  const { sentences: before, pet_id: _pet, version, ...stored } = (await app.send(getProse, resume)).answer;
  await answer({ rental_issues: 'Yes', rental_issue_details: DAMAGE });
  const wrong = 'The landlord never had any complaints.';
  const body = { ...stored, rewritten_pet_description: `  ${wrong}\n\nHe has a grey nose.` };
  const { sentences } = (await app.send(checkProse, { ...resume, body })).answer;
  expect(sentences.filter(({ field }) => field === 'rewritten_pet_description')).toEqual([
    {
      field: 'rewritten_pet_description',
      text: wrong,
      rests_on: null,
      contradicts: [{ answer: 'rental_issues', step: 3, now: 'Yes' }],
    },
    { field: 'rewritten_pet_description', text: 'He has a grey nose.', rests_on: null, contradicts: [] },
  ]);
  expect(sentences.find(({ field }) => field === 'rewritten_owner_description')).toEqual(
    before?.find(({ field }) => field === 'rewritten_owner_description'),
  );
  expect((await app.send(getProse, resume)).answer).toMatchObject({ ...stored, version });
});
