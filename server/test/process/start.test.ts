import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { freePort, runServer, type SpawnedServer, spawnServer } from '../harness/spawn-server.ts';

let dataDir: string;
let server: SpawnedServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pawsume-start-'));
  server = await spawnServer(dataDir);
});
afterAll(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const failToStart = async (settings: Record<string, string>): Promise<string> => {
  const { child, output } = runServer({ DATA_DIR: dataDir, ...settings });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  return output();
};

test('a second server on the same data stops with a sentence, and the first goes on', async () => {
  const said = await failToStart({ PORT: String(await freePort()) });
  expect(said).toContain('Another server is using the data');
  expect(said).not.toContain('at async');
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('a port in use stops the start with a sentence', async () => {
  const other = await mkdtemp(join(tmpdir(), 'pawsume-start-'));
  const said = await failToStart({ DATA_DIR: other, PORT: new URL(server.url).port });
  await rm(other, { recursive: true, force: true });
  expect(said).toContain('set PORT to another number');
});

test.each([
  ['PORT', { PORT: 'many' }],
  ['PORT', { PORT: '0' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'pawsume.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'many' }],
  ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
  ['AI_MODEL', { AI_PROVIDER: 'anthropic' }],
  ['AI_BASE_URL', { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_x' }],
  ['STRIPE_API_BASE', { PUBLIC_URL: 'https://pawsume.example', STRIPE_API_BASE: 'http://127.0.0.1:1' }],
  ['PAYPAL_CLIENT_SECRET', { PAYPAL_CLIENT_ID: 'x', PAYPAL_WEBHOOK_ID: 'WH1' }],
  ['PAYPAL_WEBHOOK_ID', { PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'y' }],
  ['PAYPAL_WEBHOOK_ID', { PAYPAL_WEBHOOK_ID: 'WH-1' }],
  ['PAYPAL_API_BASE', { PUBLIC_URL: 'https://pawsume.example', PAYPAL_API_BASE: 'http://127.0.0.1:1' }],
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'x' }],
  ['GOOGLE_ISSUER', { PUBLIC_URL: 'https://pawsume.example', GOOGLE_ISSUER: 'http://127.0.0.1:1' }],
  ['GOOGLE_ISSUER', { PUBLIC_URL: 'https://pawsume.example', GOOGLE_ISSUER: 'https://issuer.example' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['CONTACT_EMAIL', { CONTACT_EMAIL: 'Pawsumé, Canada' }],
  ['REFUSE_COMMON_PASSWORDS', { REFUSE_COMMON_PASSWORDS: 'yes' }],
  ['PRICE_SINGLE', { PRICE_SINGLE: '-5' }],
  ['CURRENCY', { CURRENCY: 'dollars' }],
  ['CURRENCY', { CURRENCY: 'jpy' }],
  ['METRICS_PORT', { METRICS_PORT: 'many' }],
  ['METRICS_PORT', { METRICS_PORT: '3000' }],
  ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'boss' }],
  ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'x'.repeat(257) }],
  ['ADMIN_USERNAME', { ADMIN_USERNAME: 'the boss', ADMIN_PASSWORD: 'a fine admin password' }],
] as const)('a bad %s is refused and named', (variable, settings) => {
  expect(() => parseConfig(settings)).toThrow(`${variable}: `);
});

test('settings that are refused stop the start with a sentence', async () => {
  expect(await failToStart({ PORT: 'many', CURRENCY: 'dollars' })).toMatch(
    /cannot start[\s\S]*PORT: [\s\S]*CURRENCY: /,
  );
});
