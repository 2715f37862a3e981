import { importMessages } from '@pawsume/contract/import-messages';
import { IMPORT_LIMITS, readMyPetText, readPetText } from '@pawsume/contract/pet-import';
import { petText, typeset, vetRecord } from '@pawsume/fixtures/documents';
import { petPhoto } from '@pawsume/fixtures/photos';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeOwner } from '../harness/make.ts';
import { filesIn, startApp, type TestApp } from '../harness/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

const valuesOf = (found: { field: string; value: string }[]) => found.map(({ field, value }) => `${field}: ${value}`);

test('a pasted text is read without an account', async () => {
  const { answer } = await app.send(readPetText, { body: { text: await petText('cat-listing') } });
  expect(valuesOf(answer.found)).toContain('pet_name: Luna');
  expect(answer.read_by).toBe('built-in');
});

test('the same for somebody who is logged in', async () => {
  const { token } = await makeOwner(app);
  const { answer } = await app.send(readMyPetText, { as: token, body: { text: await petText('cat-listing') } });
  expect(valuesOf(answer.found)).toContain('pet_name: Luna');
});

test('a vet record is read with the page of each answer', async () => {
  const { answer } = await app.send(readPetText, { body: {}, file: await vetRecord() });
  expect(valuesOf(answer.found)).toEqual([
    ...['pet_name: Biscuit', 'pet_type: Dog', 'breed: Labrador Retriever mix', 'pet_age: 3 years', 'gender: Male'],
    ...['weight: 24.5 kg', 'is_vaccinated: Yes', 'vaccinations: Rabies (3-year), DHPP'],
    ...['vaccine_dates: Rabies (3-year): 2025-05-14; DHPP: 2026-05-14', 'is_microchipped: Yes'],
    ...['microchip_number: 985112003456789', 'spayed_neutered: Yes', 'colour_markings: Black & white'],
    ...['medicines: Apoquel 5.4 mg once a day', 'vet_name: Harbour Animal Hospital'],
  ]);
  expect(answer.found.find(({ field }) => field === 'pet_name')).toMatchObject({
    quote: 'Biscuit',
    before: 'Name ',
    page: 1,
  });
  expect(answer.found.find(({ field }) => field === 'vet_name')).toMatchObject({ page: 2 });
});

test('nothing is kept, and nothing of it is logged', async () => {
  const before = await filesIn(app, '.');
  await app.send(readPetText, { body: { text: 'Meet Zanzibarra! Zanzibarra is a dog.' }, file: await vetRecord() });
  expect(await filesIn(app, '.')).toEqual(before);
  expect(app.logged.join('\n')).not.toMatch(/Zanzibarra|Biscuit/);
});

describe('what cannot be read is said', () => {
  const locked = Buffer.from('%PDF-1.7\nnot really');
  const blank = () => typeset('#rect(width: 5cm, height: 5cm)');
  const long = () => typeset('#pagebreak()\n'.repeat(IMPORT_LIMITS.pages));
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a broken PDF', () => locked, importMessages.unreadable],
    ['a PDF without words', blank, importMessages.picturesOnly],
    ['a PDF of too many pages', long, importMessages.tooManyPages(IMPORT_LIMITS.pages)],
    ['a picture', () => petPhoto('dog'), importMessages.picture],
    ['a program', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]), importMessages.unreadable],
    [
      'a text that is too long',
      () => Buffer.alloc(IMPORT_LIMITS.characters + 1, 'a'),
      importMessages.tooLong(IMPORT_LIMITS.characters),
    ],
  ])('%s', async (_what, file, error) => {
    expect(await app.send(readPetText, { body: {}, file: await file() })).toMatchObject({ status: 400, error });
  });

  test('nothing at all', async () => {
    expect(await app.send(readPetText, { body: { text: ' ' } })).toMatchObject({
      status: 400,
      error: importMessages.empty,
    });
  });

  test('a file that is too large', async () => {
    const file = Buffer.alloc(IMPORT_LIMITS.bytes + 1, 'a');
    expect(await app.send(readPetText, { body: {}, file })).toMatchObject({
      status: 413,
      error: importMessages.tooLarge,
    });
  });
});
