import { messages } from '@pawsume/contract/messages';
import { splitRehomed } from '@pawsume/contract/pet-steps/rehomed';
import { type Kind, kindOf } from '@pawsume/contract/pet-steps/species';
import type { Step1 } from '@pawsume/contract/pet-steps/step1';
import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import type { PetFixture } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { choose, type } from './fill.ts';
import { answerFurther } from './further-questions.ts';
import { choosePicture } from './owner.ts';

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(messages.petForm.saved).first()).toBeVisible();
  // The toast of the step before may still be there.
  await expect(page.getByText(/^Saved at /)).toBeVisible();
};

const next = async (page: Page, path: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(path);
};

/** Describes a pet over the form, all answers typed and saved; ends on step 5. */
export async function describePet(page: Page, { answers }: PetFixture, photo: Buffer | null): Promise<void> {
  const kind = kindOf(answers.step1.pet_type);
  await page.getByRole('link', { name: '+ Create New' }).first().click();
  await fillStep1(page, answers.step1, photo);
  await next(page, /\/form2\?pet_id=\d+$/);
  await fillStep2(page, answers.step2, kind);
  await next(page, /\/form3\?pet_id=\d+$/);
  await fillStep3(page, answers.step3, kind);
  await next(page, /\/form5\?pet_id=\d+$/);
  await fillStep5(page, answers.step5, kind);
}

async function fillStep1(page: Page, step: Step1, photo: Buffer | null): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Basic Information');
  await type(page, 'Pet Name', step.pet_name);
  await type(page, 'Pet Type', step.pet_type);
  await page.keyboard.press('Escape');
  await type(page, 'Breed', step.breed);
  await type(page, 'Pet Age', step.pet_age);
  await type(page, 'Gender', step.gender);
  await page.keyboard.press('Escape');
  await type(page, 'Weight', step.weight);
  await type(page, 'Description', step.description);
  if (photo) await choosePicture(page, photo);
  await save(page);
  await expect(page).toHaveURL(/\/form1\?pet_id=\d+$/);
  await expect(page.getByRole('link', { name: 'Personality' })).toBeVisible();
}

async function fillStep2(page: Page, step: Step2, kind: Kind): Promise<void> {
  await choose(page, 'Personality', step.personality);
  await choose(page, 'Training', step.training);
  await type(page, 'Training description', step.training_description);
  await choose(page, 'Vaccinated', step.is_vaccinated);
  await type(page, 'Vaccinations', step.vaccinations);
  await choose(page, 'Microchipped', step.is_microchipped);
  if (step.has_medical_conditions) await page.getByLabel('Has medical conditions').check();
  await type(page, 'Medical conditions', step.medical_conditions);
  await type(page, 'Health description', step.health_description);
  await answerFurther(page, 2, step, kind);
  await save(page);
}

async function fillStep3(page: Page, step: Step3, kind: Kind): Promise<void> {
  await choose(page, 'Lived in a rental before', step.rental_history);
  await type(page, 'Rental duration', step.rental_duration);
  await type(page, 'Rental experience', step.rental_experience);
  await choose(page, 'Complaints/damages', step.rental_issues);
  await type(page, 'Complaints/damages details', step.rental_issue_details);
  await fillAdoption(page, step);
  await choose(page, 'Has the pet traveled', step.has_traveled);
  await choose(page, 'Travel modes', step.travel_modes);
  await type(page, 'Travel history', step.travel_history);
  await choose(page, 'Travel stress or health issues', step.travel_stress);
  await type(page, 'Travel stress or health issues details', step.travel_stress_details);
  await choose(page, 'Ever barred from travel', step.travel_banned);
  await type(page, 'Barred from travel details', step.travel_ban_details);
  await choose(page, 'References', step.references);
  for (const role of step.references) {
    await type(page, `${role} name`, step.reference_contacts[role]?.name ?? '');
    await type(page, `${role} contact`, step.reference_contacts[role]?.contact ?? '');
  }
  await answerFurther(page, 3, step, kind);
  await save(page);
}

async function fillAdoption(page: Page, { adoption_type, adoption_details }: Step3): Promise<void> {
  if (!adoption_type) return;
  await page.getByLabel('Adoption history').selectOption(adoption_type);
  if (adoption_type === 'Rehomed') {
    const { count, details } = splitRehomed(adoption_details);
    await choose(page, 'Number of previous owners', count);
    await type(page, 'Details', details);
  } else await type(page, ADOPTION_LABELS[adoption_type], adoption_details);
}

const ADOPTION_LABELS = {
  Shelter: 'Shelter name and year',
  'Rescue Organization': 'Rescue organization name and year',
  Breeder: 'Breeder name and year',
  'Pet Store': 'Pet store name and year',
  Rescued: 'Rescue story',
  Other: 'Additional info',
} as const;

async function fillStep5(page: Page, step: Step5, kind: Kind): Promise<void> {
  await choose(page, 'Daycare or sitting center', step.uses_daycare);
  await type(page, 'Daycare details', step.daycare_details);
  await type(page, 'Daycare experience/behavior', step.daycare_experience);
  await choose(page, 'Grooming center', step.uses_grooming);
  await type(page, 'Grooming details', step.grooming_details);
  await type(page, 'Bond description', step.owner_bond);
  await answerFurther(page, 5, step, kind);
  await save(page);
}

/** Has the résumé written; ends on its preview. */
export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Résumé with AI' }).click();
  await expect(page).toHaveURL(/\/resume\/\d+$/);
  await expect(page.getByRole('button', { name: 'Download Résumé' })).toBeVisible();
}
