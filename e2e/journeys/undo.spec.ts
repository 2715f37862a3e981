import { messages } from '@pawsume/contract/messages';
import { createPet, listMyPets } from '@pawsume/contract/pets';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import { listMyResumes, UNDO_S } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { newUser, writtenResume } from '../src/by-api.ts';
import { expectKept, expectNothingKept, openStep } from '../src/drafts.ts';
import { logIn } from '../src/owner.ts';
import { slow, test } from '../src/test.ts';

/** Waits for the picture of the only résumé: asked for later, it is gone. */
const untilDrawn = async (page: Page): Promise<void> => {
  const picture = page.getByRole('list', { name: 'My Résumés' }).locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(620);
};

test('a deleted résumé comes back from any screen while the offer stands', async ({ page, problems }) => {
  problems.expect(/^no answer: POST \/api\/resumes\/\d+\/restore/);
  const { send } = await newUser(page.request, 'undoing');
  await writtenResume(send, petByKey('biscuit'));
  await logIn(page, 'undoing');
  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Delete the résumé of Biscuit' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(messages.resumes.deleteQuestion);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(messages.resumes.deleted)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('list', { name: 'My Résumés' })).toHaveCount(0);

  await page.route('**/restore', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(messages.common.offline)).toBeVisible();
  await page.unroute('**/restore');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(messages.resumes.restored)).toBeVisible();
  await expect(page.getByRole('list', { name: 'My Résumés' }).getByText('Biscuit')).toBeVisible();
});

test('the offer ends after its time, and an undo that comes too late says so', slow, async ({ page, problems }) => {
  problems.expect(/^answer 404: POST \/api\/resumes\/\d+\/restore/);
  const { send } = await newUser(page.request, 'too-late');
  await writtenResume(send, petByKey('bo'));
  await writtenResume(send, petByKey('bo'));
  await logIn(page, 'too-late');
  await page.goto('/resumes');
  await page.clock.install();
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete the résumé of Bo' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(UNDO_S * 1000 + 500);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await remove();
  await page.route('**/restore', (route) =>
    route.fulfill({ status: 404, json: { msg: 'x', error: 'x', code: 'not_found' } }),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(messages.resumes.restoreTooLate)).toBeVisible();
});

test('a pet goes with its résumés, told before, and with its drafts on the device', slow, async ({ page }) => {
  const { send } = await newUser(page.request, 'pet-deleting');
  await writtenResume(send, petByKey('biscuit'));
  const other = await send(createPet, { body: { pet_name: 'Pepper', pet_type: 'Cat', pet_age: '2' } });
  const [, biscuit] = await send(listMyPets);
  await logIn(page, 'pet-deleting');
  await openStep(page, 2, biscuit?.pet_id ?? 0);
  await page.getByLabel('Training description').fill('Knows sit');
  await expectKept(page, 'Knows sit');
  await page.goto('/profile');
  await untilDrawn(page);
  await page.getByRole('list', { name: 'My Pets' }).getByRole('button', { name: 'Biscuit' }).click();
  await page.getByRole('button', { name: 'Delete Pet' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Biscuit?' });
  await expect(question).toContainText('1 résumé');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Pet' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(messages.pets.deleted('Biscuit'))).toBeVisible();
  await expect(page.getByRole('list', { name: 'My Pets' }).getByRole('button')).toHaveText(['Pepper']);
  expect((await send(listMyPets)).map(({ pet_id }) => pet_id)).toEqual([other.pet_id]);
  expect(await send(listMyResumes)).toEqual([]);
  await expectNothingKept(page);
});

test('a pet is not deleted before it is known what goes with it', slow, async ({ page, problems }) => {
  problems.expect(/^no answer: GET \/api\/user\/resumes/);
  const { send } = await newUser(page.request, 'pet-untold');
  await writtenResume(send, petByKey('bo'));
  await logIn(page, 'pet-untold');
  await page.goto('/profile');
  await untilDrawn(page);
  await page.getByRole('list', { name: 'My Pets' }).getByRole('button', { name: 'Bo' }).click();
  const lists = '**/api/user/resumes';
  await page.route(lists, (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Delete Pet' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Bo?' });
  await expect(question.getByRole('alert')).toBeVisible();
  await page.unroute(lists);
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(question).toContainText('1 résumé');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(messages.pets.deleted('Bo'))).toBeVisible();
  expect(await send(listMyPets)).toEqual([]);
});

test('of two changes to one résumé’s text the later is told and loses nothing', slow, async ({ page, problems }) => {
  problems.expect(/^answer 409: PUT \/api\/resumes\/\d+\/edit/);
  const { send } = await newUser(page.request, 'text-twice');
  const id = await writtenResume(send, petByKey('biscuit'));
  await logIn(page, 'text-twice');
  await page.goto(`/resume/${id}/edit`);
  await page.getByLabel('One-liner description').fill('Mine.');
  const { pet_id: _pet, version: _version, ...prose } = await send(getProse, { params: { id } });
  await send(saveProse, { params: { id }, body: { ...prose, one_liner_description: 'Theirs.' } });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog')).toContainText('Theirs.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Take the other' }).click();
  await expect(page.getByLabel('One-liner description')).toHaveValue('Theirs.');
  await page.getByRole('button', { name: 'Show mine' }).click();
  await expect(page.getByLabel('One-liner description')).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(`/resume/${id}`);
  expect(await send(getProse, { params: { id } })).toMatchObject({ one_liner_description: 'Mine.' });
});
