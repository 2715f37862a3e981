import { messages } from '@pawsume/contract/messages';
import { getStep5, saveStep2 } from '@pawsume/contract/pets';
import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { arriveWithPet } from '../src/arrive.ts';
import { draftNotice, expectKept, openStep, save, saveButton } from '../src/drafts.ts';
import { slow, test } from '../src/test.ts';
import { coloursOf, turnedPicture } from '../src/turned-picture.ts';

const TRICKS = 'Knows sit, stay and 雪球 🐾';

test(
  'answers that a choice hides are there when it is changed back, after a save and a reload too',
  slow,
  async ({ page }) => {
    const { petId } = await arriveWithPet(page, 'draft-toggle');
    await openStep(page, 3, petId);
    const rental = page.getByRole('group', { name: 'Lived in a rental before' });
    await rental.getByText('Yes').click();
    await page.getByLabel('Rental duration').fill('6 months');
    await page.getByText('Landlord', { exact: true }).click();
    await page.getByLabel('Landlord name').fill('Pat Low');
    await page.getByLabel('Adoption history').selectOption('Rescued');
    await page.getByLabel('Rescue story').fill('Found under a porch.');
    await page.getByLabel('Adoption history').selectOption('Shelter');
    await rental.getByText('No').click();
    await page.getByText('Landlord', { exact: true }).click();
    await expect(page.getByLabel('Rental duration')).toHaveCount(0);
    await save(page);
    await page.reload();
    await expect(draftNotice(page)).toHaveCount(0);
    await rental.getByText('Yes').click();
    await expect(page.getByLabel('Rental duration')).toHaveValue('6 months');
    await page.getByText('Landlord', { exact: true }).click();
    await expect(page.getByLabel('Landlord name')).toHaveValue('Pat Low');
    await page.getByLabel('Adoption history').selectOption('Rescued');
    await expect(page.getByLabel('Rescue story')).toHaveValue('Found under a porch.');
  },
);

test(
  'a condition that is described stays in sight where the box is unticked, until its text is taken out',
  slow,
  async ({ page }) => {
    const { petId } = await arriveWithPet(page, 'draft-condition');
    await openStep(page, 2, petId);
    const box = page.getByRole('checkbox', { name: 'Medical conditions' });
    const described = page.getByRole('textbox', { name: 'Medical conditions' });
    await page.getByText('Has medical conditions').click();
    await described.fill('Arthritis; one tablet with breakfast.');
    await page.getByText('Has medical conditions').click();
    await expect(described).toHaveValue('Arthritis; one tablet with breakfast.');
    await save(page);
    await page.reload();
    await expect(box).not.toBeChecked();
    await expect(described).toHaveValue('Arthritis; one tablet with breakfast.');
    await described.fill('');
    await expect(described).toHaveCount(0);
  },
);

test('a picture that is not saved survives a reload, cropped or not, and a phone’s photo stands upright', async ({
  page,
}) => {
  const { petId } = await arriveWithPet(page, 'draft-picture');
  await openStep(page, 1, petId);
  const buffer = await turnedPicture(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  const area = page.getByRole('application', { name: 'Picture' });
  await expect(area).toBeFocused();
  await page.reload();
  await expect(area).toBeVisible();
  await expectNoAxeViolations(page);
  await area.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('+');
  await page.keyboard.press('-');
  await expect(page.getByRole('slider')).toHaveValue('1.2');
  const place = () => page.locator('.reactEasyCrop_Image').getAttribute('style');
  const before = await place();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).not.toBe(before);
  await page.getByRole('button', { name: 'Use this crop' }).click();
  await expect(page.getByText('Change picture')).toBeVisible();
  await expect(page.locator('input[type=file]')).toBeFocused();
  const shown = 'fieldset:has(input[type=file]) img';
  expect(await coloursOf(page, shown)).toEqual({ above: 'red', below: 'blue' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await coloursOf(page, shown)).toEqual({ above: 'red', below: 'blue' });
  await save(page);
  await expect(page.locator(shown)).toHaveAttribute('src', /^\/pictures\//);
  expect(await coloursOf(page, shown)).toEqual({ above: 'red', below: 'blue' });
  await page.reload();
  await expect(page.locator(shown)).toHaveAttribute('src', /^\/pictures\//);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test(
  'a kind of pet is chosen from what is offered or typed, and leaving the list changes nothing',
  slow,
  async ({ page }) => {
    await arriveWithPet(page, 'draft-kind');
    await page.goto('/form1');
    const kind = page.getByLabel('Pet Type');
    const offered = page.getByRole('listbox');
    await kind.click();
    await page.getByRole('option', { name: 'Cat' }).click();
    await expect(kind).toHaveValue('Cat');
    await expect(offered).toBeHidden();
    await kind.fill('Re');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(kind).toHaveValue('Reptile');
    await kind.fill('Axolotl');
    await expect(offered).toBeHidden();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(kind).toHaveValue('Axolotl');
    await kind.fill('');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Breed')).toBeFocused();
    await expect(offered).toBeHidden();
    await expect(kind).toHaveValue('');
  },
);

test('the form asks in the pet’s name, which it follows while it is typed', slow, async ({ page }) => {
  const { petId } = await arriveWithPet(page, 'draft-asked');
  await page.goto('/form1');
  const age = page.getByLabel('Pet Age', { exact: true });
  await expect(age).toHaveAccessibleDescription(/^How old is your pet\?/);
  await page.getByLabel('Pet Name').fill('Mochi');
  await expect(age).toHaveAccessibleDescription(/^How old is Mochi\?/);
  await page.getByLabel('Pet Name').fill('W'.repeat(80));
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page.getByLabel('Pet Name').fill('');
  await expect(age).toHaveAccessibleDescription(/^How old is your pet\?/);
  await openStep(page, 3, petId);
  const lived = page.getByRole('group', { name: 'Lived in a rental before', exact: true });
  await expect(lived).toHaveAccessibleDescription('Has Biscuit lived in a rental before?');
});

test('what is wrong stands at its field and in a summary that leads there', slow, async ({ page }) => {
  await arriveWithPet(page, 'draft-errors');
  await page.goto('/form1');
  await page.getByLabel('Pet Name').fill('Pepper');
  await page.getByLabel('Description').fill('x'.repeat(2001));
  await saveButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: messages.petForm.fillBasics });
  await expect(summary.locator('..')).toBeFocused();
  await expectNoAxeViolations(page);
  await summary.getByRole('button', { name: 'Pet Age' }).click();
  await expect(page.getByLabel('Pet Age')).toBeFocused();
  await expect(page.getByLabel('Pet Age')).toHaveAccessibleDescription(new RegExp(messages.petForm.fillBasics));
  await expect(page.getByLabel('Pet Age')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(messages.petForm.enter.pet_age('Pepper'), { exact: true })).toBeVisible();
  await expect(page.getByText(messages.petForm.enter.pet_type('Pepper'), { exact: true })).toBeVisible();
  await expect(page.getByText(messages.petForm.enter.pet_name())).toHaveCount(0);
  await summary.getByRole('button', { name: 'Description' }).click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/2000 characters/);
  await page.getByLabel('Pet Age').fill('3 years');
  // One that is missing is told as all of them are.
  await expect(summary).toBeVisible();
  await expect(page.getByText(messages.petForm.enter.pet_age('Pepper'))).toHaveCount(0);
  await page.getByLabel('Pet Type').fill('Cat');
  await expect(summary).toHaveCount(0);
});

test('what is wrong with a hidden answer leads to the question that hides it', slow, async ({ page }) => {
  const { petId } = await arriveWithPet(page, 'draft-hidden');
  await openStep(page, 3, petId);
  const lived = page.getByRole('group', { name: 'Lived in a rental before' });
  await lived.getByText('Yes', { exact: true }).click();
  await page.getByLabel('Rental experience').fill('x'.repeat(2001));
  await lived.getByText('No', { exact: true }).click();
  await expect(page.getByLabel('Rental experience')).toBeHidden();
  await saveButton(page).click();
  await page.getByRole('alert').getByRole('button', { name: 'Rental experience' }).click();
  await expect(lived.getByRole('radio').first()).toBeFocused();
});

test('the buttons of the last step stand on one line, with answers that are not saved too', slow, async ({ page }) => {
  const { petId } = await arriveWithPet(page, 'draft-bar');
  await openStep(page, 5, petId);
  await page.getByLabel('Bond description').fill('We nap together.');
  await expect(page.getByText(messages.forms.keptHere)).toBeVisible();
  const buttons = page.getByRole('button', { name: /^(?:Back to profile|Save|Generate Résumé with AI)$/u });
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await buttons.evaluateAll(async (all) => {
      // Until it is painted anew, the page is laid out for the old width here and the new one there.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return all.map((button) => button.getBoundingClientRect().toJSON());
    });
    expect(boxes, `at ${width}`).toHaveLength(3);
    expect(new Set(boxes.map(({ y }) => y)).size, `at ${width}`).toBe(1);
    expect(new Set(boxes.map(({ height }) => height)).size, `at ${width}`).toBe(1);
  }
});

test('a generation that fails keeps all answers and can be tried again', slow, async ({ page, problems }) => {
  problems.expect(/^no answer: POST \/api\/pet\/generate-resume/);
  const { petId, send } = await arriveWithPet(page, 'draft-generation');
  await openStep(page, 2, petId);
  await page.getByLabel('Training description').fill(TRICKS);
  await expectKept(page, TRICKS);
  await openStep(page, 5, petId);
  await expect(page.getByText(messages.petForm.draftElsewhere)).toBeVisible();
  await send(saveStep2, { params: { pet_id: petId }, body: { training_description: TRICKS } });
  await page.getByLabel('Bond description').fill('We nap together.');
  await page.route('**/api/pet/generate-resume/*', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Generate Résumé with AI' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Bond description')).toHaveValue('We nap together.');
  await page.unroute('**/api/pet/generate-resume/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/resume\/\d+$/);
  expect(await send(getStep5, { params: { pet_id: petId } })).toMatchObject({ owner_bond: 'We nap together.' });
});
