import { messages } from '@pawsume/contract/messages';
import { getStep2 } from '@pawsume/contract/pets';
import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { arriveWithPet } from '../src/arrive.ts';
import { openStep, save, saveButton } from '../src/drafts.ts';
import { test } from '../src/test.ts';

test('of two tabs on one step the later save is told, and keeps both or takes the other', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^answer 409: PUT \/api\/pet\/form\/step2/);
  const { petId, send } = await arriveWithPet(page, 'draft-two-tabs');
  const stored = () => send(getStep2, { params: { pet_id: petId } });
  const other = await context.newPage();
  for (const tab of [page, other]) await openStep(tab, 2, petId);
  await other.getByLabel('Training description').fill('From the other tab');
  await other.getByLabel('Health description').fill('Fit as a fiddle');
  await save(other);

  await page.getByLabel('Training description').fill('From the first tab');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: messages.forms.conflictTitle });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog).toContainText('From the other tab');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await stored()).toMatchObject({
    training_description: 'From the first tab',
    health_description: 'Fit as a fiddle',
  });

  await other.getByLabel('Training description').fill('Once more from the other tab');
  await saveButton(other).click();
  await other.getByRole('button', { name: 'Take the other' }).click();
  await expect(other.getByLabel('Training description')).toHaveValue('From the first tab');
  await other.reload();
  await expect(other.getByLabel('Training description')).toHaveValue('From the first tab');
  await expect(other.getByText(messages.petForm.setAside)).toBeVisible();
  await expectNoAxeViolations(other);
  await other.getByRole('button', { name: 'Show mine' }).click();
  await expect(other.getByLabel('Training description')).toHaveValue('Once more from the other tab');
  await save(other);
  expect(await stored()).toMatchObject({ training_description: 'Once more from the other tab' });
});

test('the owner’s answers, which live on the device, are shared by two tabs answer by answer', async ({
  page,
  context,
}) => {
  const { petId } = await arriveWithPet(page, 'draft-owner');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/form4?pet_id=${petId}`);
    await expect(tab.getByLabel('City')).toBeVisible();
  }
  await page.getByLabel('City').fill('Halifax');
  await expect(other.getByLabel('City')).toHaveValue('Halifax');
  await other.getByLabel('Age', { exact: true }).fill('41');
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('41');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Halifax');
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('41');
});
