import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { messages } from '@pawsume/contract/messages';
import { createPet, saveStep2 } from '@pawsume/contract/pets';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import {
  deleteResume,
  downloadResume,
  generateResume,
  getResume,
  listMyResumes,
  listResumes,
  previewResume,
} from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { describe, expect, test } from 'vitest';
import { startAppWithClock } from '../accounts/clock.ts';
import { ownerWith } from '../harness/credits.ts';
import { buyCredits, makeOwner, makePet, makeResume } from '../harness/make.ts';
import { textOfPdf } from '../harness/pdf.ts';
import { sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();
const token = (await makeOwner(app)).token;

const PROSE = {
  one_liner_description: 'A calm Labrador who naps through the workday.',
  rewritten_pet_description: 'Biscuit & friends: 100 % <b>calm</b>, "quoted" #markup $5 * _x_.',
  rewritten_owner_description: '',
};

describe('generating', () => {
  test('writes a résumé from the answers and says who wrote it', async () => {
    const { petId, resumeId } = await makeResume(app, token);
    const { answer } = await app.send(getResume, { as: token, params: { id: resumeId } });
    expect(answer).toMatchObject({
      pet_id: petId,
      pet_name: 'Biscuit',
      status: 'Unpaid',
      is_paid: false,
      written_by: 'built-in',
    });
    const { answer: text } = await app.send(getProse, { as: token, params: { id: resumeId } });
    expect(text.pet_id).toBe(petId);
    expect(text.rewritten_pet_description).toContain('Biscuit');
  });

  test('a request with the same idempotency key returns the same résumé until the pet changes', async () => {
    const later = await startAppWithClock();
    const { token: as } = await makeOwner(later);
    const pet = { as, params: { pet_id: await makePet(later, as) } };
    const asked = { ...pet, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } };
    const made = async (wanted: { headers?: typeof asked.headers } & typeof pet) =>
      (await later.send(generateResume, wanted)).answer.resume_id;
    const first = await made(asked);
    later.wait({ minutes: 1 });
    expect(await made(asked)).toBe(first);
    expect(await made({ ...asked, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } })).not.toBe(first);
    expect(await made(pet)).not.toBe(first);
    const body = { ...petByKey('biscuit').answers.step2, version: undefined };
    expect(await later.send(saveStep2, { ...pet, body })).toMatchObject({ status: 200 });
    later.wait({ minutes: 1 });
    expect(await made(asked)).not.toBe(first);
  });

  test('lays step 4 over the profile on that résumé only', async () => {
    const petId = await makePet(app, token);
    const body = { owner: { full_name: 'Robin Overlaid', city: 'Montréal', phone: '' } };
    const pet = { as: token, params: { pet_id: petId } };
    const { answer } = await app.send(generateResume, { ...pet, body });
    const { answer: plain } = await app.send(generateResume, pet);
    const html = await previewOf(answer.resume_id);
    expect(html).toContain('Robin Overlaid');
    expect(html).toContain('Montréal');
    expect(html).not.toContain('12 Elm Street');
    expect(html).toContain('+1 902 555 0100');
    expect(await previewOf(plain.resume_id)).toContain('12 Elm Street');
  });

  test('takes a POST without a body, and with an empty JSON body', async () => {
    const petId = await makePet(app, token);
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const response = await fetch(`${app.url}/api/pet/generate-resume/${petId}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
      expect(response.status).toBe(201);
    }
  });
});

const previewOf = async (id: number) => (await app.send(previewResume, { as: token, params: { id } })).bytes.toString();

describe('the preview', () => {
  test('is an A4 page as a picture, with its full text and without a script', async () => {
    const { resumeId } = await makeResume(app, token);
    const { headers, bytes } = await app.send(previewResume, { as: token, params: { id: resumeId } });
    const html = bytes.toString();
    expect(headers['content-type']).toContain('text/html');
    expect(html).toMatch(/src="data:image\/(webp|jpeg|png);base64,/);
    expect(html).toContain('Dr. Helen Moss');
    expect(html).not.toMatch(/<script/i);
  });

  test('shows what the owner wrote as text, never as markup', async () => {
    const { resumeId } = await makeResume(app, token);
    await app.send(saveProse, { as: token, params: { id: resumeId }, body: PROSE });
    const html = await previewOf(resumeId);
    expect(html).toContain('&lt;b&gt;calm&lt;/b&gt;');
    expect(html).not.toContain('<b>calm');
  });
});

describe('the lists', () => {
  test('show the newest first, each with pet, date and status', async () => {
    const { token: owner } = await makeOwner(app);
    const first = await makeResume(app, owner, petByKey('biscuit'));
    const second = await makeResume(app, owner, petByKey('bubbles'));
    const mine = (await app.send(listMyResumes, { as: owner })).answer;
    expect(mine.map(({ resume_id }) => resume_id)).toEqual([second.resumeId, first.resumeId]);
    expect(mine[1]).toMatchObject({
      pet_name: 'Biscuit',
      status: 'Unpaid',
      picture: expect.stringMatching(/^\/pictures\//),
    });
    const all = (await app.send(listResumes, { as: owner })).answer;
    expect(all.map(({ id }) => id)).toEqual([second.resumeId, first.resumeId]);
  });
});

describe('editing', () => {
  test('changes the text on the page and in the PDF', async () => {
    const { token: owner, resumeId, resume } = await ownerWith(app);
    expect((await app.send(saveProse, { ...resume, body: PROSE })).answer.msg).toBe(messages.resumes.updated);
    expect((await app.send(getProse, resume)).answer).toMatchObject(PROSE);
    await buyCredits(app, owner, 1);
    const { bytes, headers } = await app.send(downloadResume, resume);
    expect(headers['content-disposition']).toBe(`attachment; filename="resume_${resumeId}.pdf"`);
    const { text, pages } = await textOfPdf(bytes);
    expect(pages).toBe(1);
    expect(text).toContain('naps through the workday');
    expect(text).toContain('<b>calm</b>, "quoted" #markup $5 * _x_.');
  });

  test.each([
    ['an empty one-liner', { ...PROSE, one_liner_description: ' ' }],
    ['a one-liner of 201 characters', { ...PROSE, one_liner_description: 'x'.repeat(201) }],
    ['a missing field', { one_liner_description: 'x' }],
    ['a number', { ...PROSE, rewritten_pet_description: 4 }],
  ])('refuses %s and keeps the text', async (_what, body) => {
    const { resumeId } = await makeResume(app, token);
    const resume = { as: token, params: { id: resumeId } };
    const before = (await app.send(getProse, resume)).answer;
    expect(await app.send(saveProse, { ...resume, bad: body })).toMatchObject({ status: 400 });
    expect((await app.send(getProse, resume)).answer).toEqual(before);
  });
});

describe('deleting', () => {
  test('removes the résumé everywhere', async () => {
    const { resumeId } = await makeResume(app, token);
    const resume = { as: token, params: { id: resumeId } };
    expect(await app.send(deleteResume, resume)).toMatchObject({ status: 200 });
    for (const call of [getResume, previewResume, downloadResume, getProse, deleteResume]) {
      expect(await app.send(call, resume)).toMatchObject({ status: 404 });
    }
  });

  test('without an id says that it is missing', async () => {
    const reply = await app.send(deleteResume, { as: token, params: { id: '' } });
    expect(reply).toMatchObject({ status: 400, error: messages.resumes.idMissing });
  });
});

test('a pet with nothing but its basics gets a résumé too', async () => {
  const basics = { pet_name: 'Bo', pet_type: 'Dog', pet_age: '2' };
  const { answer } = await app.send(createPet, { as: token, body: basics });
  const reply = await app.send(generateResume, { as: token, params: { pet_id: answer.pet_id } });
  expect(await previewOf(reply.answer.resume_id)).toContain('Bo');
});
