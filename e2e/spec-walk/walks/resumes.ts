import { buyCreditsByCard } from '@pawsume/contract/payments';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import { deleteResume, downloadResume, getResume, previewResume } from '@pawsume/contract/resumes';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { saveFile } from '../../src/download.ts';
import { pictureOn, sheetOf } from '../../src/drawn-page.ts';
import { alterAnswer, answerInstead, holdBack, loseId } from '../follow/faults.ts';
import type { Guide, Walk } from '../follow/guide.ts';
import { PET_NAME, pay, withResume } from '../follow/people.ts';
import type { Table } from '../table/table.ts';

/** The paper that the preview is drawn on, in dots of its picture: 150 an inch. */
const A4 = { width: (210 / 25.4) * 150, height: (297 / 25.4) * 150 };

/**
 * The watermark is drawn into the picture of the page: what is above zero here is its words, on paper that is otherwise
 * empty. In steps of 255.
 */
const contrastOnEmptyPaper = async (picture: Buffer): Promise<number> => {
  const part = { left: 300, top: 1450, width: 800, height: 100 };
  const { channels } = await sharp(await sharp(picture).extract(part).greyscale().toBuffer()).stats();
  return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
};

export const resumes: Walk<Table['resumes']> = async (guide) => {
  const { page } = guide;
  const { resumeId } = await withResume(page, 'tidies-up');
  guide.set({ '{resume_id}': String(resumeId), '{pet_name}': PET_NAME });
  await page.goto('/resumes');
  await guide.see('grid');
  const question = page.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: 'Delete', exact: true });
  await guide.element('grid', 'delete').click();
  await guide.see('deleting', { within: question });
  const find = await loseId(guide, deleteResume);
  await confirm.click();
  await guide.see('without id');
  await find();
  await guide.follow('deleted', 'gone', async () => {
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await guide.element('grid', 'delete').click();
    await confirm.click();
    await expect(guide.element('grid', 'delete')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('No résumé yet')).toBeVisible();
  });
};

export const resume: Walk<Table['resume']> = async (guide) => {
  const { page } = guide;
  const { send, resumeId } = await withResume(page, 'prints-it');
  guide.set({ '{resume_id}': String(resumeId) });
  await page.goto(`/resume/${resumeId}`);
  await guide.see('no credits');
  await preview(guide);
  await pay(page, (await send(buyCreditsByCard, { body: { quantity: 10 } })).url);
  await page.reload();
  guide.set({ N: '10' });
  await guide.see('credits');
  await downloading(guide, resumeId);
  await guide.follow('without pet', 'edit', async () => {
    await alterAnswer(page, getResume, { pet_id: null });
    await page.reload();
    await expect(guide.element('credits', 'download')).toBeVisible();
    await expect(page.getByText('Edit Resume Info')).toHaveCount(0);
  });
};

const preview: Walk<Table['resume']> = async (guide) => {
  const sheet = sheetOf(guide.page, /^Preview: /);
  await guide.follow('preview', 'a4', async () => {
    const { width = 0, height = 0 } = await sharp(await pictureOn(sheet)).metadata();
    expect(width).toBeCloseTo(A4.width, -1);
    expect(height).toBeCloseTo(A4.height, -1);
    const shown = await sheet.locator('img').boundingBox();
    expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(A4.width / A4.height, 2);
  });
  await guide.follow('preview', 'watermark', async () => {
    expect(await contrastOnEmptyPaper(await pictureOn(sheet))).toBeGreaterThan(12);
  });
};

const downloading = async (guide: Guide<Table['resume']>, resumeId: number) => {
  const { page } = guide;
  const release = await holdBack(page, downloadResume);
  await guide.element('credits', 'download').click();
  await guide.see('downloading');
  await guide.follow('downloading', 'busy', () =>
    expect(page.getByRole('button', { name: 'Downloading...' })).toBeDisabled(),
  );
  await guide.follow('downloaded', 'file', async () => {
    expect((await saveFile(page, release)).name).toBe(`resume_${resumeId}.pdf`);
  });
  guide.set({ N: '9' });
  await guide.see('downloaded');
};

export const resumeFailures: Walk<Table['resume-failures']> = async (guide) => {
  const { page } = guide;
  const { send, resumeId } = await withResume(page, 'prints-nothing');
  await pay(page, (await send(buyCreditsByCard, { body: { quantity: 1 } })).url);
  const mend = await answerInstead(guide, previewResume, { status: 500 });
  await page.goto(`/resume/${resumeId}`);
  await guide.see('preview');
  await mend();
  const download = page.getByRole('button', { name: 'Download Résumé' });
  await guide.follow('not enough', 'msg', async () => {
    const error = 'There is not one credit left.';
    const lift = await answerInstead(guide, downloadResume, { status: 402, body: { error } });
    await download.click();
    await expect(page.getByText(error)).toBeVisible();
    await lift();
  });
  const lift = await answerInstead(guide, downloadResume, { status: 402 });
  await download.click();
  await guide.see('not enough');
  await lift();
  await answerInstead(guide, downloadResume, { status: 500 });
  await download.click();
  await guide.see('download');
};

export const editResume: Walk<Table['edit-resume']> = async (guide) => {
  const { page } = guide;
  const { resumeId, petId } = await withResume(page, 'knows-better');
  guide.set({ '{pet_id}': String(petId) });
  const here = `/resume/${resumeId}/edit`;
  await page.goto(`/resume/${resumeId}`);
  for (const name of ['cancel', 'back'] as const) {
    await guide.follow('leaving', name, async () => {
      await page.getByRole('link', { name: 'Edit Resume Info' }).click();
      await guide.element('form', name).click();
      await expect(page).toHaveURL(`/resume/${resumeId}`);
    });
  }
  await page.goto(here);
  await guide.see('form');
  await guide.follow('form', 'three', () => expect(page.getByRole('main').locator('textarea')).toHaveCount(3));
  await guide.see('with pet');
  await saving(guide, here);
  const mend = await answerInstead(guide, getProse, { status: 500 });
  await page.goto(here);
  await guide.see('load failed');
  await mend();
  await guide.follow('without pet', 'info', async () => {
    await alterAnswer(page, getProse, { pet_id: null });
    await page.goto(here);
    await expect(guide.element('form', 'save')).toBeVisible();
    await expect(page.getByText('Edit Pet and Owner Info')).toHaveCount(0);
  });
};

const saving = async (guide: Guide<Table['edit-resume']>, here: string) => {
  const { page } = guide;
  const save = guide.element('form', 'save');
  await guide.element('form', 'one-liner').fill('Knows where the sofa is.');
  const mend = await answerInstead(guide, saveProse, { status: 500 });
  await save.click();
  await guide.see('save failed');
  await mend();
  const release = await holdBack(page, saveProse);
  await save.click();
  await guide.see('saving');
  await release();
  await guide.see('saved');
  await expect(page).not.toHaveURL(here);
};
