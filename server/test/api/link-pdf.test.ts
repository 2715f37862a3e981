import type { Purpose } from '@pawsume/contract/page-settings';
import { changePageSettings } from '@pawsume/contract/page-settings';
import { saveStep1 } from '@pawsume/contract/pets';
import { downloadResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { beforeEach, expect, test } from 'vitest';
import { giveCredits } from '../harness/credits.ts';
import { balanceOf, makeOwner, makeResume } from '../harness/make.ts';
import { textOfPdf } from '../harness/pdf.ts';
import { linksOf, read, share } from '../harness/shared-links.ts';
import { sharedApp } from '../harness/start-app.ts';

const { picture: _none, ...BASICS } = petByKey('biscuit').answers.step1;

const app = await sharedApp();

let mine: { token: string; resumeId: number; petId: number };
beforeEach(async () => {
  const { token, username } = await makeOwner(app);
  await giveCredits(app, username, 3);
  mine = { token, ...(await makeResume(app, token, petByKey('biscuit'))) };
});

const download = async (): Promise<void> => {
  const reply = await app.send(downloadResume, { as: mine.token, params: { id: mine.resumeId } });
  expect(reply).toMatchObject({ status: 200 });
};

const saveBasics = async (basics: Partial<typeof BASICS>): Promise<void> => {
  const request = { as: mine.token, params: { pet_id: mine.petId }, body: { ...BASICS, ...basics } };
  expect(await app.send(saveStep1, request)).toMatchObject({ status: 200 });
};

const isMarked = async (slug: string): Promise<boolean> =>
  (await textOfPdf((await read(app, `/r/${slug}/pdf`)).bytes)).text.includes('P R E V I E W');

/** True if the owner is told that the PDF of this link has a watermark. */
const isToldMarked = async (purpose: Purpose = 'Renting') =>
  (await linksOf(app, mine)).links.find((link) => link.purpose === purpose)?.pdf_watermarked;

test("a link's PDF gets the watermark again when the page is another one than the one downloaded", async () => {
  const { slug } = await share(app, mine);
  await download();
  expect([await isMarked(slug), await isToldMarked()]).toEqual([false, false]);
  await saveBasics({ pet_name: 'Mallory', breed: 'Poodle' });
  expect([await isMarked(slug), await isToldMarked()]).toEqual([true, true]);
  expect((await share(app, mine)).pdf_watermarked).toBe(true);
  const page = await read(app, `/r/${slug}`);
  expect(page.text).toContain('Mallory');
  expect(page.text).not.toContain('>PREVIEW<');
});

test("a link's PDF stays clean after a save that would not cost a credit at the download", async () => {
  const { slug } = await share(app, mine);
  await download();
  await saveBasics({});
  expect([await isMarked(slug), await isToldMarked()]).toEqual([false, false]);
});

test("a link's PDF is clean for every version that was downloaded, not only for the last one", async () => {
  const { slug } = await share(app, mine);
  await download();
  await saveBasics({ breed: 'Poodle' });
  await download();
  expect(await isMarked(slug)).toBe(false);
  await saveBasics({});
  expect(await isMarked(slug)).toBe(false);
  expect(await balanceOf(app, mine.token)).toBe(1);
});

test("a link's PDF stays clean when the link hides how to reach the owner", async () => {
  const { slug } = await share(app, mine, { hides_contact: true });
  await download();
  expect([await isMarked(slug), await isToldMarked()]).toEqual([false, false]);
});

test('a download for one purpose does not make the PDF of another purpose clean', async () => {
  const resume = { as: mine.token, params: { id: mine.resumeId } };
  await app.send(changePageSettings, { ...resume, body: { purpose: 'Just because' } });
  await download();
  const { slug } = await share(app, mine);
  expect([await isMarked(slug), await isToldMarked()]).toEqual([true, true]);
  await app.send(changePageSettings, { ...resume, body: { purpose: 'Renting' } });
  await download();
  expect(await isMarked(slug)).toBe(false);
  await app.send(changePageSettings, { ...resume, body: { purpose: 'Just because' } });
  expect([await isMarked(slug), await isToldMarked()]).toEqual([false, false]);
});

test("a paid résumé's links keep a clean PDF whatever changes", async () => {
  const { slug } = await share(app, mine);
  await app.db.updateTable('resumes').set({ is_paid: true }).where('id', '=', mine.resumeId).execute();
  await saveBasics({ breed: 'Poodle' });
  expect([await isMarked(slug), await isToldMarked()]).toEqual([false, false]);
});

test("a link's PDF has the watermark before the first download", async () => {
  const { slug } = await share(app, mine);
  expect([await isMarked(slug), await isToldMarked()]).toEqual([true, true]);
});
