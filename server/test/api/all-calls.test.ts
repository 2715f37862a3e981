import { allCalls } from '@pawsume/contract/all-calls';
import { login } from '@pawsume/contract/auth';
import type { Call } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { getHealth } from '@pawsume/contract/system';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeOwner, makeResume } from '../harness/make.ts';
import { pathOf } from '../harness/send.ts';
import { sharedApp, startApp, type TestApp } from '../harness/start-app.ts';
import { makePdf } from '../proofs/make-pdf.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
/** The calls that anybody may make: one more has to be written down here on purpose. */
const open = [
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/admin/login',
  'GET /auth/login/google',
  'GET /auth/google/callback',
  'POST /auth/exchange',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'POST /auth/reset-password/check',
  'POST /auth/undo-email',
  'POST /auth/confirm-email',
  'POST /auth/second-factor/code',
  'POST /auth/second-factor/passkey-options',
  'POST /auth/second-factor/passkey',
  'POST /auth/passkey-options',
  'POST /auth/passkey',
  'POST /confirmation/open',
  'POST /confirmation/facts',
  'POST /confirmation/answer',
  'POST /confirmation/decline',
  'POST /confirmation/report',
  'POST /page/draft',
  'POST /pet/import',
  'POST /stripe/webhook',
  'GET /stripe/return',
  'POST /paypal/webhook',
  'GET /paypal/return',
  'GET /paypal/cancel',
  'GET /payment-methods',
  'GET /pricing',
  'GET /registry/key',
  'POST /registry/check',
  'POST /registry/check-code',
  'GET /registry/printed',
  'POST /shared/opened',
  'POST /shared/contact-requests',
  'POST /shared/contact',
  'GET /health',
  'GET /ready',
];
const REQUEST = { kind: 'Vet', name: 'Dr. Low', by: 'link', shown: true, words_shown: true };
const someIds = {
  ...{ id: 2_147_483_647, pet_id: 2_147_483_647, resume_id: 2_147_483_647, proof_id: 2_147_483_647 },
  purpose: 'Renting',
};

describe.each(allCalls.map((call) => [nameOf(call), call] as const))('%s', (_name, call) => {
  test('is served', async () => {
    const response = await fetch(app.url + pathOf(call, someIds), { method: call.method, redirect: 'manual' });
    const body = await response.text();
    // A path that nobody serves answers 404 before anybody asks who is there.
    if (call.access !== 'anyone') expect(response.status).toBe(401);
    else expect(response.status, body).not.toBe(404);
    expect(response.status).not.toBe(500);
  });

  test('answers 401 without a session where it needs one', async () => {
    if (call.access === 'anyone') return expect(open).toContain(nameOf(call));
    const reply = await app.send(call, { params: someIds });
    expect(reply).toMatchObject({ status: 401, error: messages.common.pleaseLogIn, code: 'not_authenticated' });
    expect(await app.send(call, { params: someIds, as: 'x'.repeat(43) })).toMatchObject({ status: 401 });
  });
});

const BASICS = { pet_name: 'x', pet_type: 'x', pet_age: 'x' };
const PROSE = { one_liner_description: 'x', rewritten_pet_description: 'x', rewritten_owner_description: 'x' };
const PROOF = { kind: 'Certificate', purpose: 'Renting', shown: true };

const SHARING = { show: true, url: 'x' };

/** What the call finds enough in. */
const bodyOf = ({ tag, path }: Call): object =>
  tag === 'proofs'
    ? PROOF
    : { ...BASICS, ...PROSE, ...(tag === 'sharing' && SHARING), ...(path.includes('confirmation') && REQUEST) };

describe('ids', () => {
  const withIds = allCalls.filter(({ path, access }) => path.includes(':') && access === 'user');
  const fill = (call: Call, id: string | number) => ({
    params: { id, pet_id: id, resume_id: id, proof_id: id, purpose: 'Renting' },
    ...(call.body && { bad: bodyOf(call) }),
    ...(call.file?.required && { file: makePdf() }),
  });

  test.each(withIds.map((call) => [nameOf(call), call] as const))(
    '%s tells nobody of another user’s',
    async (_name, call) => {
      const { token: owner } = await makeOwner(app);
      const { token: other } = await makeOwner(app);
      const { petId, resumeId } = await makeResume(app, owner);
      const theirs = call.path.includes('pet') ? petId : resumeId;
      const before = await contents();
      const refusal = await app.send(call, { as: other, ...fill(call, theirs) });
      const missing = await app.send(call, { as: other, ...fill(call, 2_147_483_647) });
      expect(refusal).toMatchObject({ status: 404, error: messages.common.notFound });
      expect([missing.status, missing.error, missing.code]).toEqual([refusal.status, refusal.error, refusal.code]);
      expect(await contents()).toEqual(before);
    },
  );

  test.each(withIds.map((call) => [nameOf(call), call] as const))(
    '%s answers 404 to what is no id',
    async (_name, call) => {
      const { token } = await makeOwner(app);
      for (const id of ['0', '-1', '1.5', '2147483648', 'abc', '1e3', '../1', "1'--", '', '01', '٣']) {
        const reply = await app.send(call, { as: token, ...fill(call, id) });
        expect([400, 404], `${id} gave ${reply.status}`).toContain(reply.status);
      }
    },
  );

  const contents = async () => [
    await app.db.selectFrom('pets').selectAll().orderBy('id').execute(),
    await app.db.selectFrom('resumes').selectAll().orderBy('id').execute(),
    await app.db.selectFrom('payments').selectAll().orderBy('id').execute(),
  ];
});

describe('the description', () => {
  test('is OpenAPI 3.1 and holds every call', async () => {
    const description = z
      .object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await (await fetch(`${app.url}/api/openapi.json`)).json());
    expect(description.openapi).toMatch(/^3\.1/);
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const written = allCalls.map(({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(written.sort());
  });

  test('names the file of a multipart call', async () => {
    const picture = z.object({ type: z.literal('string'), format: z.literal('binary') });
    const form = z.object({
      schema: z.object({ properties: z.looseObject({ picture }), required: z.tuple([z.literal('picture')]) }),
    });
    const call = z.object({ requestBody: z.object({ content: z.object({ 'multipart/form-data': form }) }) });
    const all = z.object({ paths: z.looseObject({ '/api/user/me/picture': z.object({ put: call }) }) });
    expect(all.safeParse(await (await fetch(`${app.url}/api/openapi.json`)).json()).error).toBeUndefined();
  });

  test('can be read as a page', async () => {
    const page = await fetch(`${app.url}/api/docs`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
  });
});

describe('any request', () => {
  test('to an unknown call gets JSON, never a page', async () => {
    for (const path of ['/api/nope', '/api/', '/api/user/me/', '/x.js', '/assets/none.css']) {
      const response = await fetch(app.url + path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ code: 'not_found', error: messages.common.notFound });
    }
  });

  test.each([
    ['broken JSON', '{"username":', 'application/json', 400],
    ['JSON with a prototype key', '{"__proto__":{"x":1},"username":"a","password":"b"}', 'application/json', 400],
    ['text', 'hello', 'text/plain', 415],
    ['XML', '<a/>', 'application/xml', 415],
    ['200 KB of JSON', JSON.stringify({ username: 'x'.repeat(200_000), password: 'y' }), 'application/json', 413],
    ['JSON nested 40,000 deep', '['.repeat(40_000) + ']'.repeat(40_000), 'application/json', 400],
  ])('with %s gets a clear 4xx', async (_what, body, type, status) => {
    const response = await fetch(app.url + pathOf(login), { method: 'POST', body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.any(String), msg: expect.any(String) });
  });

  test('learns that the process is alive, also when the database is gone', async () => {
    const broken = await startApp();
    await broken.db.destroy();
    expect((await broken.send(getHealth)).answer).toEqual({ status: 'ok' });
  });
});
