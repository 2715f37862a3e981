import { messages } from '@pawsume/contract/messages';
import { getStep2, getStep3, listMyPets, saveStep2 } from '@pawsume/contract/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { arriveWithPet } from '../src/arrive.ts';
import { expectKept, openStep } from '../src/drafts.ts';
import { logIn } from '../src/owner.ts';
import { onBothWidths, test } from '../src/test.ts';
import { next, typeBasics } from '../src/visitor.ts';

const TRICKS = 'Knows sit, stay and 雪球 🐾';

const question = (page: Page) => page.getByRole('dialog', { name: messages.forms.leaveQuestion });
const tick = (page: Page) => question(page).getByLabel(messages.petForm.alwaysSave);
const change = (page: Page) => page.getByRole('button', { name: messages.petForm.change });
const describeTraining = (page: Page, words = TRICKS) => page.getByLabel('Training description').fill(words);

/** Says once, on step 2, that going on saves; ends on step 3. */
const sayOnce = async (page: Page, petId: number): Promise<void> => {
  await openStep(page, 2, petId);
  await describeTraining(page);
  await next(page);
  await tick(page).check();
  await question(page).getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(`/form3?pet_id=${petId}`);
};

onBothWidths((where) => {
  test('who has said once that going on saves is asked no more, until they take it back', async ({ page }) => {
    const { petId, send } = await arriveWithPet(page, `always-${where}`);
    const params = { pet_id: petId };
    await openStep(page, 2, petId);
    await expect(change(page)).toHaveCount(0);
    await describeTraining(page);
    await next(page);
    await expect(tick(page)).not.toBeChecked();
    await tick(page).check();
    await expectNoAxeViolations(page);
    await question(page).getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(`/form3?pet_id=${petId}`);
    expect(await send(getStep2, { params })).toMatchObject({ training_description: TRICKS });

    await expect(page.getByText(messages.petForm.savesOnTheWay, { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('group', { name: 'Lived in a rental before' }).getByText('Yes').click();
    await page.getByLabel('Rental duration').fill('6 months');
    await next(page);
    await expect(page).toHaveURL(`/form5?pet_id=${petId}`);
    expect(await send(getStep3, { params })).toMatchObject({ rental_duration: '6 months' });

    await page.getByLabel('Bond description').fill('We nap together.');
    await page.getByRole('button', { name: 'Back to profile' }).click();
    await expect(question(page)).toBeVisible();
    await expect(tick(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await change(page).click();
    await expect(page.getByText(messages.petForm.asksOnTheWay, { exact: true })).toBeVisible();
    await expect(change(page)).toBeFocused();
    await page.getByRole('link', { name: 'Basics' }).click();
    await expect(tick(page)).not.toBeChecked();
    await question(page).getByRole('button', { name: 'Keep as draft' }).click();
    await expect(page).toHaveURL(`/form1?pet_id=${petId}`);
    await expect(change(page)).toHaveCount(0);
  });
});

test('a new pet is saved by going on, and its draft too', async ({ page }) => {
  const { petId, send } = await arriveWithPet(page, 'always-new');
  await sayOnce(page, petId);
  await page.goto('/form1');
  await typeBasics(page);
  await expectKept(page, 'Mochi');
  await page.reload();
  await next(page);
  await expect(page).toHaveURL(/\/form2\?pet_id=\d+$/);
  await expect(page.getByText('Is Mochi vaccinated?')).toBeVisible();
  expect((await send(listMyPets)).map(({ pet_name }) => pet_name).toSorted()).toEqual(['Biscuit', 'Mochi']);
});

test('what was saved elsewhere meanwhile is compared before going on, not overwritten', async ({ page, problems }) => {
  problems.expect(/^answer 409: PUT \/api\/pet\/form\/step2/);
  const { petId, send } = await arriveWithPet(page, 'always-conflict');
  const params = { pet_id: petId };
  await sayOnce(page, petId);
  await openStep(page, 2, petId);
  await send(saveStep2, { params, body: { training_description: 'From elsewhere' } });
  await describeTraining(page, 'From here');
  await next(page);
  const conflict = page.getByRole('dialog', { name: messages.forms.conflictTitle });
  await expect(conflict).toContainText('From elsewhere');
  await expect(page).toHaveURL(`/form2?pet_id=${petId}`);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByLabel('Health description').fill('Never ill.');
  await next(page);
  await expect(page).toHaveURL(`/form3?pet_id=${petId}`);
  expect(await send(getStep2, { params })).toMatchObject({
    training_description: 'From here',
    health_description: 'Never ill.',
  });
});

test('where saving fails nobody is held back: the next time it is asked', async ({ page, problems }) => {
  problems.expect(/^answer 503: PUT \/api\/pet\/form\/step2/);
  const { petId } = await arriveWithPet(page, 'always-fails');
  await sayOnce(page, petId);
  await openStep(page, 2, petId);
  await describeTraining(page, 'Rolls over');
  await page.route('**/api/pet/form/step2/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await next(page);
  await expect(page.getByRole('alert')).toContainText(messages.petForm.saveFailed[2]);
  await expect(page).toHaveURL(`/form2?pet_id=${petId}`);
  await next(page);
  await question(page).getByRole('button', { name: 'Keep as draft' }).click();
  await expect(page).toHaveURL(`/form3?pet_id=${petId}`);
});

test('it is said for one account on one device', async ({ page, newVisitor }) => {
  const { petId } = await arriveWithPet(page, 'always-mine');
  await sayOnce(page, petId);
  const laptop = await newVisitor();
  await logIn(laptop, 'always-mine');
  await openStep(laptop, 2, petId);
  await expect(change(laptop)).toHaveCount(0);
  const { petId: otherPet } = await arriveWithPet(page, 'always-somebody-else');
  await openStep(page, 2, otherPet);
  await describeTraining(page);
  await next(page);
  await expect(question(page)).toBeVisible();
});
