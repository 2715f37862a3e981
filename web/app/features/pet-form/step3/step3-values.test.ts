import { emptyStep3, type Step3 } from '@pawsume/contract/pet-steps/step3';
import { pets } from '@pawsume/fixtures/pets';
import { expect, test } from 'vitest';
import { step3Form, step3Kept, valuesOfStep3 } from './step3-values.ts';

const saved = (stored: Step3) => step3Form.parse(valuesOfStep3(stored));
const pathsOf = (values: unknown) => step3Form.safeParse(values).error?.issues.map(({ path }) => path.join('.'));

test.each(pets)('$key loads into the form and is saved as it was', ({ answers }) => {
  expect(saved(answers.step3)).toEqual(answers.step3);
});

test.each(pets)('what the form holds of $key comes back from a draft', ({ answers }) => {
  const values = valuesOfStep3(answers.step3);
  expect(step3Kept.parse(JSON.parse(JSON.stringify(values)))).toEqual(values);
});

test('a rehomed pet is split into count and details', () => {
  const stored: Step3 = {
    ...emptyStep3,
    adoption_type: 'Rehomed',
    adoption_details: 'Previous owners: 3+. Moved. Twice.',
  };
  expect(valuesOfStep3(stored).adoption.rehomed).toEqual({ count: '3+', details: 'Moved. Twice.' });
  expect(saved(stored)).toEqual(stored);
});

test('a rehomed pet whose count nobody knows is saved by its details alone', () => {
  const values = valuesOfStep3({ ...emptyStep3, adoption_type: 'Rehomed' });
  values.adoption.rehomed.details = 'Found with a note on the carrier.';
  expect(step3Form.parse(values).adoption_details).toBe('Found with a note on the carrier.');
});

test('each kind of adoption keeps its text while another is tried, and only the one that stands is saved', () => {
  const values = valuesOfStep3({ ...emptyStep3, adoption_type: 'Shelter', adoption_details: 'Harbour Paws, 2023' });
  values.adoption.rescued = 'Found under a porch.';
  expect(step3Form.parse({ ...values, adoption_type: 'Rescued' }).adoption_details).toBe('Found under a porch.');
  expect(step3Form.parse({ ...values, adoption_type: 'Shelter' }).adoption_details).toBe('Harbour Paws, 2023');
  expect(step3Form.parse({ ...values, adoption_type: '' }).adoption_details).toBe('');
});

test('a rescue organization is saved with its text', () => {
  const values = valuesOfStep3({ ...emptyStep3, adoption_type: 'Rescue Organization' });
  values.adoption.rescue_organization = 'Fundy Dog Rescue, 2026';
  expect(step3Form.parse(values).adoption_details).toBe('Fundy Dog Rescue, 2026');
});

test('breeder and pet store share one text', () => {
  const values = valuesOfStep3({ ...emptyStep3, adoption_type: 'Breeder', adoption_details: 'Maple Ridge, 2022' });
  expect(step3Form.parse({ ...values, adoption_type: 'Pet Store' }).adoption_details).toBe('Maple Ridge, 2022');
});

test('only ticked references are saved, trimmed', () => {
  const values = valuesOfStep3({ ...emptyStep3, references: ['Vet'] });
  values.contacts.Vet = { name: ' Dr. Shah ', contact: ' 902 555 0133' };
  values.contacts.Landlord = { name: 'Pat Low', contact: '902 555 0111' };
  expect(step3Form.parse(values).reference_contacts).toEqual({ Vet: { name: 'Dr. Shah', contact: '902 555 0133' } });
});

test('a text that is too long is told where it stands in the form', () => {
  const long = 'x'.repeat(2001);
  const values = valuesOfStep3({ ...emptyStep3, references: ['Vet'] });
  const { adoption } = values;
  expect(pathsOf({ ...values, adoption_type: 'Other', adoption: { ...adoption, other: long } })).toEqual([
    'adoption.other',
  ]);
  const rehomed = { count: '1', details: long };
  expect(pathsOf({ ...values, adoption_type: 'Rehomed', adoption: { ...adoption, rehomed } })).toEqual([
    'adoption.rehomed.details',
  ]);
  const contacts = { ...values.contacts, Vet: { name: long, contact: '' } };
  expect(pathsOf({ ...values, contacts })).toEqual(['contacts.Vet.name']);
  expect(pathsOf({ ...values, rental_experience: long })).toEqual(['rental_experience']);
});
