import { importMessages } from '@pawsume/contract/import-messages';
import { getStep1, getStep2, listMyPets } from '@pawsume/contract/pets';
import { updateMe } from '@pawsume/contract/users';
import { petText, vetRecord } from '@pawsume/fixtures/documents';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { newUser } from '../src/by-api.ts';
import { chooseDocument, fieldOf, pasteText, unfoldImport } from '../src/import.ts';
import { pressOn } from '../src/keyboard.ts';
import { logIn } from '../src/owner.ts';
import { takeScreenshot } from '../src/screenshot.ts';
import { onBothWidths, slow, test } from '../src/test.ts';

const { profile } = petByKey('biscuit');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const there = (page: Page) => page.getByRole('heading', { name: importMessages.foundIn(null) });

onBothWidths((where) => {
  test('a visitor pastes an advert, takes over what is right, and takes it back', async ({ page }) => {
    await page.goto('/form1');
    await fieldOf(page, 'Pet Name').fill('Bisquit');
    await takeScreenshot(page, `import-folded-${where}`);
    await unfoldImport(page);
    await expectNoAxeViolations(page);
    await pasteText(page, await petText('shelter-advert'));
    await expect(there(page)).toBeFocused();
    await expect(page.getByText(importMessages.now('Bisquit'))).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await takeScreenshot(page, `import-found-${where}`);
    // Nothing is taken over unasked.
    await expect(fieldOf(page, 'Pet Name')).toHaveValue('Bisquit');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

    await tick(page, 'Pet Name Biscuit').check();
    await tick(page, 'Breed Labrador Retriever mix').check();
    await button(page, importMessages.takeOver(2)).click();
    await expect(fieldOf(page, 'Pet Name')).toHaveValue('Biscuit');
    await expect(fieldOf(page, 'Breed')).toHaveValue('Labrador Retriever mix');
    await expect(fieldOf(page, 'Weight')).toHaveValue('');
    await expect(page.getByText(importMessages.takenOver(['Pet Name', 'Breed']))).toBeVisible();
    await expectNoAxeViolations(page);
    await takeScreenshot(page, `import-taken-over-${where}`);

    // What was typed meanwhile stays.
    await fieldOf(page, 'Breed').fill('Labrador, we think');
    await button(page, 'Undo').click();
    await expect(fieldOf(page, 'Pet Name')).toHaveValue('Bisquit');
    await expect(fieldOf(page, 'Breed')).toHaveValue('Labrador, we think');
  });

  test('a visitor pastes a text about several pets, and chooses one, then another', slow, async ({ page }) => {
    await page.goto('/form1');
    await unfoldImport(page);
    const text = await petText('two-pets');
    await pasteText(page, `${text}\n\nMeet Bartholomew-Alexander and Max! Both are shy.`);
    const question = page.getByRole('heading', { name: importMessages.whichPet });
    await expect(question).toBeFocused();
    await expect(page.getByText(importMessages.nothingAbout(['Bartholomew-Alexander']))).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await takeScreenshot(page, `import-which-pet-${where}`);

    await pressOn(page, button(page, 'Max'));
    await expect(page.getByRole('heading', { name: importMessages.foundIn(null, 'Max') })).toBeFocused();
    await expect(tick(page, 'Pet Type Dog')).toBeVisible();
    await expect(tick(page, 'Pet Type Cat')).toHaveCount(0);
    await pressOn(page, button(page, importMessages.anotherPet));
    await expect(question).toBeFocused();
    await button(page, 'Bella').click();
    await tick(page, 'Pet Name Bella').check();
    await tick(page, 'Pet Age 4 years').check();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await takeScreenshot(page, `import-pet-of-several-${where}`);
    await button(page, importMessages.takeOver(2)).click();
    await expect(fieldOf(page, 'Pet Name')).toHaveValue('Bella');
    await expect(fieldOf(page, 'Pet Age')).toHaveValue('4 years');
    await button(page, importMessages.another).click();
    await expect(page.getByLabel(importMessages.text)).toBeVisible();
  });

  test('an owner drops a vet record, and what later steps ask is offered there', slow, async ({ page, request }) => {
    const username = `record-${where}`;
    const { send } = await newUser(request, username);
    await send(updateMe, { body: profile });
    await logIn(page, username);
    await page.goto('/form1');
    await unfoldImport(page);
    await chooseDocument(page, 'record.pdf', await vetRecord());
    await expect(page.getByRole('heading', { name: importMessages.foundIn('record.pdf') })).toBeVisible();
    await expect(page.getByText(importMessages.page(1)).first()).toBeVisible();
    await button(page, importMessages.chooseAll).click();
    await button(page, importMessages.takeOver(6)).click();
    await button(page, 'Save').click();
    await expect(page).toHaveURL(/\/form1\?pet_id=\d+$/);
    const [pet] = await send(listMyPets);
    const params = { pet_id: pet?.pet_id ?? 0 };
    expect(await send(getStep1, { params })).toMatchObject({
      pet_name: 'Biscuit',
      pet_age: '3 years',
      weight: '24.5 kg',
    });

    await button(page, 'Next').click();
    await expect(page.getByRole('heading', { name: importMessages.foundIn('record.pdf') })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await takeScreenshot(page, `import-later-${where}`);
    // Which vaccines is asked only of a pet that has some.
    await page.getByRole('checkbox', { name: /^Vaccinations / }).check();
    await expect(tick(page, 'Vaccinated Yes')).toBeChecked();
    await button(page, importMessages.takeOver(2)).click();
    await button(page, 'Save').click();
    await expect(page.getByText(/Saved at/)).toBeVisible();
    expect(await send(getStep2, { params })).toMatchObject({
      is_vaccinated: 'Yes',
      vaccinations: 'Rabies (3-year), DHPP',
      is_microchipped: '',
    });
    await page.reload();
    await button(page, importMessages.notNow).click();
    await page.reload();
    await expect(page.locator('form').getByRole('heading', { name: 'Health', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: importMessages.foundIn('record.pdf') })).toHaveCount(0);
  });
});
