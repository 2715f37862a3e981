import { messages } from '@pawsume/contract/messages';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import { getMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { buyTenCredits, newUser, writtenResume } from '../src/by-api.ts';
import { saveFile } from '../src/download.ts';
import { logIn } from '../src/owner.ts';
import { test } from '../src/test.ts';

/** A person with ten credits and a résumé, who looks at it. */
const arrive = async (page: Page, username: string) => {
  const { send } = await newUser(page.request, username);
  const id = await writtenResume(send, petByKey('biscuit'));
  await buyTenCredits(page.request, send);
  const credits = async () => (await send(getMe)).download_credits;
  await logIn(page, username);
  await page.goto(`/resume/${id}`);
  const rewrite = async (one_liner_description: string) => {
    const { version: _version, ...prose } = await send(getProse, { params: { id } });
    await send(saveProse, { params: { id }, body: { ...prose, one_liner_description } });
  };
  return { id, credits, rewrite };
};

const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download Résumé' });
const question = (page: Page) => page.getByRole('alertdialog', { name: messages.download.againQuestion });

test('the same page once more is asked about before it costs a credit, a changed one is not', async ({ page }) => {
  const { credits, rewrite } = await arrive(page, 'twice');
  await saveFile(page, () => downloadButton(page).click());
  await expect(page.getByText('You have 9 download credit(s) remaining')).toBeVisible();

  await downloadButton(page).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  expect(await credits()).toBe(9);

  await downloadButton(page).click();
  await saveFile(page, () => question(page).getByRole('button', { name: 'Use 1 credit' }).click());
  await expect(page.getByText('You have 8 download credit(s) remaining')).toBeVisible();

  await rewrite('A whole new sentence.');
  await page.reload();
  await saveFile(page, () => downloadButton(page).click());
  await expect(page.getByText('You have 7 download credit(s) remaining')).toBeVisible();
});
