import { googleCallback } from '@pawsume/contract/auth';
import { BRAND } from '@pawsume/contract/brand';
import { API_BASE } from '@pawsume/contract/call';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { buildWorld } from './context.ts';
import { startHousekeeper } from './features/account/housekeeper.ts';
import { ensureAdmin } from './features/auth/first-admin.ts';
import { startReconciler } from './features/payments/reconciler.ts';
import { openPaypal } from './gateways/paypal.ts';
import { openStripe } from './gateways/stripe.ts';
import { openGoogle } from './identity/google.ts';
import { openLog } from './lib/open-log.ts';
import { StartError } from './lib/start-error.ts';
import { openMailer } from './mail/open-mailer.ts';
import { startInbox, startStandIns } from './stand-ins.ts';

const STOP_WITHIN_MS = 10_000;

const start = async (config: Config): Promise<() => Promise<void>> => {
  const log = openLog(config.logLevel);
  const hasKeys = config.stripe !== null || config.paypal !== null;
  const standIns = config.loopback && !hasKeys ? await startStandIns(config) : null;
  const { stripe, paypal, google } = standIns ?? config;
  const inbox = config.loopback && !config.smtpUrl ? await startInbox() : null;
  const smtpUrl = inbox?.smtpUrl ?? config.smtpUrl;
  if (smtpUrl === null) log.warn({}, 'mail is not set up: nobody can ask for a new password (SMTP_URL)');
  const smtp = smtpUrl === null ? null : { url: smtpUrl, from: config.mailFrom, replyTo: config.contactEmail };
  const redirectUri = config.publicUrl + API_BASE + googleCallback.path;
  const world = await buildWorld(config, {
    gateways: { stripe: stripe ? openStripe(stripe) : null, paypal: paypal ? openPaypal(paypal) : null },
    google: google ? openGoogle({ ...google, redirectUri }) : null,
    mailer: openMailer({ smtp, log }),
    noRealMoney: standIns !== null,
    log,
  });
  if (config.admin) await ensureAdmin({ ...world.context, now: world.context.clock() }, config.admin);
  const app = await buildApp(world.context, log);
  await app.listen({ port: config.port, host: config.host });
  if (inbox) process.stdout.write(`Mails end in the inbox at ${inbox.url}\n`);
  const reconciler = startReconciler({ ...world.context, log });
  const housekeeper = startHousekeeper({ ...world.context, log });
  return async () => {
    await app.close();
    await housekeeper.stop();
    await reconciler.stop();
    await world.close();
    await standIns?.close();
    await inbox?.close();
  };
};

/** What an operator reads when the start fails: a sentence for what is known, all details for what is not. */
const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another program listens there; set PORT to another number.`;
  }
  return error instanceof StartError ? error.message : (error.stack ?? error.message);
};

try {
  const config = readConfig();
  const stop = await start(config);
  process.stdout.write(`${BRAND} is ready at ${config.publicUrl}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // What still runs after a while is cut: an acknowledged write is in the database already.
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  process.stderr.write(`${BRAND} cannot start. ${explain(error)}\n`);
  process.exit(1);
}
