import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { importMessages } from '@pawsume/contract/import-messages';
import { IMPORT_LIMITS, readMyPetText, readPetText } from '@pawsume/contract/pet-import';
import { petText, typeset, vetRecord } from '@pawsume/fixtures/documents';
import { petPhoto } from '@pawsume/fixtures/photos';
import { describe, expect, test } from 'vitest';
import { openDocumentReader } from '#reader/documents/document-reader';
import { makeOwner } from '../harness/make.ts';
import { filesIn, sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
const pdfOf = (objects: readonly (string | Buffer)[], trailer = ''): Buffer => {
  const parts = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\n%%EOF`;
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from(end)]);
};
const ONE_PAGE = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>'];
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]/Contents 4 0 R>>';

const lockedPdf = (): Buffer => {
  const key = `<${'5a'.repeat(32)}>`;
  return pdfOf(
    [...ONE_PAGE, PAGE, '<</Length 0>>\nstream\n\nendstream'],
    `/Encrypt<</Filter/Standard/V 1/R 2/O${key}/U${key}/P -4>>/ID[<00><00>]`,
  );
};

const unfoldingPdf = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(512 * 1024 * 1024, 'BT (a) Tj ET\n'), { level: 1 });
  const dictionary = `<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`;
  return pdfOf([...ONE_PAGE, PAGE, Buffer.concat([Buffer.from(dictionary), packed, Buffer.from('\nendstream')])]);
};

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

test('answers a text about two pets for each of them', async () => {
  const { answer } = await app.send(readPetText, { body: { text: await petText('two-pets') } });
  expect(answer).toMatchObject({ found: [], several: ['Bella', 'Max'] });
  expect(answer.pets?.map(({ name, found }) => [name, valuesOf(found)])).toEqual([
    [
      'Bella',
      [
        ...['pet_name: Bella', 'pet_type: Cat', 'pet_age: 4 years', 'gender: Female', 'spayed_neutered: Yes'],
        'colour_markings: tabby',
      ],
    ],
    ['Max', ['pet_name: Max', 'pet_type: Dog', 'pet_age: 2 years', 'gender: Male', 'spayed_neutered: Yes']],
  ]);
});

test('offers no pet of which a text gives only the name', async () => {
  const { answer } = await app.send(readPetText, { body: { text: 'Meet Saskia and Tobin! Tobin weighs 12 kg.' } });
  expect(answer.pets?.map(({ name }) => name)).toEqual(['Tobin']);
  const { answer: vague } = await app.send(readPetText, { body: { text: 'Meet Saskia and Tobin! Both are cats.' } });
  expect(vague).toEqual({ found: [], several: ['Saskia', 'Tobin'], read_by: 'built-in' });
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

test('one file that takes too long is given up, and others are read', async () => {
  const reader = openDocumentReader({ timeLimitMs: 1 });
  const path = join(app.dataDir, 'record.pdf');
  await writeFile(path, await vetRecord());
  await expect(reader.read('somebody', path)).rejects.toThrow(importMessages.tooSlow);
  await rm(path);
  const { answer } = await app.send(readPetText, { body: {}, file: await vetRecord() });
  expect(answer.found.length).toBeGreaterThan(0);
});

test('what cannot be seen in a text does not come into the form', async () => {
  const text = 'Name: Bi\u200bs\u202ecuit\nSpecies: Dog\u0007\nBreed: Pu\u00adg';
  const { answer } = await app.send(readPetText, { body: { text } });
  expect(valuesOf(answer.found)).toEqual(['pet_name: Biscuit', 'pet_type: Dog', 'breed: Pug']);
});

test('nothing is kept, and nothing of it is logged', async () => {
  const before = await filesIn(app, '.');
  await app.send(readPetText, { body: { text: 'Meet Zanzibarra! Zanzibarra is a dog.' }, file: await vetRecord() });
  expect(await filesIn(app, '.')).toEqual(before);
  expect(app.logged.join('\n')).not.toMatch(/Zanzibarra|Biscuit/);
});

describe('what cannot be read is said', () => {
  const broken = Buffer.from('%PDF-1.7\nnot really');
  const blank = () => typeset('#rect(width: 5cm, height: 5cm)');
  const long = () => typeset('#pagebreak()\n'.repeat(IMPORT_LIMITS.pages));
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a broken PDF', () => broken, importMessages.unreadable],
    ['a locked PDF', lockedPdf, importMessages.locked],
    ['a PDF that unfolds to half a gigabyte', unfoldingPdf, importMessages.unreadable],
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
