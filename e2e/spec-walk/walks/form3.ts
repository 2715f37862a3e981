import { saveStep3 } from '@pawsume/contract/pets';
import { expect, type Page } from '@playwright/test';
import type { Guide, Walk } from '../follow/guide.ts';
import { withPet } from '../follow/people.ts';
import type { Table } from '../table/table.ts';

type Form3 = Guide<Table['form3']>;

const DETAILS = [
  'Rental duration',
  'Rental experience',
  'Complaints/damages details',
  'Travel history',
  'Travel stress or health issues details',
  'Barred from travel details',
  'Landlord name',
];

const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question, exact: true }).getByText(answer, { exact: true }).click();

const adoptionOf = (page: Page) => page.getByLabel('Adoption history');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

export const form3: Walk<Table['form3']> = async (guide) => {
  const { page } = guide;
  const { petId } = await withPet(page, 'has-traveled');
  guide.set({ '{pet_id}': String(petId) });
  const here = `/form3?pet_id=${petId}`;
  await page.goto(here);
  await guide.see('form');
  await guide.follow('form', 'no-details', async () => {
    for (const label of DETAILS) await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
  });
  await rental(guide);
  await adoption(guide);
  await travel(guide);
  await references(guide);
  await guide.refuse('failed', saveStep3, () => save(page).click());
  await saving(guide, here);
  await guide.follow('next unsaved', 'does-not-save', async () => {
    await page.getByLabel('Rental duration').fill('Two years');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await expect(page).toHaveURL(`/form5?pet_id=${petId}`);
    await page.goto(here);
    await expect(page.getByLabel('Rental duration')).toHaveValue('Two years');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Rental duration')).toHaveValue('6 months');
  });
};

const rental = async (guide: Form3) => {
  const { page } = guide;
  await choose(page, 'Lived in a rental before', 'Yes');
  await guide.see('rental yes');
  await page.getByLabel('Rental duration').fill('6 months');
  await choose(page, 'Complaints/damages', 'Yes');
  await guide.see('complaints yes');
};

const adoption = async (guide: Form3) => {
  const { page } = guide;
  for (const type of ['Shelter', 'Rescue Organization', 'Breeder', 'Pet Store', 'Rescued', 'Other'] as const) {
    await adoptionOf(page).selectOption(type);
    await guide.see(type);
  }
  await guide.follow('Pet Store', 'shared', async () => {
    await adoptionOf(page).selectOption('Breeder');
    await page.getByLabel('Breeder name and year').fill('Maple Farm, 2022');
    await adoptionOf(page).selectOption('Pet Store');
    await expect(page.getByLabel('Pet store name and year')).toHaveValue('Maple Farm, 2022');
  });
  await adoptionOf(page).selectOption('Rehomed');
  await guide.see('Rehomed');
  await choose(page, 'Number of previous owners', '2');
  await page.getByLabel('Details', { exact: true }).fill('They moved. Far away.');
};

const travel = async (guide: Form3) => {
  const { page } = guide;
  await choose(page, 'Has the pet traveled', 'Yes');
  await guide.see('traveled yes');
  await choose(page, 'Travel stress or health issues', 'Yes');
  await guide.see('stress yes');
  await choose(page, 'Ever barred from travel', 'Yes');
  await guide.see('barred yes');
};

const references = async (guide: Form3) => {
  const { page } = guide;
  for (const role of ['Landlord', 'Vet', 'Trainer', 'Shelter', 'Neighbor']) await choose(page, 'References', role);
  await guide.see('references ticked');
  await page.getByLabel('Vet name').fill('  Dr. Osei ');
  await page.getByLabel('Vet contact').fill(' 613 555 0100 ');
  await page.getByLabel('Trainer name').fill('Nobody yet');
  for (const role of ['Landlord', 'Trainer', 'Shelter', 'Neighbor']) await choose(page, 'References', role);
};

const saving = async (guide: Form3, here: string) => {
  const { page } = guide;
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  await guide.see('saved');
  const sent = (await asked).postDataJSON();
  await guide.follow('saved', 'trimmed', async () => {
    expect(sent.reference_contacts).toEqual({ Vet: { name: 'Dr. Osei', contact: '613 555 0100' } });
  });
  await guide.follow('saved', 'rehomed', async () => {
    expect(sent.adoption_details).toBe('Previous owners: 2. They moved. Far away.');
    await page.goto(here);
    const owners = page.getByRole('group', { name: 'Number of previous owners' });
    await expect(owners.getByRole('radio', { name: '2' })).toBeChecked();
    await expect(page.getByLabel('Details', { exact: true })).toHaveValue('They moved. Far away.');
  });
};
