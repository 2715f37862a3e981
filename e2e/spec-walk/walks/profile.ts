import { payResumeByCard } from '@pawsume/contract/payments';
import { getMyPet, saveStep1 } from '@pawsume/contract/pets';
import { generateResume } from '@pawsume/contract/resumes';
import { getMe, updateMyPicture } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, type Page } from '@playwright/test';
import { generatedBy } from '../../src/generated.ts';
import { colourOf } from '../follow/colour.ts';
import { alterAnswer, answerInstead } from '../follow/faults.ts';
import type { Walk } from '../follow/guide.ts';
import { asNewcomer, PET, PET_NAME, PROFILE, pay, storedToken, withPet, withResume } from '../follow/people.ts';
import type { Table } from '../table/table.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const factOf = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition');

export const profileIncomplete: Walk<Table['profile-incomplete']> = async (guide) => {
  const { page } = guide;
  await asNewcomer(page, 'just-arrived');
  await page.goto('/profile');
  await guide.see('profile');
  await guide.follow('profile', 'username', async () => {
    await alterAnswer(page, getMe, { name: '' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'just-arrived' })).toBeVisible();
  });
};

export const profile: Walk<Table['profile']> = async (guide) => {
  const { page } = guide;
  const { send, petId, resumeId } = await withResume(page, 'looks-around');
  await send(updateMyPicture, { file: await petPhoto('kitten') });
  await send(saveStep1, { params: { pet_id: petId }, body: PET, file: await petPhoto('dog') });
  await pay(page, (await send(payResumeByCard, { params: { resume_id: resumeId } })).url);
  guide.set({ '{name}': PROFILE.name, '{resume_id}': String(resumeId) });
  await page.goto('/profile');
  await guide.see('profile');
  await guide.follow('profile', 'avatar', () => expect(page.getByRole('main').locator('img').first()).toBeVisible());
  await guide.follow('profile', 'credits', () => expect(page.getByText('Download Credits')).toBeVisible());
  for (const [label, value] of [
    ['Email', PROFILE.email],
    ['Username', 'looks-around'],
    ['Profession', PROFILE.profession],
    ['Address', PROFILE.address],
    ['Phone', PROFILE.phone],
  ] as const) {
    await expect(factOf(page, label)).toContainText(value);
  }
  await myResumes(guide);
  await myPets(guide);
  await guide.follow('leaving', 'logout', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(await storedToken(page)).toBeNull();
  });
};

const myResumes: Walk<Table['profile']> = async (guide) => {
  const { page } = guide;
  const grid = region(page, 'My Résumés');
  await guide.see('my-resumes', { within: grid });
  await guide.follow('my-resumes', 'picture', async () => {
    const card = grid.getByRole('listitem');
    await expect(card.locator('img')).toBeVisible();
    await expect(card.getByRole('heading', { name: PET_NAME })).toBeVisible();
    await expect(card.getByRole('time')).toHaveText(
      new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'America/Toronto' }).format(),
    );
  });
  await guide.follow('my-resumes', 'green', async () => {
    expect((await colourOf(grid.getByText('Paid'), 'color')).green).toBe(true);
  });
};

const myPets: Walk<Table['profile']> = async (guide) => {
  const { page } = guide;
  await guide.see('my-pets');
  const dialog = page.getByRole('dialog', { name: PET_NAME });
  await guide.follow('pet', 'modal', async () => {
    await region(page, 'My Pets').getByRole('button', { name: PET_NAME }).click();
    await expect(dialog).toBeVisible();
  });
  await guide.see('pet', { within: dialog });
  await guide.follow('pet', 'owner', async () => {
    for (const value of Object.values(PROFILE)) await expect(dialog).toContainText(value);
  });
  await guide.follow('generating', 'generate', async () => {
    const id = await generatedBy(page, () => guide.element('pet', 'generate').click());
    await expect(page).toHaveURL(`/resume/${id}`);
  });
};

export const profileFailures: Walk<Table['profile-failures']> = async (guide) => {
  const { page } = guide;
  await withPet(page, 'has-no-luck');
  await guide.follow('profile', 'other', async () => {
    const lift = await answerInstead(guide, getMe, { status: 500 });
    await page.goto('/profile');
    await expect(page.getByText('Your profile could not be loaded. Please try again.')).toBeVisible();
    await lift();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: PROFILE.name })).toBeVisible();
  });
  const mend = await answerInstead(guide, getMyPet, { status: 500 });
  await page.goto('/profile');
  await page.getByRole('button', { name: PET_NAME }).click();
  await guide.see('pet');
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await answerInstead(guide, generateResume, { status: 500 });
  await page.getByRole('button', { name: 'Generate Resume by AI' }).click();
  await guide.see('generating');
};
