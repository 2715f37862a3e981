import { messages } from '@pawsume/contract/messages';
import { providerName } from '@pawsume/contract/payments';
import { z } from 'zod';
import type { Context } from '#context';
import type { JobRow, PaymentRow } from '#db/types';
import { type Gateway, GatewayError, type GatewayEvent } from '#gateways/gateway';
import { AppError } from '#lib/app-error';
import { JobFailure } from '#lib/job-failure';
import {
  attachCheckout,
  findPaymentByCapture,
  findPaymentByRef,
  findUnattachedPayment,
  markEventProcessed,
  recordEvent,
} from './queries.ts';
import { settle } from './settle.ts';
import type { AllProviders, SettleParts } from './settle-types.ts';

/**
 * Takes a signed event. It is only a hint: the payment it names is settled from what the provider says now. An event
 * counts as done when it was worked off, not when it arrived, so one cut short is worked off at its next delivery.
 * @throws `bad_signature` before anything is stored; `unavailable` where the provider could not be asked: a job looks again
 * soon, and providers send again what was not taken.
 */
export const takeEvent = async (
  parts: SettleParts & Pick<Context, 'jobs'>,
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<void> => {
  try {
    const event = await verified(parts.gateway, rawBody, headers);
    await workOff(parts, event).catch(async (error) => {
      await postSecondLook(parts, event);
      throw error;
    });
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    throw new AppError('unavailable', messages.common.unavailable, { cause });
  }
};

const storedEvent = z.object({
  id: z.string(),
  type: z.string(),
  ref: z.string().nullable(),
  captureRef: z.string().nullable(),
});

const postSecondLook = async ({ db, gateway, jobs }: SettleParts & Pick<Context, 'jobs'>, event: GatewayEvent) => {
  const about = JSON.stringify({ provider: gateway.name, ...event });
  await jobs.post(db, { kind: 'payment-event', about, key: `${gateway.name} ${event.id}` });
};

/** Works an event off that could not be when it came. Throws JobFailure where its provider cannot be asked now either. */
export const takeEventAgain = async (parts: AllProviders, { about }: JobRow): Promise<void> => {
  const { provider, ...event } = storedEvent.extend({ provider: providerName }).parse(JSON.parse(about ?? ''));
  const gateway = parts.gateways[provider];
  if (!gateway) throw new JobFailure(`${provider} is not set up`);
  try {
    await workOff({ ...parts, gateway }, event);
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    throw new JobFailure(`${provider} ${cause.fault}`, { cause });
  }
};

const workOff = async (parts: SettleParts, event: GatewayEvent): Promise<void> => {
  const { db, clock, gateway } = parts;
  const record = { provider: gateway.name, id: event.id, type: event.type };
  if (await recordEvent(db, record, clock())) return;
  await settleWhatItNames(parts, event);
  await markEventProcessed(db, record, clock());
};

const settleWhatItNames = async (parts: SettleParts, event: GatewayEvent): Promise<void> => {
  try {
    const payment = await findNamedPayment(parts, event);
    if (payment) await settle(parts, payment);
  } catch (error) {
    if (!(error instanceof GatewayError && error.fault === 'not_found')) throw error;
    parts.log.warn({ eventId: event.id, type: event.type }, 'payments: event of an unknown checkout, ignored');
  }
};

/**
 * The payment that an event speaks of; undefined when it is none of ours. An event may be faster than the answer to the
 * opening call: such a payment is found by the id that the provider holds, and tied to its checkout.
 * @throws GatewayError when the provider has to be asked and cannot be.
 */
const findNamedPayment = async (
  { db, clock, gateway, log }: SettleParts,
  { ref, captureRef }: Pick<GatewayEvent, 'ref' | 'captureRef'>,
): Promise<PaymentRow | undefined> => {
  const known =
    (ref && (await findPaymentByRef(db, gateway.name, ref))) ||
    (captureRef && (await findPaymentByCapture(db, gateway.name, captureRef)));
  if (known) return known;
  if (!ref) return undefined;
  const { paymentId } = await gateway.readCheckout(ref);
  const payment = paymentId ? await findUnattachedPayment(db, gateway.name, paymentId) : undefined;
  // After a backup was restored there may be payments that only their provider knows.
  if (paymentId && !payment)
    log.error({ paymentId, provider: gateway.name }, 'ALERT: payments: a payment is not in this database');
  return payment && attachCheckout(db, payment.id, { ref, url: null }, clock());
};

const verified = async (
  gateway: Gateway,
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<GatewayEvent> => {
  try {
    return await gateway.verifyEvent(rawBody, headers);
  } catch (cause) {
    if (!(cause instanceof GatewayError && cause.fault === 'bad_signature')) throw cause;
    throw new AppError('bad_signature', messages.payments.badSignature, { cause });
  }
};
