import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { saveButton } from '../src/drafts.ts';
import { countEffort } from '../src/effort.ts';
import { choose, type } from '../src/fill.ts';
import { buyAndDownload } from '../src/owner.ts';
import { onBothWidths, test } from '../src/test.ts';
import { byTouch } from '../src/touch.ts';
import { fillMissing, next, signUpHere, typeBasics } from '../src/visitor.ts';

const { profile } = petByKey('biscuit');

/** What is asked of the person, once for all pets. */
const ACCOUNT = new Set([
  'name',
  'email',
  'username',
  'password',
  'confirm_password',
  'profession',
  'address',
  'phone',
]);

const fromLandingToPdf = async (page: Page, username: string, onFirstQuestion: () => void): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create Résumé', exact: true }).first().click();
  await expect(page.getByLabel('Pet Name')).toBeVisible();
  onFirstQuestion();
  await typeBasics(page);
  await type(page, 'Description', 'Mochi sleeps on the sofa and greets visitors at the door.');
  await next(page);
  await signUpHere(page, username, { ...profile, email: `${username}@mail.example` });
  await fillMissing(page, profile);
  await expect(page).toHaveURL(/\/form2\?pet_id=\d+$/);
  await choose(page, 'Personality', 'Calm');
  await choose(page, 'Vaccinated', 'Yes');
  await saveButton(page).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await next(page);
  await expect(page).toHaveURL(/\/form3\?pet_id=\d+$/);
  await next(page);
  await expect(page).toHaveURL(/\/form5\?pet_id=\d+$/);
  await type(page, 'Bond description', 'We play every evening.');
  await page.getByRole('button', { name: 'Generate Résumé with AI' }).click();
  await buyAndDownload(page);
};

onBothWidths((where) => {
  test('from the landing page to a PDF it takes few presses, and the first question is a pet’s', async ({ page }) => {
    test.setTimeout(120_000);
    const effort = await countEffort(page);
    let typedBefore = Number.NaN;
    const go = () =>
      fromLandingToPdf(page, `few-presses-${where}`, () => {
        typedBefore = effort.typed.size;
      });
    await (where === 'phone' ? byTouch(page, go) : go());
    const account = [...effort.typed].filter((field) => ACCOUNT.has(field.replace('/form1 ', '')));
    const counted = [
      `${effort.clicks} presses`,
      `${effort.typed.size} fields typed`,
      `${account.length} of them for sign-up and profile`,
      `${typedBefore} before the first question`,
    ];
    process.stdout.write(`From the landing page to a PDF on a ${where}: ${counted.join(', ')}.\n`);
    expect(typedBefore).toBe(0);
    expect(effort.clicks).toBeLessThanOrEqual(18);
    expect(effort.typed.size).toBeLessThanOrEqual(20);
    expect(account).toHaveLength(ACCOUNT.size);
  });
});
