import * as admin from '@pawsume/contract/admin';
import { API_BASE, type Call } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { listBilling } from '@pawsume/contract/payments';
import * as pets from '@pawsume/contract/pets';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import * as resumes from '@pawsume/contract/resumes';
import { getMe, updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { buyTenCredits, newUser, writtenResume } from '../src/by-api.ts';
import { saveFile } from '../src/download.ts';
import { logIn } from '../src/owner.ts';
import { test } from '../src/test.ts';

const USER =
  'name email username profession address phone picture is_profile_completed download_credits subscription_status';

/** Calls of the specification whose answers say more here, and the fields that it has of them. */
const FIELDS: [Call, string][] = [
  [getMe, USER],
  [updateMe, ''],
  [resumes.listMyResumes, 'resume_id pet_name picture created_at status'],
  [resumes.listResumes, 'id pet_name created_at'],
  [resumes.getResume, 'pet_id'],
  [getProse, 'one_liner_description rewritten_pet_description rewritten_owner_description pet_id'],
  [saveProse, ''],
  [resumes.generateResume, 'resume_id'],
  [resumes.deleteResume, ''],
  [pets.listMyPets, 'pet_id pet_name picture'],
  [pets.getMyPet, 'pet_name pet_type breed pet_age gender weight description owner'],
  [pets.getPetProgress, 'pet_name answered_steps'],
  [
    pets.getStep2,
    'personality training training_description is_vaccinated vaccinations is_microchipped has_medical_conditions medical_conditions health_description',
  ],
  [pets.saveStep2, ''],
  [listBilling, 'timestamp amount currency resume_id action'],
  [admin.listUsers, 'users total'],
  [admin.changeCredits, ''],
];

const only = (value: unknown, fields: string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => only(each, fields));
  return Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => fields.includes(name)));
};

/** From now on the server says what the specification has, and nothing more. */
const sayOnlyThat = async (page: Page) => {
  for (const [call, fields] of FIELDS) {
    const path = new RegExp(`^${API_BASE}${call.path.replaceAll(/:\w+/g, '[^/]+')}$`);
    await page.route(
      (url) => path.test(url.pathname),
      async (route) => {
        if (route.request().method() !== call.method) return route.fallback();
        const response = await route.fetch();
        if (!response.ok()) return route.fulfill({ response });
        return route.fulfill({ response, json: only(await response.json(), fields.split(' ')) });
      },
    );
  }
};

test('every screen works where the server says what the specification has, and nothing more', async ({ page }) => {
  test.setTimeout(120_000);
  const { send } = await newUser(page.request, 'plain');
  const id = await writtenResume(send, petByKey('biscuit'));
  await buyTenCredits(page.request, send);
  await logIn(page, 'plain');
  await sayOnlyThat(page);

  await page.goto('/billing-history');
  await expect(page.getByRole('row').filter({ hasText: 'Card' })).toContainText('$10.00');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'My Résumés' })).toBeVisible();
  await page
    .getByRole('button', { name: /Biscuit/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Dog', { exact: true })).toBeVisible();
  for (const [path, name] of [
    ['/change-password', 'Change Password'],
    ['/buy-credits', 'Buy Credits'],
    ['/payment-plan', 'Payment Plan'],
    [`/payment-page?resume_id=${id}`, 'Pay for Résumé'],
    [`/buy-credits?resume_id=${id}`, 'Pay for Résumé'],
    [`/resume/${id}`, 'Résumé'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await saveFile(page, () => page.getByRole('button', { name: 'Download Résumé' }).click());
  await expect(page.getByText(messages.resumes.creditsRemaining(9))).toBeVisible();

  await page.getByRole('link', { name: '✏️ Edit Resume Info' }).click();
  await page.getByLabel('One-liner description').fill('A calm dog.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.resumes.updated)).toBeVisible();
  await page.goto('/edit-profile');
  await page.getByLabel('Full Name').fill('Jo Plain');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/resumes');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
