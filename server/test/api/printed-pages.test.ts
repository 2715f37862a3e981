import { createHash } from 'node:crypto';
import { changePageSettings } from '@pawsume/contract/page-settings';
import { saveStep2 } from '@pawsume/contract/pets';
import { checkFile } from '@pawsume/contract/registry';
import { downloadResume } from '@pawsume/contract/resumes';
import { endLink } from '@pawsume/contract/sharing';
import { petByKey } from '@pawsume/fixtures/pets';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openLimits } from '#limits/limits';
import { buyCredits, makeOwner, makeResume } from '../harness/make.ts';
import { read, share } from '../harness/shared-links.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { readQr } from '../press/read-qr.ts';
import { keepProof, showOnLink } from '../proofs/keep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

let mine: { token: string; resumeId: number; petId: number };
beforeEach(async () => {
  const { token } = await makeOwner(app);
  mine = { token, ...(await makeResume(app, token, petByKey('biscuit'))) };
});

const download = async (): Promise<Buffer> => {
  await buyCredits(app, mine.token, 1);
  const reply = await app.send(downloadResume, { as: mine.token, params: { id: mine.resumeId } });
  expect(reply).toMatchObject({ status: 200 });
  return reply.bytes;
};
/** Where the QR code of a printed page leads, below our address. */
const scan = async (pdf: Buffer): Promise<string> => {
  const { pathname, search } = new URL((await readQr(pdf, { dpi: 150 })) ?? '');
  return pathname + search;
};
const moult = (health_description: string) =>
  app.send(saveStep2, {
    as: mine.token,
    params: { pet_id: mine.petId },
    body: { ...petByKey('biscuit').answers.step2, health_description },
  });

test('who scans a printed page reads that it is up to date, and which facts were changed once it is not', async () => {
  await share(app, mine);
  const place = await scan(await download());
  const current = await read(app, place);
  expect(current.text).toContain('Your printed page is up to date');
  await moult('Moults in spring.');
  const older = await read(app, place);
  expect(older.text).toContain('Your printed page is older');
  expect(older.text).toContain('Health');
  expect(older.headers.get('cache-control')).toBe('private, no-store');
});

test('the PDF that readers take has a code too, and is known as a file of ours', async () => {
  const { slug } = await share(app, mine, { hides_contact: true });
  const { bytes } = await read(app, `/r/${slug}/pdf`);
  expect((await read(app, await scan(bytes))).text).toContain('Your printed page is up to date');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect((await app.send(checkFile, { body: { sha256 } })).answer).toMatchObject({ state: 'current' });
});

test('what was chosen for one reader is no change on the page for another one', async () => {
  const resume = { as: mine.token, params: { id: mine.resumeId } };
  await app.send(changePageSettings, { ...resume, body: { shown: { references: true, phone: true } } });
  const { slug } = await share(app, { ...mine, purpose: 'Travel' });
  const { bytes } = await read(app, `/r/${slug}/pdf`);
  const { text } = await read(app, await scan(bytes));
  expect(text).toContain('Your printed page is up to date');
  expect(text).not.toContain('Landlord');
});

test('a code of another link, or none, is not known', async () => {
  await share(app, mine);
  const theirs = await makeOwner(app);
  const other = { token: theirs.token, ...(await makeResume(app, theirs.token, petByKey('biscuit'))) };
  const { slug: otherSlug } = await share(app, other);
  const { search } = new URL(await scan(await download()), app.url);
  for (const query of [search, '?v=', '?v=%3Cb%3E', '?v=0000-0000-1'])
    expect((await read(app, `/r/${otherSlug}${query}`)).text, query).toContain('We do not know this printed page');
});

test('who tries one code after the other is told to wait, and the page itself is still read', async () => {
  const limits = openLimits({ pool: null, addressFactor: 1 });
  const strict = await startApp({}, (context) => ({ ...context, limits }));
  const { token } = await makeOwner(strict);
  const { slug } = await share(strict, { token, ...(await makeResume(strict, token)) });
  for (let tries = 0; tries < 60; tries += 1) await read(strict, `/r/${slug}?v=${tries}`);
  expect((await read(strict, `/r/${slug}?v=x`)).status).toBe(429);
  expect((await read(strict, `/r/${slug}`)).status).toBe(200);
});

test('a printed page leads to the answer of every ended link once its own is ended', async () => {
  await share(app, mine);
  const place = await scan(await download());
  await app.send(endLink, { as: mine.token, params: { id: mine.resumeId, purpose: 'Renting' } });
  const { status, text } = await read(app, place);
  expect([status, text.includes('Biscuit')]).toEqual([404, false]);
});

test('a proof that is shown stands on the page, opens from it, and is gone with its link', async () => {
  const { slug } = await share(app, mine);
  const proof = await keepProof(app, { as: mine.token, petId: mine.petId, title: 'Rabies <b>2026</b>' });
  await showOnLink(app, { as: mine.token, resumeId: mine.resumeId, proofId: proof.id });
  const path = `/r/${slug}/proofs/${proof.id}`;
  await expect
    .poll(async () => (await read(app, `/r/${slug}`)).text, { timeout: 10_000 })
    .toContain(`<a href="${path}" dir="auto">Rabies &lt;b&gt;2026&lt;/b&gt;</a>`);
  expect((await read(app, path)).headers.get('content-type')).toBe('application/pdf');
  await app.send(endLink, { as: mine.token, params: { id: mine.resumeId, purpose: 'Renting' } });
  expect((await read(app, path)).text).toBe((await read(app, `/r/${'A'.repeat(22)}`)).text);
});
