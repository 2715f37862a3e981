import { changePageSettings, DEFAULT_PAGE, SHOWN_BY_DEFAULT } from '@pawsume/contract/page-settings';
import { getProse, listVersions, saveProse } from '@pawsume/contract/resume-text';
import { downloadResume, generateResume, getResume, previewResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { beforeEach, expect, test } from 'vitest';
import { makeOwner, makePet, PROFILE } from '../harness/make.ts';
import { textOfPdf } from '../harness/pdf.ts';
import { sharedApp } from '../harness/start-app.ts';

const biscuit = petByKey('biscuit');
const { phone, email } = PROFILE;

const app = await sharedApp();

let owner: Awaited<ReturnType<typeof makeOwner>>;
let petId: number;
beforeEach(async () => {
  owner = await makeOwner(app);
  petId = await makePet(app, owner.token, biscuit);
});

const generate = async (body?: object) => {
  const { answer } = await app.send(generateResume, { as: owner.token, params: { pet_id: petId }, body });
  return { as: owner.token, params: { id: answer.resume_id } };
};
const settingsOf = async (resume: Awaited<ReturnType<typeof generate>>) =>
  (await app.send(getResume, resume)).answer.page;
const htmlOf = async (resume: Awaited<ReturnType<typeof generate>>) =>
  (await app.send(previewResume, resume)).bytes.toString();

test('a résumé is for renting where nothing is said, and for whom the body says', async () => {
  expect(await settingsOf(await generate())).toEqual(DEFAULT_PAGE);
  const travel = await generate({ purpose: 'Travel' });
  expect(await settingsOf(travel)).toEqual({ ...DEFAULT_PAGE, purpose: 'Travel', shown: SHOWN_BY_DEFAULT.Travel });
  expect(await htmlOf(travel)).toContain('Travel résumé');
});

test('one pet has several résumés, each for its own reader', async () => {
  const all = [await generate({ purpose: 'Renting' }), await generate({ purpose: 'Sitter' })];
  expect(await Promise.all(all.map(async (resume) => (await settingsOf(resume))?.purpose))).toEqual([
    'Renting',
    'Sitter',
  ]);
});

test('another purpose changes the page and none of its words', async () => {
  const resume = await generate();
  const { pet_id: _pet, sentences: _sentences, ...prose } = (await app.send(getProse, resume)).answer;
  await app.send(saveProse, { ...resume, body: { ...prose, one_liner_description: 'My own words.' } });
  const { answer } = await app.send(changePageSettings, { ...resume, body: { purpose: 'Just because' } });
  expect(answer.page).toMatchObject({ purpose: 'Just because', shown: SHOWN_BY_DEFAULT['Just because'] });
  const html = await htmlOf(resume);
  expect(html).toContain('My own words.');
  expect(html).not.toContain(phone);
  expect((await app.send(listVersions, resume)).answer).toHaveLength(2);
});

test('what a page still wants goes by its reader', async () => {
  const wantedBy = async (purpose: 'Renting' | 'Sitter') => {
    const { answer } = await app.send(getResume, await generate({ purpose }));
    return answer.missing_answers?.map(({ answer: question }) => question);
  };
  expect(await wantedBy('Sitter')).toContain('feeding');
  expect(await wantedBy('Renting')).not.toContain('feeding');
});

test('what was switched by hand stays so with another purpose; the rest goes by it', async () => {
  const resume = await generate();
  await app.send(changePageSettings, { ...resume, body: { shown: { phone: false } } });
  await app.send(changePageSettings, { ...resume, body: { shown: { references: true } } });
  const { answer } = await app.send(changePageSettings, { ...resume, body: { purpose: 'Travel' } });
  expect(answer.page.shown).toEqual({ address: false, phone: false, email: false, references: true });
  await app.send(changePageSettings, { ...resume, body: { purpose: 'Renting' } });
  const html = await htmlOf(resume);
  expect(html).not.toContain(phone);
  expect(html).toContain(email);
});

test('design, colour and paper are kept, and the PDF has them', async () => {
  const resume = await generate();
  const look = { design: 'Playful', accent: 'Plum', paper: 'US Letter' } as const;
  await app.send(changePageSettings, { ...resume, body: { design: 'Playful', accent: 'Plum' } });
  await app.send(changePageSettings, { ...resume, body: { paper: 'US Letter' } });
  expect(await settingsOf(resume)).toEqual({ ...DEFAULT_PAGE, ...look });
  await app.db.updateTable('resumes').set({ is_paid: true }).where('id', '=', resume.params.id).execute();
  const { bytes } = await app.send(downloadResume, resume);
  expect(bytes.toString('latin1')).toMatch(/MediaBox\s*\[\s*0 0 612 792\s*\]/);
  expect((await textOfPdf(bytes)).pages).toBe(1);
});

test('what nobody offers is refused, and changes nothing', async () => {
  const resume = await generate();
  for (const bad of [{ purpose: 'Fame' }, { design: 'Brutal' }, { shown: { address: 'no' } }, { paper: 'A3' }]) {
    expect((await app.send(changePageSettings, { ...resume, bad })).status).toBe(400);
  }
  expect(await settingsOf(resume)).toEqual(DEFAULT_PAGE);
});

test('changes at the same time lose none of each other', async () => {
  const resume = await generate();
  const parts = [
    { shown: { phone: false } },
    { shown: { email: false } },
    { design: 'Modern' },
    { accent: 'Brick' },
  ] as const;
  await Promise.all(parts.map((body) => app.send(changePageSettings, { ...resume, body })));
  expect(await settingsOf(resume)).toMatchObject({
    design: 'Modern',
    accent: 'Brick',
    shown: { address: true, phone: false, email: false, references: true },
  });
});
