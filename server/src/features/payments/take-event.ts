import { messages } from '@pawsume/contract/messages';
import { type Gateway, GatewayError, type GatewayEvent } from '#gateways/gateway';
import { AppError } from '#lib/app-error';
import { paymentOf } from './payment-of.ts';
import { settle } from './settle.ts';
import type { SettleParts } from './settle-types.ts';
import { markEventProcessed, recordEvent } from './webhook-event-queries.ts';

/**
 * Takes a signed event. It is only a hint: the payment it names is settled from what the provider says now. An event
 * counts as done when it was worked off, not when it arrived, so one cut short is worked off at its next delivery.
 * @throws `bad_signature` before anything is stored; `unavailable` where the provider has to send it again later.
 */
export const takeEvent = async (
  parts: SettleParts,
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<void> => {
  try {
    await workOff(parts, await verified(parts.gateway, rawBody, headers));
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    throw new AppError('unavailable', messages.common.unavailable, { cause });
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
    const payment = await paymentOf(parts, event);
    if (payment) await settle(parts, payment);
  } catch (error) {
    if (!(error instanceof GatewayError && error.fault === 'not_found')) throw error;
    parts.log.warn(
      { eventId: event.id, type: event.type },
      'an event names a checkout that its provider does not know',
    );
  }
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
