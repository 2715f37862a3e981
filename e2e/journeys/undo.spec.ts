import { messages } from '@pawsume/contract/messages';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { newUser, writtenResume } from '../src/by-api.ts';
import { logIn } from '../src/owner.ts';
import { test } from '../src/test.ts';

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
