import { createPet, deletePet, getStep1, saveStep1 } from '@pawsume/contract/pets';
import { deleteProof } from '@pawsume/contract/proofs';
import { downloadResume, generateResume } from '@pawsume/contract/resumes';
import { sharedProof } from '@pawsume/contract/screens';
import { deleteAccount, exportData, updateMyPicture } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#features/account/cleanup';
import { ownerWith } from '../harness/credits.ts';
import { later } from '../harness/later.ts';
import { makeOwner } from '../harness/make.ts';
import { KINDS_OF_STORE, settingsOf } from '../harness/picture-stores.ts';
import { sampleOf } from '../harness/runs-all.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { keepProof, openLink, showOnLink } from '../proofs/keep.ts';

const basics = { pet_name: 'Biscuit', pet_type: 'Dog', pet_age: '3 years' };
const DAY_MS = 86_400_000;

describe.each(sampleOf(KINDS_OF_STORE, 2))('files in: %s', { timeout: 120_000 }, (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(await settingsOf(kind));
  }, 120_000);

  const files = async () => (await Array.fromAsync(app.context.pictures.listFiles())).map(({ file }) => file).sort();
  const filesOf = (path: string) => {
    const name = path.replace('/pictures/', '').replace('.jpg', '');
    return [`${name}.jpg`, `${name}.screen.jpg`];
  };
  const stored = async () => {
    const { token } = await makeOwner(app);
    const { answer } = await app.send(createPet, { as: token, body: basics, file: await petPhoto('dog') });
    const pet = { as: token, params: { pet_id: answer.pet_id } };
    const path = async () => (await app.send(getStep1, pet)).answer.picture ?? '';
    return { token, pet, path: await path(), pathNow: path };
  };
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(app.url + path, { headers, method });

  test('photos are shown to browsers, for them alone', async () => {
    const { path } = await stored();
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes).toEqual(await app.context.pictures.findForScreen(path));
    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect(head.headers.get('etag')).toBe(response.headers.get('etag'));
    expect((await get(`/pictures/${'x'.repeat(24)}.jpg`)).status).toBe(404);
  });

  test('photos are sent again to nobody who has them, and in parts to who asks for one', async () => {
    const { path } = await stored();
    const whole = await get(path);
    const etag = whole.headers.get('etag') ?? '';
    const bytes = Buffer.from(await whole.arrayBuffer());
    const size = bytes.length;
    const ask = async (headers: Record<string, string>, method = 'GET') => {
      const response = await get(path, headers, method);
      const body = Buffer.from(await response.arrayBuffer());
      return [response.status, response.headers.get('content-range'), body.equals(bytes) ? 'all' : body] as const;
    };
    const none = Buffer.alloc(0);
    // Fetch itself would say that nothing kept may be used.
    const kept = { 'cache-control': 'max-age=0' };
    expect(await ask({ ...kept, 'if-none-match': etag })).toEqual([304, null, none]);
    expect(await ask({ ...kept, 'if-none-match': `"other", W/${etag}` })).toEqual([304, null, none]);
    expect(await ask({ ...kept, 'if-none-match': '"other"' })).toEqual([200, null, 'all']);
    expect(await ask({ range: 'bytes=0-9' })).toEqual([206, `bytes 0-9/${size}`, bytes.subarray(0, 10)]);
    expect(await ask({ range: 'bytes=-5' })).toEqual([
      206,
      `bytes ${size - 5}-${size - 1}/${size}`,
      bytes.subarray(-5),
    ]);
    expect((await ask({ range: 'bytes=10-' }))[1]).toBe(`bytes 10-${size - 1}/${size}`);
    expect(await ask({ range: `bytes=${size}-` })).toEqual([416, `bytes */${size}`, none]);
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag }))[0]).toBe(206);
    expect(await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).toEqual([200, null, 'all']);
    expect(await ask({ range: 'bytes=0-9', 'if-range': `W/${etag}` })).toEqual([200, null, 'all']);
    expect(await ask({ range: 'bytes=0-1,5-9' })).toEqual([200, null, 'all']);
    expect(await ask({ range: 'nonsense' })).toEqual([200, null, 'all']);
    expect(await ask({ range: 'bytes=0-9' }, 'HEAD')).toEqual([200, null, none]);
  });

  test('photos stand on the PDF, and lie in the export', async () => {
    const { token, pet, path } = await stored();
    const { answer } = await app.send(generateResume, pet);
    const params = { id: answer.resume_id };
    await app.db.updateTable('resumes').set({ is_paid: true }).where('id', '=', params.id).execute();
    const { bytes } = await app.send(downloadResume, { as: token, params });
    expect(bytes.toString('latin1')).toContain('/DCTDecode');
    const exported = unzipSync((await app.send(exportData, { as: token })).bytes);
    expect(Buffer.from(exported[path.slice(1)] ?? [])).toEqual(await app.context.pictures.find(path));
  });

  test('photos go when they are replaced', async () => {
    const { pet, path, pathNow } = await stored();
    await app.send(saveStep1, { ...pet, body: basics, file: await petPhoto('cat') });
    const now = await pathNow();
    expect(now).not.toBe(path);
    expect(await files()).toEqual(expect.arrayContaining(filesOf(now)));
    for (const file of filesOf(path)) expect(await files()).not.toContain(file);
  });

  test('photos go with their pet, and with their account', async () => {
    const { token, pet, path } = await stored();
    expect((await app.send(deletePet, { as: token, params: { id: pet.params.pet_id } })).status).toBe(200);
    for (const file of filesOf(path)) expect(await files()).not.toContain(file);
    const mine = await app.send(updateMyPicture, { as: token, file: await petPhoto('cat') });
    expect(await files()).toEqual(expect.arrayContaining(filesOf(mine.answer.picture ?? '')));
    expect((await app.send(deleteAccount, { as: token, body: { confirm: true } })).status).toBe(200);
    for (const file of filesOf(mine.answer.picture ?? '')) expect(await files()).not.toContain(file);
  });

  test('photos that no row names go after a day, and all others stay', async () => {
    const { path } = await stored();
    const picture = { print: await petPhoto('dog'), screen: await petPhoto('cat') };
    const orphan = await app.context.pictures.add(picture);
    await cleanUp(app.context);
    expect(await files()).toEqual(expect.arrayContaining(filesOf(orphan)));
    await cleanUp(later(app.context, DAY_MS + 1000));
    for (const file of filesOf(orphan)) expect(await files()).not.toContain(file);
    expect(await files()).toEqual(expect.arrayContaining(filesOf(path)));
  });

  const proofFiles = async () => (await files()).filter((file) => file.includes('.proof.'));
  const storedProofs = async () => {
    const { token: as, petId, resumeId } = await ownerWith(app);
    const pdf = await keepProof(app, { as, petId });
    const picture = await keepProof(app, { as, petId, file: await petPhoto('dog') });
    return { as, petId, resumeId, pdf, picture };
  };

  test('proofs are shown on a link, and lie in the export', async () => {
    const { as, resumeId, pdf } = await storedProofs();
    await showOnLink(app, { as, resumeId, proofId: pdf.id });
    const { slug } = await openLink(app, { resumeId });
    const shown = await fetch(app.url + sharedProof(slug, pdf.id));
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const exported = unzipSync((await app.send(exportData, { as })).bytes);
    const proofs = Object.entries(exported).filter(([name]) => name.startsWith('proofs/'));
    expect(proofs.map(([name]) => name.slice(-4))).toEqual(['.pdf', '.jpg']);
    expect(Buffer.from(proofs[0]?.[1] ?? [])).toEqual(bytes);
    await app.send(deleteAccount, { as, body: { confirm: true } });
    expect(await proofFiles()).toEqual([]);
  });

  test('proofs go by themselves, and with their pet', async () => {
    const { as, petId, pdf } = await storedProofs();
    expect(await proofFiles()).toHaveLength(4);
    expect(await app.send(deleteProof, { as, params: { id: pdf.id } })).toMatchObject({ status: 200 });
    expect(await proofFiles()).toHaveLength(2);
    expect(await app.send(deletePet, { as, params: { id: petId } })).toMatchObject({ status: 200 });
    expect(await proofFiles()).toEqual([]);
  });

  test('proofs that no row names go after a day, and all others stay', async () => {
    const { as } = await storedProofs();
    const before = await files();
    const bytes = Buffer.from('a proof');
    const orphan = await app.context.pictures.addProof({ file: bytes, thumbnail: bytes, type: 'pdf', pages: 1 });
    await cleanUp(app.context);
    expect(await app.context.pictures.findProof(orphan)).toEqual(bytes);
    await cleanUp(later(app.context, DAY_MS + 1000));
    expect(await files()).toEqual(before);
    expect(await app.context.pictures.findProof(orphan)).toBeNull();
    await app.send(deleteAccount, { as, body: { confirm: true } });
  });
});
