import * as admin from '@pawsume/contract/admin';
import type { Call } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { listBilling } from '@pawsume/contract/payments';
import * as pets from '@pawsume/contract/pets';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import * as resumes from '@pawsume/contract/resumes';
import { getMe, updateMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answer } from '../harness/fake-server.ts';
import { button, expectAddress, field, link, words } from '../harness/finders.ts';
import { open } from '../harness/open.tsx';
import { collector } from '../harness/people.ts';

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
  [resumes.deleteResume, ''],
  [pets.listMyPets, 'pet_id pet_name picture'],
  [pets.getMyPet, 'pet_name pet_type breed pet_age gender weight description owner'],
  [pets.getPetProgress, 'pet_name answered_steps'],
  [
    pets.getStep2,
    'personality training training_description is_vaccinated vaccinations is_microchipped has_medical_conditions medical_conditions health_description',
  ],
  [listBilling, 'timestamp amount currency resume_id action'],
  [admin.listUsers, 'users total'],
];

const only = (value: unknown, fields: string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => only(each, fields));
  return Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => fields.includes(name)));
};
const fieldsOf = new Map(FIELDS);
/** The same answers with the fields of the specification, and no other. */
const inTheWordsOfTheSpecification = (answers: Answers): Answers =>
  answers.map(({ call, reply }) => {
    const fields = fieldsOf.get(call)?.split(' ');
    return { call, reply: (received) => (fields ? only(reply(received), fields) : reply(received)) };
  });

test('every screen works where the server says what the specification has, and nothing more', async () => {
  const pdf = answer(
    resumes.downloadResume,
    () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
  );
  const saved = [answer(saveProse, {}), answer(updateMe, {}), answer(resumes.deleteResume, {}), pdf];
  const { go } = await open('/profile', inTheWordsOfTheSpecification([...collector.answers, ...saved]));
  await page.getByRole('list', { name: 'My Pets' }).getByRole('button').first().click();
  await expect.element(page.getByRole('dialog').getByText('Dog', { exact: false }).first()).toBeVisible();
  for (const [path, name] of [
    ['/billing-history', /./],
    ['/change-password', 'Change Password'],
    ['/buy-credits', 'Buy Credits'],
    ['/payment-page?resume_id=1', 'Pay for Résumé'],
    ['/form2?pet_id=1', /Personality/],
    ['/resume/1', 'Résumé'],
  ] as const) {
    await go(path);
    await expect.element(page.getByRole('heading', { level: 1, name }).first()).toBeVisible();
  }
  await button('Download Résumé').click();
  await expect.element(words(messages.download.success)).toBeVisible();
  await link('✏️ Edit Resume Info').click();
  await field('One-liner description').fill('A calm dog.');
  await button('Save Changes').click();
  await expect.element(words(messages.resumes.updated)).toBeVisible();
  await go('/edit-profile');
  await field('Full Name').fill('Jo Plain');
  await button('Save').click();
  await expectAddress('/profile');
  await go('/resumes');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(button('Undo')).toBeVisible();
});
