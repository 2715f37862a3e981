import { messages } from '@pawsume/contract/messages';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../src/by-api.ts';
import { saveFile } from '../src/download.ts';
import { chooseRadio, pressOn, tabTo, typeInto } from '../src/keyboard.ts';
import { expectCredits } from '../src/owner.ts';
import { test } from '../src/test.ts';

const { answers, profile } = petByKey('biscuit');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name });

const signUp = async (page: Page) => {
  await page.goto('/');
  await pressOn(page, page.getByRole('link', { name: 'Login', exact: true }).filter({ visible: true }));
  await pressOn(page, button(page, 'Sign Up').first());
  await typeInto(page, field(page, 'Full Name'), profile.name);
  await typeInto(page, field(page, 'Email'), profile.email);
  await typeInto(page, field(page, 'Username'), 'by.keyboard');
  await typeInto(page, field(page, 'Password'), PASSWORD);
  await typeInto(page, field(page, 'Confirm Password'), PASSWORD);
  await pressOn(page, page.locator('form').getByRole('button', { name: 'Sign Up' }));
  await expect(page).toHaveURL('/profile');
};

const cropPicture = async (page: Page, jpeg: Buffer) => {
  // Asked for before: the browser needs a moment to hand the dialog over.
  const chosen = page.waitForEvent('filechooser');
  await tabTo(page, page.locator('input[type=file]'));
  await page.keyboard.press('Enter');
  const chooser = await chosen;
  await chooser.setFiles({ name: 'IMG_2043.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  await tabTo(page, page.getByRole('application'));
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  await tabTo(page, page.getByRole('slider', { name: 'Zoom' }));
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.3');
  await pressOn(page, button(page, 'Use this crop'));
  await expect(page.getByText('Change picture')).toBeVisible();
};

const completeProfile = async (page: Page) => {
  await pressOn(page, page.getByRole('link', { name: 'Complete Profile' }));
  await cropPicture(page, await petPhoto('kitten'));
  await typeInto(page, field(page, 'Profession'), profile.profession);
  await typeInto(page, field(page, 'Phone'), profile.phone);
  await typeInto(page, field(page, 'Address'), profile.address);
  await pressOn(page, button(page, 'Save'));
  await expect(page).toHaveURL('/profile');
};

const save = async (page: Page) => {
  await pressOn(page, button(page, 'Save'));
  await expect(page.getByText(/^Saved at /)).toBeVisible();
};

const next = async (page: Page, url: RegExp) => {
  await pressOn(page, button(page, 'Next'));
  await expect(page).toHaveURL(url);
};

const describeBasics = async (page: Page) => {
  await pressOn(page, page.getByRole('link', { name: '+ Create New' }));
  await cropPicture(page, await petPhoto('dog'));
  await typeInto(page, field(page, 'Pet Name'), answers.step1.pet_name);
  await typeInto(page, field(page, 'Pet Type'), answers.step1.pet_type);
  await page.keyboard.press('Escape');
  await typeInto(page, field(page, 'Pet Age'), answers.step1.pet_age);
  await typeInto(page, field(page, 'Description'), answers.step1.description);
  await save(page);
  await expect(page).toHaveURL(/\/form1\?pet_id=\d+$/);
  await next(page, /\/form2/);
};

const describeTheRest = async (page: Page) => {
  for (const trait of ['Friendly', 'Calm']) {
    await pressOn(page, group(page, 'Personality').getByRole('checkbox', { name: trait }), 'Space');
  }
  await chooseRadio(page, group(page, 'Vaccinated'), 'Yes');
  await typeInto(page, field(page, 'Vaccinations'), answers.step2.vaccinations);
  await save(page);
  await next(page, /\/form3/);
  await chooseRadio(page, group(page, 'Lived in a rental before'), 'Yes');
  await typeInto(page, field(page, 'Rental duration'), answers.step3.rental_duration);
  await tabTo(page, field(page, 'Adoption history'));
  await page.keyboard.type('Shel');
  await expect(field(page, 'Adoption history')).toHaveValue('Shelter');
  await typeInto(page, field(page, 'Shelter name and year'), 'Halifax, 2022');
  await pressOn(page, group(page, 'References').getByRole('checkbox', { name: 'Vet' }), 'Space');
  await typeInto(page, field(page, 'Vet name'), 'Dr. Okafor');
  await save(page);
  await pressOn(page, page.getByRole('link', { name: 'Owner' }));
  await expect(page).toHaveURL(/\/form4/);
  await typeInto(page, field(page, 'Full Name'), profile.name);
  await next(page, /\/form5/);
  await chooseRadio(page, group(page, 'Grooming center'), 'No');
  await typeInto(page, field(page, 'Bond description'), answers.step5.owner_bond);
  await save(page);
};

test('the whole job is done without a mouse, and one always sees where one is', async ({ page }) => {
  test.setTimeout(180_000);
  await signUp(page);
  await completeProfile(page);
  await describeBasics(page);
  await describeTheRest(page);

  await pressOn(page, button(page, 'Generate Résumé with AI'));
  await expect(page).toHaveURL(/\/resume\/\d+$/);
  const resume = page.url();
  await pressOn(page, page.getByRole('link', { name: '✏️ Edit Resume Info' }));
  await typeInto(page, field(page, 'One-liner description'), 'Typed without a mouse.');
  await pressOn(page, button(page, 'Save Changes'));
  await expect(page).toHaveURL(resume);

  await pressOn(page, page.getByRole('link', { name: 'Buy more credits' }));
  await pressOn(page, button(page, 'Buy Now'));
  await pressOn(page, page.getByRole('button', { name: /^Pay \$/ }));
  await expect(page.getByRole('heading', { name: 'Purchase Successful' })).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Go to Profile' }));
  await pressOn(page, page.getByRole('link', { name: 'View/Download' }));
  await expectCredits(page, 1);
  await tabTo(page, button(page, 'Download Résumé'));
  const file = await saveFile(page, () => page.keyboard.press('Enter'));
  expect(file.content.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText(messages.download.success)).toBeVisible();
});
