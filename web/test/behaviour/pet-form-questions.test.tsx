import { messages } from '@pawsume/contract/messages';
import { emptyStep2 } from '@pawsume/contract/pet-steps/step2';
import { emptyStep3 } from '@pawsume/contract/pet-steps/step3';
import { getPetProgress, getStep2, getStep3, saveStep2, saveStep3 } from '@pawsume/contract/pets';
import { getResume } from '@pawsume/contract/resumes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../harness/fake-server.ts';
import { alert, button, expectAddress, field, link, words } from '../harness/finders.ts';
import { resize } from '../harness/looks.ts';
import { open } from '../harness/open.tsx';
import { owner } from '../harness/people.ts';
import { resume } from '../harness/pets.ts';
import { Saves } from '../harness/saves.ts';

const LONG = 'x'.repeat(2001);

const choose = (question: string, option: string) =>
  page.getByRole('group', { name: question, exact: true }).getByText(option, { exact: true }).click();

const step2 = () => new Saves(getStep2, saveStep2, emptyStep2);
const step3 = () => new Saves(getStep3, saveStep3, emptyStep3);
/** Opens a step of Bo, of whom only the basics are answered. */
const openStep = async (step: number, ...kept: { answers: typeof owner.answers }[]) => {
  const opened = await open(`/form${step}?pet_id=2`, [...owner.answers, ...kept.flatMap(({ answers }) => answers)]);
  await expect.element(button(step === 4 ? 'Next' : 'Save')).toBeVisible();
  return opened;
};

test('further questions are unfolded, filled in, and found unfolded again', async () => {
  const saves = step2();
  const { reload, server } = await openStep(2, saves);
  const further = button(messages.petForm.further);
  await expect.element(further).toHaveAttribute('aria-expanded', 'false');
  await further.click();
  await field('Noise').fill('One bark at the bell.');
  await button('Save').click();
  await expect.poll(() => saves.now).toMatchObject({ noise: 'One bark at the bell.' });
  await reload();
  await expect.element(field('Noise')).toHaveValue('One bark at the bell.');
  await further.click();
  await expect.element(field('Noise')).not.toBeInTheDocument();
  await button('Save').click();
  await expect.poll(() => server.bodiesOf(saveStep2)).toHaveLength(2);
  expect(saves.now).toMatchObject({ noise: 'One bark at the bell.' });
});

test('a reptile is asked for its enclosure, and not for a leash', async () => {
  const gizmo = answer(getPetProgress, { pet_name: 'Gizmo', pet_type: 'Bearded dragon', answered_steps: [1] });
  await openStep(2, { answers: [gizmo] });
  await button(messages.petForm.further).click();
  await expect.element(field('Enclosure')).toBeVisible();
  await expect.element(field('Temperature, humidity and light')).toBeVisible();
  expect(page.getByText('Leash-trained').elements()).toEqual([]);
  expect(page.getByText('Good with cats').elements()).toEqual([]);
});

test('a folded answer that is too long is unfolded, and the summary leads there', async () => {
  await openStep(2);
  const further = button(messages.petForm.further);
  await further.click();
  await field('Feeding').fill(LONG);
  await further.click();
  await button('Save').click();
  await alert().getByRole('button', { name: 'Feeding', exact: false }).click();
  await expect.element(field('Feeding')).toHaveFocus();
  await expect.element(words(messages.common.tooLong(2000))).toBeVisible();
});

test('answers that a choice hides are there when it is changed back, after a save and a reload too', async () => {
  const saves = step3();
  const { reload } = await openStep(3, saves);
  const lived = 'Lived in a rental before';
  await choose(lived, 'Yes');
  await field('Rental duration').fill('6 months');
  await page.getByText('Landlord', { exact: true }).click();
  await field('Landlord name').fill('Pat Low');
  await field('Adoption history').selectOptions('Rescued');
  await field('Rescue story').fill('Found under a porch.');
  await field('Adoption history').selectOptions('Shelter');
  await choose(lived, 'No');
  await page.getByText('Landlord', { exact: true }).click();
  await expect.element(field('Rental duration')).not.toBeInTheDocument();
  await button('Save').click();
  await expect.poll(() => saves.now.version).toBe(2);
  await reload();
  await choose(lived, 'Yes');
  await expect.element(field('Rental duration')).toHaveValue('6 months');
  await page.getByText('Landlord', { exact: true }).click();
  await expect.element(field('Landlord name')).toHaveValue('Pat Low');
  await field('Adoption history').selectOptions('Rescued');
  await expect.element(field('Rescue story')).toHaveValue('Found under a porch.');
});

test('an answer that is too long and hidden leads to the question that hides it', async () => {
  await openStep(3);
  const lived = page.getByRole('group', { name: 'Lived in a rental before' });
  await lived.getByText('Yes', { exact: true }).click();
  await field('Rental experience').fill(LONG);
  await lived.getByText('No', { exact: true }).click();
  await button('Save').click();
  await alert().getByRole('button', { name: 'Rental experience', exact: false }).click();
  await expect.element(lived.getByRole('radio').first()).toHaveFocus();
});

test('a condition that is described stays in sight where the box is unticked, until its text is taken out', async () => {
  const saves = step2();
  const { reload } = await openStep(2, saves);
  const described = page.getByRole('textbox', { name: /medical conditions/i });
  await page.getByText('Has medical conditions').click();
  await described.fill('Arthritis.');
  await page.getByText('Has medical conditions').click();
  await button('Save').click();
  await expect.poll(() => saves.now.version).toBe(2);
  await reload();
  await expect.element(page.getByRole('checkbox', { name: /medical conditions/i })).not.toBeChecked();
  await expect.element(described).toHaveValue('Arthritis.');
  await described.fill('');
  await expect.element(described).not.toBeInTheDocument();
});

test('a kind of pet is chosen from what is offered or typed, and leaving the list changes nothing', async () => {
  await open('/form1', owner.answers);
  const kind = field('Pet Type');
  await kind.click();
  await page.getByRole('option', { name: 'Cat' }).click();
  await expect.element(kind).toHaveValue('Cat');
  await kind.fill('Re');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(kind).toHaveValue('Reptile');
  await kind.fill('Axolotl');
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(kind).toHaveValue('Axolotl');
  await kind.fill('');
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect.element(field('Breed')).toHaveFocus();
  await expect.poll(() => page.getByRole('listbox').elements()).toEqual([]);
  await expect.element(kind).toHaveValue('');
});

test('the form asks in the pet’s name while it is typed', async () => {
  await open('/form1', owner.answers);
  const age = field('Pet Age');
  await expect.element(age).toHaveAccessibleDescription(/^How old is your pet\?/);
  await field('Pet Name').fill('Mochi');
  await expect.element(age).toHaveAccessibleDescription(/^How old is Mochi\?/);
  await field('Pet Name').fill('');
  await expect.element(age).toHaveAccessibleDescription(/^How old is your pet\?/);
});

test('each problem stands at its field and in a summary that leads there', async () => {
  await open('/form1', owner.answers);
  await field('Pet Name').fill('Pepper');
  await field('Description').fill(LONG);
  await button('Save').click();
  const summary = alert();
  await expect.element(summary).toMatchTextContent(messages.petForm.fillBasics);
  await summary.getByRole('button', { name: 'Pet Age', exact: false }).click();
  await expect.element(field('Pet Age')).toHaveFocus();
  await expect.element(field('Pet Age')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(words(messages.petForm.enter.pet_age('Pepper'))).toBeVisible();
  await expect.element(words(messages.petForm.enter.pet_type('Pepper'))).toBeVisible();
  expect(page.getByText(messages.petForm.enter.pet_name()).elements()).toEqual([]);
  await summary.getByRole('button', { name: 'Description', exact: false }).click();
  await expect.element(field('Description')).toHaveAccessibleDescription(/2000 characters/);
  await field('Pet Age').fill('3 years');
  await expect.element(words(messages.petForm.enter.pet_age('Pepper'))).not.toBeInTheDocument();
  await field('Pet Type').fill('Cat');
  await expect.element(page.getByText(messages.petForm.fillBasics)).not.toBeInTheDocument();
});

test.each(['tablet', 'desktop'] as const)('the buttons of the last step stand on one line on a %s', async (size) => {
  await resize(size);
  await openStep(5);
  await field('Bond description').fill('We nap together.');
  await expect.element(words(messages.forms.keptHere)).toBeVisible();
  const boxes = ['Back to profile', 'Save', 'Generate Résumé with AI'].map((name) =>
    button(name).element().getBoundingClientRect(),
  );
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
});

test('a country names what is asked for beside it', async () => {
  const { go } = await open('/form4?pet_id=1', owner.answers);
  await field('Country').fill('Canada');
  await expect.element(field('Province')).toHaveValue('NS');
  await expect.element(field('Postal code')).toHaveValue('B3H 2X4');
  await field('Country').fill('United Kingdom');
  await field('County').fill('Kent');
  await field('Postcode').fill('CT1 2EH');
  await button('Next').click();
  await expectAddress('/form5?pet_id=1');
  await go('/form4?pet_id=1');
  await expect.element(field('Postcode')).toHaveValue('CT1 2EH');
});

test('a question that the résumé asks for is unfolded and has the focus', async () => {
  const asked = answer(getResume, { ...resume, pet_id: 2, missing_answers: [{ answer: 'feeding', step: 2 }] });
  await open('/resume/1', [...owner.answers, asked]);
  await link('Feeding').click();
  await expectAddress('/form2?pet_id=2#feeding');
  await expect.element(field('Feeding')).toHaveFocus();
});
