import { deletePet } from '@pawsume/contract/pets';
import { deleteProof, getProofFile, listProofs, showProof } from '@pawsume/contract/proofs';
import { deleteResume, restoreResume } from '@pawsume/contract/resumes';
import { sharedPage, sharedProof } from '@pawsume/contract/screens';
import { deleteAccount } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { beforeAll, describe, expect, test } from 'vitest';
import { listProofsOfLink } from '#features/proofs/describe-proof';
import { makeOwner, makePet, makeResume } from '../harness/make.ts';
import { sampleOf } from '../harness/runs-all.ts';
import { sharedApp, type TestApp } from '../harness/start-app.ts';
import { keepProof, openLink, showOnLink } from '../proofs/keep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

/** A résumé whose pet has a proof, which a link that is on shows. */
const shared = async () => {
  const { token: as } = await makeOwner(app);
  const { petId, resumeId } = await makeResume(app, as);
  const proof = await keepProof(app, { as, petId });
  await showOnLink(app, { as, resumeId, proofId: proof.id });
  const link = await openLink(app, { resumeId });
  return { as, petId, resumeId, proof, link, path: sharedProof(link.slug, proof.id) };
};

const open = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(app.url + path, init);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** What is told of an address; what is of the one request alone, left out. */
const toldOf = async (path: string) => {
  const { status, headers, bytes } = await open(path);
  const told = Object.fromEntries(headers);
  for (const own of ['date', 'x-request-id', 'connection', 'keep-alive']) delete told[own];
  return { status, told, body: bytes.toString() };
};

const statusOf = async (path: string) => (await open(path)).status;
const unknown = () => toldOf(sharedProof('x'.repeat(22), 1));

describe('a proof that a link shows', () => {
  test('is open to whoever has the link, to be kept by no cache, listed nowhere and to do nothing', async () => {
    const { as, proof, path } = await shared();
    const { status, headers, bytes } = await open(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="vaccination-record.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    });
    expect(headers.get('set-cookie')).toBeNull();
    expect(bytes).toEqual((await app.send(getProofFile, { as, params: { id: proof.id } })).bytes);
    const head = await open(path, { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  test('that is a picture can run nothing at all', async () => {
    const { as, petId, resumeId, link } = await shared();
    const picture = await keepProof(app, { as, petId, file: await petPhoto('dog'), title: '"; x="</script>' });
    await showOnLink(app, { as, resumeId, proofId: picture.id });
    const { headers } = await open(sharedProof(link.slug, picture.id));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="vaccination-record.jpg"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  test('is told to the page of the link, in the order it was added, by its own words or its kind', async () => {
    const { as, petId, resumeId, proof, link } = await shared();
    const other = await keepProof(app, { as, petId, kind: 'Other', title: 'Dog school', file: await petPhoto('dog') });
    await keepProof(app, { as, petId });
    await showOnLink(app, { as, resumeId, proofId: other.id });
    await showOnLink(app, { as, resumeId, proofId: other.id });
    expect(await listProofsOfLink(app.db, link.id)).toEqual([
      { id: proof.id, kind: 'Vaccination record', title: 'Vaccination record', pages: 1, isPdf: true },
      { id: other.id, kind: 'Other', title: 'Dog school', pages: 1, isPdf: false },
    ]);
  });

  test('goes from a page that was read a moment before, and comes back', async () => {
    const { as, resumeId, proof, link, path } = await shared();
    const isOnPage = async () => (await open(sharedPage(link.slug))).bytes.includes(path);
    const params = { id: resumeId, proof_id: proof.id };
    expect(await isOnPage()).toBe(true);
    for (const shown of [false, true]) {
      await app.send(showProof, { as, params, body: { purpose: 'Renting', shown } });
      expect(await isOnPage()).toBe(shown);
    }
  });

  test('is shown on the link of that résumé for that reader alone, and its owner is told so', async () => {
    const { as, petId, resumeId, proof, link } = await shared();
    const sitters = await openLink(app, { resumeId, purpose: 'Sitter' });
    expect(await statusOf(sharedProof(sitters.slug, proof.id))).toBe(404);
    expect(await listProofsOfLink(app.db, sitters.id)).toEqual([]);
    await showOnLink(app, { as, resumeId, proofId: proof.id, purpose: 'Sitter' });
    expect(await statusOf(sharedProof(sitters.slug, proof.id))).toBe(200);
    const [listed] = (await app.send(listProofs, { as, params: { id: petId } })).answer;
    expect(listed?.shown_on).toEqual([
      { resume_id: resumeId, purpose: 'Renting' },
      { resume_id: resumeId, purpose: 'Sitter' },
    ]);
    expect(await statusOf(sharedProof(link.slug, proof.id))).toBe(200);
  });
});

type Shared = Awaited<ReturnType<typeof shared>>;
const changeLink = (id: number, change: { slug?: null; expires_at?: Date }) =>
  app.db.updateTable('shared_links').set(change).where('id', '=', id).execute();

const GONE: [string, (all: Shared) => Promise<unknown>][] = [
  [
    'the proof is no longer shown',
    ({ as, resumeId, proof }) =>
      app.send(showProof, {
        as,
        params: { id: resumeId, proof_id: proof.id },
        body: { purpose: 'Renting', shown: false },
      }),
  ],
  ['the proof is deleted', ({ as, proof }) => app.send(deleteProof, { as, params: { id: proof.id } })],
  ['the link is switched off', ({ link }) => changeLink(link.id, { slug: null })],
  ['the link has ended', ({ link }) => changeLink(link.id, { expires_at: new Date(Date.now() - 1000) })],
  ['the résumé is deleted', ({ as, resumeId }) => app.send(deleteResume, { as, params: { id: resumeId } })],
  ['the pet is deleted', ({ as, petId }) => app.send(deletePet, { as, params: { id: petId } })],
  ['the account is deleted', ({ as }) => app.send(deleteAccount, { as, body: { confirm: true } })],
  [
    'its file is gone',
    async ({ proof }) => {
      const row = await app.db.selectFrom('proofs').selectAll().where('id', '=', proof.id).executeTakeFirstOrThrow();
      await app.context.pictures.remove(row.stored_file);
    },
  ],
];

describe('what a link does not show is answered like a link that never was', () => {
  test.each(sampleOf(GONE, 3))('when %s', async (_what, happen) => {
    const all = await shared();
    expect(await statusOf(all.path)).toBe(200);
    await happen(all);
    expect(await toldOf(all.path)).toEqual(await unknown());
  });

  test('when the proof is another one of the pet, or somebody else’s', async () => {
    const [one, other] = [await shared(), await shared()];
    const kept = await keepProof(app, { as: one.as, petId: one.petId });
    const expected = await unknown();
    expect(expected).toMatchObject({
      status: 404,
      told: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' },
    });
    for (const id of [kept.id, other.proof.id, 2_147_483_647]) {
      expect(await toldOf(sharedProof(one.link.slug, id))).toEqual(expected);
    }
    for (const path of ['/r/x/proofs/abc', '/r/x/proofs/0', `/r/${'x'.repeat(90)}/proofs/1`, "/r/x'--/proofs/1"]) {
      expect(await toldOf(path)).toEqual(expected);
    }
  });

  test('until a deleted résumé is back', async () => {
    const { as, resumeId, path } = await shared();
    await app.send(deleteResume, { as, params: { id: resumeId } });
    expect(await statusOf(path)).toBe(404);
    await app.send(restoreResume, { as, params: { id: resumeId } });
    expect(await statusOf(path)).toBe(200);
  });
});

describe('showing a proof', () => {
  const body = { purpose: 'Renting' as const, shown: true };

  test('is refused for a proof of another pet, of somebody else and of nobody', async () => {
    const [mine, theirs] = [await shared(), await shared()];
    const { as, resumeId } = mine;
    const otherPet = await makePet(app, as);
    const elsewhere = await keepProof(app, { as, petId: otherPet });
    for (const proof_id of [elsewhere.id, theirs.proof.id, 2_147_483_647, 'abc']) {
      expect(await app.send(showProof, { as, params: { id: resumeId, proof_id }, body })).toMatchObject({
        status: 404,
      });
    }
    const params = { id: resumeId, proof_id: mine.proof.id };
    expect(await app.send(showProof, { as: theirs.as, params, body })).toMatchObject({ status: 404 });
    expect((await listProofsOfLink(app.db, mine.link.id)).map(({ id }) => id)).toEqual([mine.proof.id]);
  });

  test('holds once its link is switched on, and for a new address of it', async () => {
    const { token: as } = await makeOwner(app);
    const { petId, resumeId } = await makeResume(app, as);
    const proof = await keepProof(app, { as, petId });
    await showOnLink(app, { as, resumeId, proofId: proof.id });
    const link = await openLink(app, { resumeId });
    expect(await statusOf(sharedProof(link.slug, proof.id))).toBe(200);
    await app.db
      .updateTable('shared_links')
      .set({ slug: 'another-address-of-22-' })
      .where('id', '=', link.id)
      .execute();
    expect(await statusOf(sharedProof(link.slug, proof.id))).toBe(404);
    expect(await statusOf(sharedProof('another-address-of-22-', proof.id))).toBe(200);
  });
});
