import { messages } from '@pawsume/contract/messages';
import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { arriveWithPet } from '../src/arrive.ts';
import { draftNotice, expectKept, expectNothingKept, openStep, save } from '../src/drafts.ts';
import { slow, test } from '../src/test.ts';

const TRICKS = 'Knows sit, stay and 雪球 🐾';

test('a reload loses nothing, and the draft can be let go of and taken back', async ({ page }) => {
  const { petId } = await arriveWithPet(page, 'draft-reload');
  await openStep(page, 2, petId);
  await page.getByText('Playful').click();
  await page.getByLabel('Training description').fill(TRICKS);
  await expect(page.getByText(messages.forms.keptHere)).toBeVisible();
  await expectKept(page, TRICKS);
  await page.reload();
  await expect(draftNotice(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.getByLabel('Training description')).toHaveValue(TRICKS);
  await expect(page.getByLabel('Playful')).toBeChecked();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Training description')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Training description')).toHaveValue(TRICKS);
  await save(page);
  await expectNothingKept(page);
});

test('a tab that crashes loses nothing', slow, async ({ page, context }) => {
  const { petId } = await arriveWithPet(page, 'draft-crash');
  await openStep(page, 3, petId);
  await page.getByRole('group', { name: 'Lived in a rental before' }).getByText('Yes').click();
  await page.getByLabel('Rental experience').fill(TRICKS);
  await expectKept(page, TRICKS);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await openStep(next, 3, petId);
  await expect(draftNotice(next)).toBeVisible();
  await expect(next.getByLabel('Rental experience')).toHaveValue(TRICKS);
});
