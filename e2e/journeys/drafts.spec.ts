import { endOtherSessions } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getStep2, getStep3, getStep5, listMyPets } from '@pawsume/contract/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { arriveWithPet } from '../src/arrive.ts';
import { PASSWORD } from '../src/by-api.ts';
import { draftNotice, expectKept, expectNothingKept, openStep, save, saveButton } from '../src/drafts.ts';
import { slow, test } from '../src/test.ts';

const TRICKS = 'Knows sit, stay and 雪球 🐾';

/** Calls are done, but their answers get lost. Returns how to end it. */
const loseAnswers = async (page: Page, call: string): Promise<() => Promise<void>> => {
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(call);
};

const tryAgain = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
};

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

test('a discarded draft can be taken back from the next screen too', slow, async ({ page }) => {
  const { petId } = await arriveWithPet(page, 'draft-discarded');
  await openStep(page, 2, petId);
  await page.getByLabel('Training description').fill(TRICKS);
  await expectKept(page, TRICKS);
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Back to profile' }).click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goBack();
  await expect(page.getByLabel('Training description')).toHaveValue(TRICKS);
});

test('a new pet that was never saved is there again after a reload', slow, async ({ page }) => {
  await arriveWithPet(page, 'draft-new');
  await page.goto('/form1');
  await page.getByLabel('Pet Name').fill('Pepper');
  await expectKept(page, 'Pepper');
  await page.reload();
  await expect(page.getByLabel('Pet Name')).toHaveValue('Pepper');
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

test('leaving with unsaved answers asks, and both answers keep them', slow, async ({ page }) => {
  const { petId, send } = await arriveWithPet(page, 'draft-leave');
  await openStep(page, 5, petId);
  await page.getByLabel('Bond description').fill(TRICKS);
  await page.getByRole('button', { name: 'Back to profile' }).click();
  await expect(page.getByRole('dialog')).toContainText(messages.forms.leaveQuestion);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page.getByLabel('Bond description')).toHaveValue(TRICKS);
  await page.getByRole('button', { name: 'Back to profile' }).click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/profile');
  expect(await send(getStep5, { params: { pet_id: petId } })).toMatchObject({ owner_bond: TRICKS });
});

test(
  'whoever was let go and goes back at once, before the next screen is there, is let go again',
  slow,
  async ({ page }) => {
    const { petId } = await arriveWithPet(page, 'draft-back');
    await openStep(page, 5, petId);
    await page.getByLabel('Bond description').fill(TRICKS);
    await page.getByRole('button', { name: 'Back to profile' }).click();
    await page.evaluate(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        history.back();
      };
    });
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await expect(page).toHaveURL(`/form5?pet_id=${petId}`);
    await expect(page.getByLabel('Bond description')).toHaveValue(TRICKS);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'without a network everything stays, and is saved on command once it is back',
  slow,
  async ({ page, context, problems }) => {
    problems.expect(/^no answer: PUT \/api\/pet\/form\/step2/);
    problems.expect(/^no answer: GET \/api\/pet\/form\/step/);
    const { petId, send } = await arriveWithPet(page, 'draft-offline');
    await openStep(page, 2, petId);
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Training description').fill(TRICKS);
    await context.setOffline(true);
    await expect(page.getByText(messages.forms.offline)).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText(messages.common.offline);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText(messages.common.offline);
    await expectNoAxeViolations(page);

    // The next step can be gone to, although it cannot be loaded now.
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await expect(page.getByRole('alert')).toContainText(messages.petForm.loadFailed);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rental, Adoption, Travel & References');
    await page.goBack();
    await expect(page.getByLabel('Training description')).toHaveValue(TRICKS);

    await context.setOffline(true);
    await expect(page.getByText(messages.forms.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(messages.forms.onlineAgain)).toBeVisible();
    await page.getByRole('button', { name: 'Save now' }).click();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    expect(await send(getStep2, { params: { pet_id: petId } })).toMatchObject({ training_description: TRICKS });
  },
);

test('a save that fails keeps everything and can be tried again', slow, async ({ page, problems }) => {
  problems.expect(/^answer 503: PUT \/api\/pet\/form\/step2/);
  const { petId } = await arriveWithPet(page, 'draft-failing');
  await openStep(page, 2, petId);
  const call = '**/api/pet/form/step2/*';
  await page.route(call, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: 'down' }) : route.fallback(),
  );
  await page.getByLabel('Training description').fill(TRICKS);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText(messages.petForm.saveFailed[2]);
  await expect(page.getByLabel('Training description')).toHaveValue(TRICKS);
  await page.unroute(call);
  await tryAgain(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a save whose answer is lost on its way is not taken for somebody else’s', slow, async ({ page, problems }) => {
  problems.expect(/^no answer: PUT \/api\/pet\/form\/step2/);
  problems.expect(/^answer 409: PUT \/api\/pet\/form\/step2/);
  const { petId } = await arriveWithPet(page, 'draft-lost-answer');
  await openStep(page, 2, petId);
  const mend = await loseAnswers(page, '**/api/pet/form/step2/*');
  await page.getByLabel('Training description').fill(TRICKS);
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await mend();
  await tryAgain(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a new pet whose answer is lost on its way is one pet when it is sent again', slow, async ({ page, problems }) => {
  problems.expect(/^no answer: POST \/api\/pet\/form\/step1/);
  const { send } = await arriveWithPet(page, 'draft-lost-pet');
  const before = (await send(listMyPets)).length;
  await page.goto('/form1');
  await page.getByLabel('Pet Name').fill('Pepper');
  await page.getByLabel('Pet Type').fill('Cat');
  await page.getByLabel('Pet Age').fill('2 years');
  const mend = await loseAnswers(page, '**/api/pet/form/step1');
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByLabel('Pet Age').fill('3 years');
  await mend();
  await tryAgain(page);
  expect((await send(listMyPets)).filter(({ pet_name }) => pet_name === 'Pepper')).toHaveLength(1);
  expect(await send(listMyPets)).toHaveLength(before + 1);
});

test(
  'a session that ends in mid-form leads over the login back to the same answers',
  slow,
  async ({ page, problems }) => {
    problems.expect(/^answer 401: PUT \/api\/pet\/form\/step3/);
    const { petId, send } = await arriveWithPet(page, 'draft-expired');
    await openStep(page, 3, petId);
    await page.getByText('Vet', { exact: true }).click();
    await page.getByLabel('Vet name').fill('Dr. Moss');
    await send(endOtherSessions);
    await saveButton(page).click();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Username').fill('draft-expired');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`/form3?pet_id=${petId}`);
    await expect(page.getByLabel('Vet name')).toHaveValue('Dr. Moss');
    await save(page);
    expect(await send(getStep3, { params: { pet_id: petId } })).toMatchObject({
      reference_contacts: { Vet: { name: 'Dr. Moss' } },
    });
  },
);
