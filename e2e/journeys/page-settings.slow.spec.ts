import { messages } from '@pawsume/contract/messages';
import { saveStep3 } from '@pawsume/contract/pets';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { namedPet, newUser } from '../src/by-api.ts';
import { sheetOf, wordsOn } from '../src/drawn-page.ts';
import { logIn } from '../src/owner.ts';
import { onBothWidths, test } from '../src/test.ts';

const fixture = petByKey('biscuit');
const { phone: telephone, email } = fixture.profile;
/** Of the line that is written for a landlord. */
const RENTED = 'Labrador who has lived in a rented home';

const drawn = (page: Page) => sheetOf(page, /^Preview: /);
const sheet = (page: Page) => wordsOn(drawn(page));
const choose = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();

onBothWidths((where) => {
  test('a page is made for its reader, changed on its preview, and stays as it was chosen', async ({ page }) => {
    const username = `page-for-${where}`;
    const { send } = await newUser(page.request, username);
    await send(updateMe, { body: fixture.profile });
    const petId = await namedPet(send, fixture);
    await send(saveStep3, { params: { pet_id: petId }, body: fixture.answers.step3 });
    await logIn(page, username);
    await page.goto(`/form5?pet_id=${petId}`);
    await expect(page.getByRole('radio', { name: /^Renting/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Rehoming/ }).check();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Generate Résumé with AI' }).click();
    await expect(page).toHaveURL(/\/resume\/\d+$/);

    await expect(sheet(page)).toContainText('Adoption résumé');
    await expect(sheet(page)).not.toContainText(telephone);
    await expect(page.getByRole('switch', { name: 'Phone' })).not.toBeChecked();
    await page.getByRole('switch', { name: 'Phone' }).click();
    await expect(sheet(page)).toContainText(telephone);
    await expect(sheet(page)).not.toContainText(email);

    await choose(page, 'Renting');
    await expect(sheet(page)).toContainText('Rental résumé');
    await expect(sheet(page)).toContainText(email);
    await expect(page.getByText(messages.page.textStays)).toBeVisible();
    await expect(sheet(page)).not.toContainText(RENTED);
    await page.getByRole('button', { name: 'Write again' }).click();
    await expect(page.getByRole('group', { name: 'One-liner description' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(sheet(page)).toContainText(RENTED);
    await expect(page.getByText(messages.page.textStays)).toHaveCount(0);
    await page.getByRole('switch', { name: 'References' }).click();
    await expect(sheet(page)).not.toContainText('Landlord ·');

    await choose(page, 'Modern');
    await choose(page, 'Ocean');
    await choose(page, 'US Letter');
    const proportions = () =>
      drawn(page)
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
    await expect.poll(proportions).toBeCloseTo(8.5 / 11, 2);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await page.reload();
    await expect(sheet(page)).toContainText('Rental résumé');
    for (const name of ['Renting', 'Modern', 'Ocean', 'US Letter'])
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'References' })).not.toBeChecked();
  });
});
