import { deletePet } from '@pawsume/contract/pets';
import { deleteProof } from '@pawsume/contract/proofs';
import { sharedProof } from '@pawsume/contract/screens';
import { deleteAccount, exportData } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#features/account/cleanup';
import { ownerWith } from '../harness/credits.ts';
import { later } from '../harness/later.ts';
import { KINDS_OF_STORE, settingsOf } from '../harness/picture-stores.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { keepProof, openLink, showOnLink } from '../proofs/keep.ts';

const DAY_MS = 86_400_000;

describe.each(KINDS_OF_STORE)('proofs in: %s', { timeout: 120_000 }, (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(await settingsOf(kind));
  }, 120_000);

  const files = async () => (await Array.fromAsync(app.context.pictures.listFiles())).map(({ file }) => file).sort();
  const proofFiles = async () => (await files()).filter((file) => file.includes('.proof.'));
  const stored = async () => {
    const { token: as, petId, resumeId } = await ownerWith(app);
    const pdf = await keepProof(app, { as, petId });
    const picture = await keepProof(app, { as, petId, file: await petPhoto('dog') });
    return { as, petId, resumeId, pdf, picture };
  };

  test('are shown on a link, and lie in the export', async () => {
    const { as, resumeId, pdf } = await stored();
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

  test('go by themselves, and with their pet', async () => {
    const { as, petId, pdf } = await stored();
    expect(await proofFiles()).toHaveLength(4);
    expect(await app.send(deleteProof, { as, params: { id: pdf.id } })).toMatchObject({ status: 200 });
    expect(await proofFiles()).toHaveLength(2);
    expect(await app.send(deletePet, { as, params: { id: petId } })).toMatchObject({ status: 200 });
    expect(await proofFiles()).toEqual([]);
  });

  test('that no row names go after a day, and all others stay', async () => {
    const { as } = await stored();
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
