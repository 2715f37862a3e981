import { saveStep5 } from '@pawsume/contract/pets';
import { generateResume } from '@pawsume/contract/resumes';
import { expect } from '@playwright/test';
import { generatedBy } from '../../src/generated.ts';
import { colourOf } from '../follow/colour.ts';
import { answerInstead } from '../follow/faults.ts';
import type { Walk } from '../follow/guide.ts';
import { asOwner, withPet } from '../follow/people.ts';
import type { Table } from '../table/table.ts';

export const form4: Walk<Table['form4']> = async (guide) => {
  const { page } = guide;
  const { petId } = await withPet(page, 'is-somebody');
  guide.set({ '{pet_id}': String(petId) });
  await page.goto(`/form4?pet_id=${petId}`);
  await guide.see('form');
  await guide.follow('stays', 'nothing', async () => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.reload();
    await page.getByLabel('Full Name').fill('Sam Okafor');
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(`/form5?pet_id=${petId}`);
  });
};

export const form5: Walk<Table['form5']> = async (guide) => {
  const { page } = guide;
  const { petId } = await withPet(page, 'cares-a-lot');
  await page.goto(`/form5?pet_id=${petId}`);
  await guide.see('form');
  await guide.follow('form', 'rewritten', () => expect(page.getByText(/The AI rewrites it/)).toBeVisible());
  const [save, generate] = [guide.element('form', 'save'), guide.element('form', 'generate')];
  await guide.follow('form', 'green', async () =>
    expect((await colourOf(generate, 'backgroundColor')).green).toBe(true),
  );
  for (const [question, state] of [
    ['Daycare or sitting center', 'daycare yes'],
    ['Grooming center', 'grooming yes'],
  ] as const) {
    await page.getByRole('group', { name: question }).getByText('Yes').click();
    await guide.see(state);
  }
  await guide.refuse('failed', saveStep5, () => save.click());
  await save.click();
  await guide.see('saved');
  const mend = await answerInstead(guide, generateResume, { status: 500 });
  await generate.click();
  await guide.see('generation failed');
  await mend();
  await guide.follow('generated', 'resume', async () => {
    const id = await generatedBy(page, () => generate.click());
    await expect(page).toHaveURL(`/resume/${id}`);
  });
};

export const form5WithoutPet: Walk<Table['form5-without-pet']> = async (guide) => {
  const { page } = guide;
  await asOwner(page, 'skips-ahead');
  await page.goto('/form5');
  await guide.see('loaded');
  await page.getByRole('button', { name: 'Generate Résumé with AI' }).click();
  await guide.see('generating');
};
