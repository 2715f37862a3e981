import type { Config } from '#config';
import type { Context } from '#context';
import { GatewayError } from '#gateways/gateway';
import { JobFailure } from '#lib/job-failure';
import { explainStart } from '#lib/start-error';
import { within } from '#lib/within';
import { openPictures } from '#pictures/open-pictures';

const PATIENCE_MS = 10_000;
const LONGEST_REASON = 300;

interface Parts extends Pick<Context, 'gateways' | 'mailer'> {
  config: Config;
  log: Record<'info' | 'warn', (details: object, message: string) => void>;
}

/**
 * Asks all providers at once whether they accept the keys in the settings, and logs a warning for each that refuses them or does
 * not answer. Never rejects. Logs nothing once `signal` is aborted.
 */
export const checkKeys = async (
  { config, gateways: { stripe, paypal }, mailer, log }: Parts,
  { signal, patienceMs = PATIENCE_MS }: { signal: AbortSignal; patienceMs?: number },
): Promise<void> => {
  const { s3 } = config;
  const ask = async (who: string, keys: string, check: () => Promise<void>): Promise<string | null> => {
    const notAsked = `${who} could not be asked whether it accepts ${keys}`;
    try {
      const answer = check().then(() => true);
      return (await within(answer, patienceMs)) ? null : `${notAsked} (no answer in time)`;
    } catch (error) {
      return `${isRefusal(error) ? `${who} refuses ${keys}` : notAsked} (${reasonIn(error)})`;
    }
  };
  const answers = {
    Stripe: config.stripe && stripe && ask('STRIPE_SECRET_KEY: Stripe', 'this key', stripe.checkKeys),
    PayPal: config.paypal && paypal && ask('PAYPAL_CLIENT_SECRET: PayPal', 'this client', paypal.checkKeys),
    'the mail server': config.smtpUrl && ask('SMTP_URL: the mail server', 'this login', mailer.checkKeys),
    'the store of pictures': s3 && openPictures(config).then(() => null, explainStart),
  };
  const accepting: string[] = [];
  for (const [name, answer] of Object.entries(answers)) {
    const problem = await answer;
    if (signal.aborted) return;
    if (problem) log.warn({}, problem);
    else if (answer) accepting.push(name);
  }
  if (accepting.length > 0)
    log.info({}, `settings: our keys are accepted by ${new Intl.ListFormat('en').format(accepting)}`);
};

const isRefusal = (error: unknown): boolean =>
  (error instanceof GatewayError && error.fault === 'refused') || (error instanceof JobFailure && error.isFinal);

/** Without the name of the provider, and in one line. */
const reasonIn = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .replace(/^(Stripe|PayPal): /, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST_REASON);
