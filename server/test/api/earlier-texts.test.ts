import { messages } from '@pawsume/contract/messages';
import { deletePet, saveStep1 } from '@pawsume/contract/pets';
import {
  getProse,
  listVersions,
  restoreVersion,
  rewriteResume,
  saveProse,
  VERSIONS_KEPT,
} from '@pawsume/contract/resume-text';
import { generateResume, getResume, type Prose } from '@pawsume/contract/resumes';
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
let resume: { as: string; params: { id: number } };
beforeEach(async () => {
  as = (await makeOwner(app)).token;
  petId = await makePet(app, as, mango);
  const { answer } = await app.send(generateResume, { as, params: { pet_id: petId } });
  resume = { as, params: { id: answer.resume_id } };
});

const proseNow = async (): Promise<Prose> => {
  const {
    sentences: _sentences,
    pet_id: _pet,
    version: _version,
    ...prose
  } = (await app.send(getProse, resume)).answer;
  return prose;
};
const versions = async () => (await app.send(listVersions, resume)).answer;
const saveLine = async (one_liner_description: string, more: object = {}) =>
  app.send(saveProse, { ...resume, body: { ...(await proseNow()), one_liner_description, ...more } });
const restore = (version: number, body?: { version: number }) =>
  app.send(restoreVersion, { ...resume, params: { ...resume.params, version: String(version) }, body });
const tell = (description: string) =>
  app.send(saveStep1, { as, params: { pet_id: petId }, body: { ...basics, description } });

test('a new résumé has one version, and each change makes another, newest first, with when and why', async () => {
  const first = await proseNow();
  expect(await versions()).toEqual([
    { ...first, version: 0, cause: 'generated', written_by: 'honest', created_at: expect.any(String) },
  ]);
  await saveLine('A bird.');
  await saveLine('A parrot.', { cause: 'rewritten' });
  const all = await versions();
  expect(all.map(({ version, cause, one_liner_description }) => [version, cause, one_liner_description])).toEqual([
    [2, 'rewritten', 'A parrot.'],
    [1, 'edited', 'A bird.'],
    [0, 'generated', first.one_liner_description],
  ]);
  expect(
    all
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  ).toEqual(all.map((each) => each.created_at));
});

test('saving the same text again makes no version', async () => {
  await saveLine('A bird.');
  await saveLine('A bird.', { cause: 'rewritten' });
  expect((await versions()).map(({ cause }) => cause)).toEqual(['edited', 'generated']);
});

test('an earlier text comes back whole, with what it rests on, and what stood there is kept', async () => {
  const first = await proseNow();
  const sources = (await app.send(getProse, resume)).answer.sentences;
  await saveLine('A bird of my own words.');
  const { status, answer } = await restore(0);
  expect({ status, answer }).toEqual({ status: 200, answer: { msg: messages.resumes.textRestored, version: 2 } });
  expect(await proseNow()).toEqual(first);
  expect((await app.send(getProse, resume)).answer.sentences).toEqual(sources);
  expect((await versions()).map(({ version, cause }) => [version, cause])).toEqual([
    [2, 'restored'],
    [1, 'edited'],
    [0, 'generated'],
  ]);
  await restore(1);
  expect((await proseNow()).one_liner_description).toBe('A bird of my own words.');
});

test('an earlier text that came back is held against the answers as they are now', async () => {
  await saveLine('A bird.');
  await tell('He whistles the first five bars of La Paloma.');
  const text = {
    one_liner_description: 'A bird.',
    rewritten_pet_description: 'A bird.',
    rewritten_owner_description: '',
  };
  await app.send(saveProse, { ...resume, body: text });
  expect((await app.send(getResume, resume)).answer.changed_answers).toEqual([]);
  // What the first text rests on is no longer remembered beside the text as it is.
  const { answer: written } = await app.send(rewriteResume, resume);
  await app.send(saveProse, { ...resume, body: written.after });
  await restore(0);
  expect((await app.send(getResume, resume)).answer.changed_answers).toMatchObject([{ answer: 'description' }]);
});

test('nothing is replaced that its owner has not seen, and there is nothing to bring back but what there was', async () => {
  await saveLine('A bird.');
  await saveLine('A parrot.');
  expect(await restore(0, { version: 1 })).toMatchObject({ status: 409, error: messages.resumes.textChangedMeanwhile });
  for (const version of [2, 3, 999]) expect(await restore(version)).toMatchObject({ status: 404 });
  expect((await proseNow()).one_liner_description).toBe('A parrot.');
  expect(await restore(0, { version: 2 })).toMatchObject({ status: 200 });
});

test('of very many texts the first and the newest are kept', async () => {
  const written = VERSIONS_KEPT + 5;
  for (let count = 1; count <= written; count++) await saveLine(`Line ${count}.`);
  const kept = (await versions()).map(({ version }) => version);
  expect(kept).toHaveLength(VERSIONS_KEPT);
  expect(kept.slice(0, 3)).toEqual([written, written - 1, written - 2]);
  expect(kept.slice(-2)).toEqual([written - VERSIONS_KEPT + 2, 0]);
});

test('two saves at once: one stands, the other is kept or refused, and no text is lost', async () => {
  const prose = await proseNow();
  const both = await Promise.all(
    ['One.', 'Other.'].map((one_liner_description) =>
      app.send(saveProse, { ...resume, body: { ...prose, one_liner_description } }),
    ),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const lines = (await versions()).map(({ one_liner_description }) => one_liner_description);
  expect(lines.toSorted()).toEqual([prose.one_liner_description, 'One.', 'Other.'].toSorted());
});

test('the texts go with the pet', async () => {
  await saveLine('A bird.');
  const { id } = resume.params;
  await app.send(deletePet, { as, params: { id: petId } });
  expect(await app.db.selectFrom('earlier_texts').selectAll().where('resume_id', '=', id).execute()).toEqual([]);
});

test('one field is written again, and the others stay as they are', async () => {
  const text = {
    one_liner_description: 'Mine.',
    rewritten_pet_description: 'Mine too.',
    rewritten_owner_description: '',
  };
  await app.send(saveProse, { ...resume, body: text });
  const body = { fields: ['rewritten_pet_description' as const] };
  const { answer: written } = await app.send(rewriteResume, { ...resume, body });
  expect(written.before).toEqual(text);
  expect(written.after).toEqual({ ...text, rewritten_pet_description: expect.stringContaining('Mango') });
  await app.send(saveProse, { ...resume, body: { ...written.after, cause: 'rewritten' } });
  const sentences = (await app.send(getProse, resume)).answer.sentences ?? [];
  expect(sentences.filter(({ rests_on }) => rests_on === null).map(({ text: own }) => own)).toEqual(['Mine.']);
});

test('two fields that are written again one after the other rest on their answers, once both are saved', async () => {
  const text = {
    one_liner_description: 'Mine.',
    rewritten_pet_description: 'Mine too.',
    rewritten_owner_description: '',
  };
  await app.send(saveProse, { ...resume, body: text });
  const again = async (field: keyof Prose) =>
    (await app.send(rewriteResume, { ...resume, body: { fields: [field] } })).answer.after[field];
  const pet = await again('rewritten_pet_description');
  const line = await again('one_liner_description');
  const body = { ...text, rewritten_pet_description: pet, one_liner_description: line };
  await app.send(saveProse, { ...resume, body });
  const { sentences = [] } = (await app.send(getProse, resume)).answer;
  expect(sentences.map(({ rests_on }) => rests_on)).not.toContain(null);
});

test('who wrote it follows the text: a rewriting that is taken, an earlier text that comes back', async () => {
  const writer = async () => (await app.send(getResume, resume)).answer.written_by;
  expect(await writer()).toBe('honest');
  await tell('[[model:refusing]] He whistles.');
  const { answer: written } = await app.send(rewriteResume, resume);
  expect(await writer()).toBe('honest');
  await app.send(saveProse, { ...resume, body: { ...written.after, cause: 'rewritten' } });
  expect(await writer()).toBe('built-in');
  await saveLine('My own line.');
  expect(await writer()).toBe('built-in');
  await restore(0);
  expect(await writer()).toBe('honest');
  expect((await versions()).map(({ written_by }) => written_by)).toEqual(['honest', 'built-in', 'built-in', 'honest']);
});

test('a text of which a model wrote one field is one by a model', async () => {
  const again = async (body?: { fields: (keyof Prose)[] }) => {
    const { answer: written } = await app.send(rewriteResume, { ...resume, body });
    await app.send(saveProse, { ...resume, body: written.after });
    return (await app.send(getResume, resume)).answer.written_by;
  };
  await tell('[[model:refusing]] He whistles.');
  expect(await again()).toBe('built-in');
  await tell(mango.answers.step1.description);
  expect(await again({ fields: ['rewritten_pet_description'] })).toBe('honest');
});
