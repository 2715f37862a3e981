import { messages } from '@pawsume/contract/messages';
import { emptyStep1, MAX_PET_PICTURE_BYTES } from '@pawsume/contract/pet-steps/step1';
import { pets } from '@pawsume/fixtures/pets';
import { expect, test } from 'vitest';
import { step1Form, step1Kept, valuesOfStep1 } from './step1-values.ts';

const basics = { ...valuesOfStep1(emptyStep1), pet_name: 'Bo', pet_type: 'Cat', pet_age: '3 years' };
const messagesOf = (values: unknown) => step1Form.safeParse(values).error?.issues.map(({ message }) => message);
const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'pet.jpg', { type: 'image/jpeg' });

test.each(pets)('$key loads into the form and is saved as it was', ({ answers }) => {
  const { picture: _, ...stored } = answers.step1;
  const { picture, ...saved } = step1Form.parse(valuesOfStep1(answers.step1));
  expect(saved).toEqual(stored);
  expect(picture).toEqual({ kind: 'none' });
});

test('a draft holds the answers without the picture', () => {
  const picture = { kind: 'ready', file: fileOf(1) };
  const { picture: _, ...answers } = basics;
  expect(step1Kept.parse({ ...basics, picture })).toEqual(answers);
});

test('a cropped picture may have ten megabytes and no byte more', () => {
  const ready = (bytes: number) => ({ ...basics, picture: { kind: 'ready', file: fileOf(bytes) } });
  expect(messagesOf(ready(MAX_PET_PICTURE_BYTES))).toBeUndefined();
  expect(messagesOf(ready(MAX_PET_PICTURE_BYTES + 1))).toEqual([messages.petForm.imageTooLarge]);
});
