import { createHash } from 'node:crypto';
import { printedCode } from '@pawsume/contract/printed-code';
import { checkCode, checkFile, checkPrinted } from '@pawsume/contract/registry';
import { downloadResume } from '@pawsume/contract/resumes';
import { describe, expect, test } from 'vitest';
import { ownerWith } from '../harness/credits.ts';
import { switchOn } from '../harness/links.ts';
import { PROFILE } from '../harness/make.ts';
import { readQr } from '../press/read-qr.ts';
import { startQuietApp } from './quiet-app.ts';
import { from, PUBLIC, tally } from './strangers.ts';
import { dumpTables } from './table-dump.ts';

const app = await startQuietApp(PUBLIC);

const sha256Of = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** A PDF that was bought while its link was on. */
const printPage = async () => {
  const { resumeId, resume } = await ownerWith(app, 1);
  const slug = await switchOn(app, resumeId);
  const { bytes } = await app.send(downloadResume, resume);
  return { pdf: bytes, slug };
};

describe('who guesses', () => {
  test('at codes is let try sixty in ten minutes, by either call, and learns nothing of another one', async () => {
    const headers = from('192.0.2.61');
    const replies = [];
    for (let n = 0; n < 80; n += 1) {
      const code = printedCode(BigInt(n) * 7_777_777n);
      replies.push(
        n % 2 === 0
          ? await app.send(checkCode, { body: { code }, headers })
          : await app.send(checkPrinted, { query: { slug: 'x'.repeat(22), code }, headers }),
      );
    }
    expect(tally(replies)).toEqual({ 200: 60, 429: 20 });
    for (const { status, answer } of replies) if (status === 200) expect(answer).toEqual({ state: 'unknown' });
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await app.send(checkCode, { body: { code: '0000-0000-0' }, headers: from('192.0.2.62') })).toMatchObject({
      status: 200,
    });
  });

  test('at fingerprints of files is slowed by the address', async () => {
    const replies = [];
    for (let n = 0; n < 140; n += 1) {
      replies.push(await app.send(checkFile, { body: { sha256: sha256Of(`${n}`) }, headers: from('192.0.2.63') }));
    }
    expect(tally(replies)).toEqual({ 200: 120, 429: 20 });
  });
});

describe('who has a file of somebody', () => {
  test('learns nothing by its fingerprint that the file does not say, and changes nothing by asking', async () => {
    const { pdf, slug } = await printPage();
    const before = await app.quietTables();
    const { text } = await app
      .send(checkFile, { body: { sha256: sha256Of(pdf) }, headers: from('192.0.2.64') })
      .then(({ answer }) => ({ text: JSON.stringify(answer) }));
    for (const secret of [...Object.values(PROFILE), slug, 'user_id', 'resume_id']) expect(text).not.toContain(secret);
    expect(await dumpTables(app)).toEqual(before);
  });

  test('learns by its code alone less than that: neither name nor day', async () => {
    const { pdf } = await printPage();
    const url = new URL((await readQr(pdf, { dpi: 150 })) ?? '');
    const code = url.searchParams.get('v') ?? '';
    const { answer } = await app.send(checkCode, { body: { code }, headers: from('192.0.2.65') });
    expect(answer).toEqual({ state: 'current' });
  });
});

test('a phone that reads the code of a downloaded page arrives at its link, and is told about that very version', async () => {
  const { pdf, slug } = await printPage();
  const url = new URL((await readQr(pdf, { dpi: 150 })) ?? '');
  expect([url.origin, url.pathname]).toEqual([PUBLIC.PUBLIC_URL, `/r/${slug}`]);
  const query = { slug, code: url.searchParams.get('v') ?? '' };
  const { answer } = await app.send(checkPrinted, { query, headers: from('192.0.2.66') });
  expect(answer).toMatchObject({ state: 'current', code: query.code });
});
