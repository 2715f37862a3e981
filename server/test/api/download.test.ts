import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { messages } from '@pawsume/contract/messages';
import { downloadResume, getResume } from '@pawsume/contract/resumes';
import { describe, expect, test } from 'vitest';
import { PressError, type PressFault } from '#press/press-error';
import { ledgerOf, ownerWith } from '../harness/credits.ts';
import { balanceOf, makeResume } from '../harness/make.ts';
import { sharedApp, sharedAppWith, startApp } from '../harness/start-app.ts';

const app = await sharedApp();

describe('a download', () => {
  test('spends one credit', async () => {
    const { token, resume } = await ownerWith(app, 1);
    const { bytes, headers } = await app.send(downloadResume, resume);
    expect(headers['content-type']).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await balanceOf(app, token)).toBe(0);
  });

  test('is refused without credits, and nothing moves', async () => {
    const { resume, username } = await ownerWith(app);
    expect(await app.send(downloadResume, resume)).toMatchObject({ status: 402, error: messages.download.notEnough });
    expect(await ledgerOf(app, username)).toEqual([]);
  });

  test('is charged once however often the same click is sent', async () => {
    const { token, resume } = await ownerWith(app, 3);
    const click = { ...resume, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } };
    const replies = await Promise.all(Array.from({ length: 10 }, () => app.send(downloadResume, click)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await balanceOf(app, token)).toBe(2);
  });

  test('is served again under its key when no credit is left', async () => {
    const { resume } = await ownerWith(app, 1);
    const click = { ...resume, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } };
    expect(await app.send(downloadResume, click)).toMatchObject({ status: 200 });
    expect(await app.send(downloadResume, click)).toMatchObject({ status: 200 });
    expect(await app.send(downloadResume, resume)).toMatchObject({ status: 402 });
  });

  test('refuses a key that was used for another résumé', async () => {
    const { token, resume } = await ownerWith(app, 2);
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    await app.send(downloadResume, { ...resume, headers });
    const other = await makeResume(app, token);
    const reply = await app.send(downloadResume, { as: token, params: { id: other.resumeId }, headers });
    expect(reply).toMatchObject({ status: 409, code: 'key_reused', error: messages.download.keyReused });
    expect(await balanceOf(app, token)).toBe(1);
  });

  test('refuses a key that is not valid', async () => {
    const { resume } = await ownerWith(app);
    const reply = await app.send(downloadResume, { ...resume, headers: { [IDEMPOTENCY_HEADER]: "x' or 1=1" } });
    expect(reply).toMatchObject({ status: 400 });
  });

  test('spends nothing on a HEAD request', async () => {
    const { token, resume } = await ownerWith(app, 1);
    const url = `${app.url}/api/resumes/${resume.params.id}/download`;
    await fetch(url, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } });
    expect(await balanceOf(app, token)).toBe(1);
  });

  test('50 at once with 3 credits: 3 succeed, 47 answer 402, and the ledger sums to the balance', async () => {
    const { token, username, resume } = await ownerWith(app, 3);
    const replies = await Promise.all(Array.from({ length: 50 }, () => app.send(downloadResume, resume)));
    const counts = Object.groupBy(replies, ({ status }) => status);
    expect([counts[200]?.length, counts[402]?.length]).toEqual([3, 47]);
    expect(await balanceOf(app, token)).toBe(0);
    const ledger = await ledgerOf(app, username);
    expect(ledger.reduce((sum, { delta }) => sum + delta, 0)).toBe(0);
    expect(ledger.map(({ balance_after }) => balance_after)).toEqual([1, 2, 3, 2, 1, 0]);
  });
});

describe('a page that cannot be rendered', () => {
  test('costs nothing and says so', async () => {
    const broken = await sharedAppWith((context) => ({
      ...context,
      press: { ...context.press, renderPdf: () => Promise.reject(new PressError('broken', 'the worker died')) },
    }));
    const { token, resume } = await ownerWith(broken, 1);
    expect(await broken.send(downloadResume, resume)).toMatchObject({
      status: 500,
      error: messages.download.notCharged,
    });
    expect(await balanceOf(broken, token)).toBe(1);
  });

  test('for now costs nothing and says when to come back', async () => {
    let fault: PressFault = 'busy';
    const slow = await sharedAppWith((context) => ({
      ...context,
      press: { ...context.press, renderPdf: () => Promise.reject(new PressError(fault, 'not now')) },
    }));
    const { token, resume } = await ownerWith(slow, 1);
    for (fault of ['crowded', 'busy', 'timeout', 'died'] as const) {
      const reply = await slow.send(downloadResume, resume);
      expect([fault, reply.status, reply.error]).toEqual([fault, 503, messages.download.notNow]);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(await balanceOf(slow, token)).toBe(1);
    }
  });
});

describe('with CREDIT_COVERS=resume', () => {
  test('a credit unlocks the résumé for good', async () => {
    const unlocking = await startApp({ CREDIT_COVERS: 'resume' });
    const { token, resume } = await ownerWith(unlocking, 1);
    expect(await unlocking.send(downloadResume, resume)).toMatchObject({ status: 200 });
    expect(await unlocking.send(downloadResume, resume)).toMatchObject({ status: 200 });
    expect((await unlocking.send(getResume, resume)).answer.status).toBe('Paid');
    expect(await balanceOf(unlocking, token)).toBe(0);
  });

  test('several clicks at once spend one credit', async () => {
    const unlocking = await startApp({ CREDIT_COVERS: 'resume' });
    const { token, resume } = await ownerWith(unlocking, 3);
    const replies = await Promise.all(Array.from({ length: 5 }, () => unlocking.send(downloadResume, resume)));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await balanceOf(unlocking, token)).toBe(2);
  });
});
