import { messages } from '@pawsume/contract/messages';
import { changePageSettings } from '@pawsume/contract/page-settings';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import { downloadResume } from '@pawsume/contract/resumes';
import { endLink } from '@pawsume/contract/sharing';
import { petByKey } from '@pawsume/fixtures/pets';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openLimits } from '#limits/limits';
import { balanceOf, buyCredits, makeOwner, makeResume, PROFILE } from '../harness/make.ts';
import { textOfPdf } from '../harness/pdf.ts';
import { runsAll } from '../harness/runs-all.ts';
import { read, share } from '../harness/shared-links.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { keepProof, showOnLink } from '../proofs/keep.ts';

const { phone, email } = PROFILE;
const STREET = '12 Elm Street';
/** Of each answer they are others. */
const OF_EACH_ANSWER = ['date', 'x-request-id', 'connection', 'keep-alive'];

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

let mine: { token: string; resumeId: number };
beforeEach(async () => {
  const { token } = await makeOwner(app);
  mine = { token, resumeId: (await makeResume(app, token, petByKey('biscuit'))).resumeId };
});

const whole = ({ status, headers, text }: Awaited<ReturnType<typeof read>>) => ({
  status,
  headers: [...headers].filter(([name]) => !OF_EACH_ANSWER.includes(name)),
  text,
});
const download = () =>
  app.db.updateTable('resumes').set({ downloaded_at: new Date() }).where('id', '=', mine.resumeId).execute();

test('the page is real text with one heading of the first level, landmarks and lists', async () => {
  const { slug } = await share(app, mine);
  const { status, text, headers } = await read(app, `/r/${slug}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text.match(/<h1/g)).toHaveLength(1);
  expect(text).toMatch(/<h1[^>]*>Biscuit<\/h1>/);
  for (const part of [
    '<main>',
    '<article>',
    '<h2',
    '<dl',
    '<footer>',
    'alt="Photo of Biscuit (Dog)"',
    phone,
    email,
    STREET,
  ])
    expect(text).toContain(part);
  expect(text).toContain('<html lang="en"');
});

test('messengers get a title, a description and a picture', async () => {
  const { slug, url } = await share(app, mine);
  const { text } = await read(app, `/r/${slug}`);
  expect(text).toContain('<meta property="og:title" content="Biscuit — Rental résumé">');
  expect(text).toMatch(/<meta property="og:description" content="[^"]{10,}">/);
  expect(text).toContain(`<meta property="og:image" content="${url}/photo">`);
  await expectPictureSize(slug, text);
});

/** The sizes in the page are those of the picture at its address. */
const expectPictureSize = async (slug: string, text: string) => {
  const { width, height } = await sharp((await read(app, `/r/${slug}/photo`)).bytes).metadata();
  expect(text).toContain(`<meta property="og:image:width" content="${width}">`);
  expect(text).toContain(`<meta property="og:image:height" content="${height}">`);
};

test('a pet without a photo is shown to messengers by a drawn card', async () => {
  const { resumeId } = await makeResume(app, mine.token, { ...petByKey('biscuit'), photo: null });
  const { slug } = await share(app, { ...mine, resumeId });
  const { text } = await read(app, `/r/${slug}`);
  expect(text).not.toContain('<img');
  await expectPictureSize(slug, text);
  const { status, headers } = await read(app, `/r/${slug}/photo`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('nobody lists, keeps or passes on a page, its photo or its PDF, and it runs one script of its own', async () => {
  const { slug } = await share(app, mine);
  for (const path of ['', '/photo', '/pdf']) {
    const { status, headers } = await read(app, `/r/${slug}${path}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
  const policy = (await read(app, `/r/${slug}`)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; img-src 'self'/);
  expect(policy).not.toContain('unsafe');
});

test('an address that ended, was deleted or never was is answered by the same bytes and headers', async () => {
  const { slug } = await share(app, mine);
  await app.send(endLink, { as: mine.token, params: { id: mine.resumeId, purpose: 'Renting' } });
  const never = whole(await read(app, `/r/${'A'.repeat(22)}`));
  expect(never.status).toBe(404);
  expect(never.text).not.toContain('Biscuit');
  for (const path of [slug, `${slug}/photo`, `${slug}/pdf`, 'short', `${'A'.repeat(22)}/pdf`, '%00', `${slug}%20`])
    expect(whole(await read(app, `/r/${path}`)), path).toEqual(never);
});

test('a page is clean once its résumé was downloaded or paid for, and bears a watermark before', async () => {
  const { slug } = await share(app, mine);
  expect((await read(app, `/r/${slug}`)).text).toContain('>PREVIEW<');
  await download();
  expect((await read(app, `/r/${slug}`)).text).not.toContain('PREVIEW');
});

test('the PDF is there where its owner lets readers have it, under the watermark until then, and costs nothing', async () => {
  await buyCredits(app, mine.token, 1);
  const { slug } = await share(app, mine);
  const marked = await read(app, `/r/${slug}/pdf`);
  expect(marked.headers.get('content-type')).toBe('application/pdf');
  await app.send(downloadResume, { as: mine.token, params: { id: mine.resumeId } });
  const balance = await balanceOf(app, mine.token);
  const clean = await read(app, `/r/${slug}/pdf`);
  expect(await textOfPdf(clean.bytes)).toMatchObject({ pages: 1, text: expect.stringContaining('Biscuit') });
  expect((await textOfPdf(marked.bytes)).text).toContain('P R E V I E W');
  expect((await textOfPdf(clean.bytes)).text).not.toContain('P R E V I E W');
  expect(await balanceOf(app, mine.token)).toBe(balance);
  await share(app, mine, { with_pdf: false });
  expect((await read(app, `/r/${slug}/pdf`)).status).toBe(404);
  expect((await read(app, `/r/${slug}`)).text).not.toContain('/pdf');
});

test('a change of the text, of the page or of the profile is seen at once', async () => {
  const { slug } = await share(app, mine);
  const resume = { as: mine.token, params: { id: mine.resumeId } };
  const { sentences: _sentences, pet_id: _pet, ...prose } = (await app.send(getProse, resume)).answer;
  await read(app, `/r/${slug}`);
  await app.send(saveProse, { ...resume, body: { ...prose, one_liner_description: 'Naps in the sun.' } });
  expect((await read(app, `/r/${slug}`)).text).toContain('Naps in the sun.');
  await app.send(changePageSettings, { ...resume, body: { shown: { phone: false } } });
  expect((await read(app, `/r/${slug}`)).text).not.toContain(phone);
});

test('a link for another purpose shows no more of the owner than that purpose does', async () => {
  const resume = { as: mine.token, params: { id: mine.resumeId } };
  await app.send(changePageSettings, { ...resume, body: { shown: { address: true, phone: true, email: false } } });
  const travel = await share(app, { ...mine, purpose: 'Travel' });
  const { text } = await read(app, `/r/${travel.slug}`);
  for (const hidden of [phone, email, STREET]) expect(text).not.toContain(hidden);
  const sitter = await share(app, { ...mine, purpose: 'Sitter' });
  const care = (await read(app, `/r/${sitter.slug}`)).text;
  expect(care).toContain(phone);
  expect(care).not.toContain(email);
});

test('what was typed is text on the page and in what messengers are told', async () => {
  const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const resume = { as: mine.token, params: { id: mine.resumeId } };
  const { sentences: _sentences, pet_id: _pet, ...prose } = (await app.send(getProse, resume)).answer;
  await app.send(saveProse, {
    ...resume,
    body: { ...prose, one_liner_description: attack, rewritten_owner_description: attack },
  });
  const { slug } = await share(app, mine);
  const { text } = await read(app, `/r/${slug}`);
  expect(text).toContain('&lt;script&gt;alert(1)');
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text).not.toContain('<img src=x');
});

test('who tries one address after the other is told to wait, and a right one is still answered', async () => {
  const limits = openLimits({ pool: null, addressFactor: 1 });
  const strict = await startApp({}, (context) => ({ ...context, limits }));
  const { token } = await makeOwner(strict);
  const { slug } = await share(strict, { token, ...(await makeResume(strict, token)) });
  const guess = async (n: number) => (await read(strict, `/r/${String(n).padStart(22, 'x')}`)).status;
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(n)));
  expect(new Set(answers)).toEqual(new Set([404]));
  expect(await guess(60)).toBe(429);
  expect((await read(strict, `/r/${slug}`)).status).toBe(200);
});

test.runIf(runsAll)(
  'who takes one file of a page after the other is told so on a page to read, and the page itself is still answered',
  async () => {
    const limits = openLimits({ pool: null, addressFactor: 1 });
    const strict = await startApp({}, (context) => ({ ...context, limits }));
    const { token } = await makeOwner(strict);
    const { petId, resumeId } = await makeResume(strict, token);
    const { slug } = await share(strict, { token, resumeId });
    const { id } = await keepProof(strict, { as: token, petId });
    await showOnLink(strict, { as: token, resumeId, proofId: id });
    for (const [path, most] of [
      ['pdf', 30],
      [`proofs/${id}`, 1000],
    ] as const) {
      const take = () => read(strict, `/r/${slug}/${path}`);
      for (let taken = 0; taken < most; taken += 1) expect((await take()).status).toBe(200);
      const { status, headers, text } = await take();
      expect([status, headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(text).toContain(messages.sharing.page.tooMany);
    }
    expect((await read(strict, `/r/${slug}`)).status).toBe(200);
  },
);

test('nothing was logged while pages were served, and no address of one', async () => {
  const { slug } = await share(app, mine);
  await read(app, `/r/${slug}`);
  await read(app, `/r/${slug}/pdf`);
  const lines = app.logged.filter((line) => line.includes('"err"'));
  expect(lines).toEqual([]);
  expect(app.logged.join('')).not.toContain(slug);
});

test('the page has less than 100 KB without its photo', async () => {
  const { resumeId } = await makeResume(app, mine.token, petByKey('every-answer'));
  const { slug } = await share(app, { ...mine, resumeId });
  expect((await read(app, `/r/${slug}`)).bytes.length).toBeLessThan(100_000);
});
