import { deletePet } from '@pawsume/contract/pets';
import { proofMessages } from '@pawsume/contract/proof-messages';
import {
  addProof,
  deleteProof,
  getProofFile,
  getProofThumbnail,
  listProofs,
  PROOF_KINDS,
} from '@pawsume/contract/proofs';
import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeOwner, makePet } from '../harness/make.ts';
import { textOfPdf } from '../harness/pdf.ts';
import { filesIn, startApp, type TestApp } from '../harness/start-app.ts';
import { keepProof, sendProof } from '../proofs/keep.ts';
import { makePdf } from '../proofs/make-pdf.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ MAX_PICTURE_MB: '1' });
});

const petOf = async () => {
  const { token } = await makeOwner(app);
  return { as: token, petId: await makePet(app, token) };
};
const listOf = async ({ as, petId }: { as: string; petId: number }) =>
  (await app.send(listProofs, { as, params: { id: petId } })).answer;

describe('a proof', () => {
  test('is kept with its pet, in the order it was added, and shown to nobody yet', async () => {
    const pet = await petOf();
    expect(await listOf(pet)).toEqual([]);
    const record = await keepProof(app, pet);
    expect(record).toEqual({
      ...{ id: expect.any(Number), kind: 'Vaccination record', title: '', is_pdf: true, pages: 1, shown_on: [] },
      ...{ bytes: expect.any(Number), created_at: expect.any(String) },
    });
    const letter = { ...pet, kind: 'Letter from the vet' as const, title: '  Rabies,\n March <b>2026</b> ' };
    const picture = await keepProof(app, { ...letter, file: await petPhoto('dog') });
    expect(picture).toMatchObject({ kind: 'Letter from the vet', title: 'Rabies, March <b>2026</b>', is_pdf: false });
    expect(await listOf(pet)).toEqual([record, picture]);
  });

  test.each(PROOF_KINDS.filter((kind) => kind !== 'Other'))('may be: %s', async (kind) => {
    expect(await keepProof(app, { ...(await petOf()), kind })).toMatchObject({ kind, title: '' });
  });

  test('that is something else is called by words of its own', async () => {
    const pet = await petOf();
    const other = { ...pet, kind: 'Other' as const };
    expect(await sendProof(app, other)).toMatchObject({
      ...{ status: 400, code: 'invalid_input', error: proofMessages.calledMissing },
      fields: { title: proofMessages.calledMissing },
    });
    expect(await sendProof(app, { ...other, title: 'x'.repeat(81) })).toMatchObject({ status: 400 });
    expect(await keepProof(app, { ...other, title: 'Dog school' })).toMatchObject({ title: 'Dog school' });
    expect(await listOf(pet)).toHaveLength(1);
  });

  test('of many pages is a PDF of as many, drawn so that small print can be read', async () => {
    const pet = await petOf();
    const { id, pages } = await keepProof(app, { ...pet, file: makePdf({ pages: 3 }) });
    expect(pages).toBe(3);
    const { bytes, headers } = await app.send(getProofFile, { as: pet.as, params: { id } });
    expect(headers['content-type']).toBe('application/pdf');
    expect(await textOfPdf(bytes)).toEqual({ text: expect.stringMatching(/^\s*$/), pages: 3 });
    expect(bytes.toString('latin1')).toContain('/Width 1413 /Height 2000');
  });

  test('that is a picture is kept whole, upright and at most 2000 pixels a side', async () => {
    const pet = await petOf();
    const wide = { create: { width: 1200, height: 3000, channels: 3 as const, background: '#123456' } };
    const file = await sharp(wide).withMetadata({ orientation: 6 }).webp().toBuffer();
    const { id } = await keepProof(app, { ...pet, file });
    const { bytes } = await app.send(getProofFile, { as: pet.as, params: { id } });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2000, height: 800 });
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    const thumbnail = await app.send(getProofThumbnail, { as: pet.as, params: { id } });
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 360, height: 144 });
  });

  test('is handed to its owner under a name of ours, to be kept nowhere and to do nothing', async () => {
    const pet = await petOf();
    const pdf = await keepProof(app, { ...pet, kind: 'Licence or registration' });
    const asked = await app.send(getProofFile, { as: pet.as, params: { id: pdf.id } });
    expect(asked.headers).toMatchObject({
      'content-disposition': 'inline; filename="licence-or-registration.pdf"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    });
    const thumbnail = await app.send(getProofThumbnail, { as: pet.as, params: { id: pdf.id } });
    expect(thumbnail.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  test('is deleted for good, with its files', async () => {
    const pet = await petOf();
    const before = await filesIn(app, 'pictures');
    const { id } = await keepProof(app, pet);
    expect(await filesIn(app, 'pictures')).toHaveLength(before.length + 2);
    const asking = { as: pet.as, params: { id } };
    expect((await app.send(deleteProof, asking)).answer.msg).toBe(proofMessages.deleted);
    expect(await listOf(pet)).toEqual([]);
    expect(await filesIn(app, 'pictures')).toEqual(before);
    for (const call of [deleteProof, getProofFile, getProofThumbnail]) {
      expect(await app.send(call, asking)).toMatchObject({ status: 404 });
    }
  });

  test('cannot be reached by the path under which pictures lie', async () => {
    await keepProof(app, await petOf());
    for (const file of await filesIn(app, 'pictures')) {
      if (!file.includes('.proof.')) continue;
      for (const path of [`/pictures/${file}`, `/proofs/${file.replace('.proof', '')}`]) {
        expect((await fetch(app.url + path)).status).toBe(404);
      }
    }
  });

  test('is not stored for a pet that was deleted meanwhile', async () => {
    const pet = await petOf();
    const sending = sendProof(app, { ...pet, file: makePdf({ pages: 5 }) });
    await app.send(deletePet, { as: pet.as, params: { id: pet.petId } });
    expect(await sending).toMatchObject({ status: 404 });
    expect((await filesIn(app, 'pictures')).filter((file) => file.includes('.proof.5'))).toEqual([]);
    const rows = await app.db.selectFrom('proofs').select('id').where('pet_id', '=', pet.petId).execute();
    expect(rows).toEqual([]);
  });
});

describe('how much is kept', () => {
  const full = { status: 409, code: 'account_full', error: proofMessages.full(5) };

  test('is five for each pet, however many are sent at once, and what is refused leaves no file', async () => {
    const pet = await petOf();
    for (let at = 0; at < 4; at += 1) await keepProof(app, pet);
    const before = await filesIn(app, 'pictures');
    const both = await Promise.all([sendProof(app, pet), sendProof(app, { ...pet, file: await petPhoto('cat') })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject(full);
    expect(await sendProof(app, pet)).toMatchObject(full);
    expect(await listOf(pet)).toHaveLength(5);
    expect(await filesIn(app, 'pictures')).toHaveLength(before.length + 2);
    expect(await filesIn(app, 'uploads')).toEqual([]);
    const other = await makePet(app, pet.as);
    expect(await sendProof(app, { ...pet, petId: other })).toMatchObject({ status: 201 });
  });

  test('counts among what an account may keep of pictures', async () => {
    const pet = await petOf();
    await app.db.updateTable('pets').set({ picture_bytes: 999_999 }).where('id', '=', pet.petId).execute();
    const before = await filesIn(app, 'pictures');
    expect(await sendProof(app, pet)).toMatchObject({ status: 409, error: proofMessages.noRoom });
    expect(await filesIn(app, 'pictures')).toEqual(before);
  });

  test('is at most 5 MB a file', async () => {
    const pet = await petOf();
    const file = Buffer.concat([makePdf(), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await sendProof(app, { ...pet, file })).toMatchObject({
      ...{ status: 413, code: 'too_large', error: proofMessages.tooLarge },
      fields: { proof: proofMessages.tooLarge },
    });
    expect(await filesIn(app, 'uploads')).toEqual([]);
  });

  test('is nothing where no file is sent', async () => {
    const { as, petId } = await petOf();
    const body = { kind: 'Certificate' as const };
    expect(await app.send(addProof, { as, params: { id: petId }, body })).toMatchObject({
      ...{ status: 400, error: proofMessages.missing },
    });
  });
});
