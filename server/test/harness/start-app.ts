import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StripeStandIn, startStripe } from '@pawsume/standins/stripe/start-stripe';
import { pino } from 'pino';
import { afterAll, inject } from 'vitest';
import { buildApp } from '#app';
import { parseConfig } from '#config';
import { buildWorld, type Context } from '#context';
import type { Db } from '#db/types';
import { openStripe } from '#gateways/stripe';
import { type Send, senderFor } from './send.ts';

export interface TestApp {
  send: Send;
  /** Where the app listens, as a provider would reach it. */
  url: string;
  db: Db;
  dataDir: string;
  stripe: StripeStandIn;
  context: Context;
}

const KEYS = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };

/** The real app with the real database and the Stripe stand-in, for one test file. */
export const startApp = async (
  settings: Record<string, string> = {},
  change: (context: Context) => Context = (context) => context,
): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawsume-test-'));
  await cp(join(inject('goldenDataDir'), 'database'), join(dataDir, 'database'), { recursive: true });
  const stripe = await startStripe(KEYS);
  const config = parseConfig({ DATA_DIR: dataDir, ...settings });
  const log = pino({ level: 'silent' });
  const world = await buildWorld(config, { stripe: openStripe({ ...KEYS, apiBase: stripe.url }), log });
  const context = change(world.context);
  const app = await buildApp(context, log);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  stripe.control.setWebhookUrl(`${url}/api/stripe/webhook`);
  afterAll(async () => {
    await app.close();
    await world.close();
    await stripe.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { send: senderFor(app), url, db: context.db, dataDir, stripe, context };
};

/** The names of all files below a folder of the app's data. */
export const filesIn = async ({ dataDir }: TestApp, folder: string): Promise<string[]> => {
  const names = await readdir(join(dataDir, folder), { recursive: true }).catch(() => []);
  return names.sort();
};
