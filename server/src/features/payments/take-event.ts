import { messages } from '@pawsume/contract/messages';
import { type Gateway, GatewayError, type GatewayEvent } from '#gateways/gateway';
import { AppError } from '#lib/app-error';
import { markEventProcessed, recordEvent } from './queries.ts';
import { paymentOf, type SettleParts, settle } from './settle.ts';

/**
 * Takes a signed event. It is only a hint: the payment it names is settled from what the provider says now. An event
 * counts as done when it was worked off, not when it arrived, so one cut short is worked off at its next delivery.
 * @throws `bad_signature` before anything is stored.
 */
export const takeEvent = async (
  parts: SettleParts,
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<void> => {
  const { db, clock, gateway } = parts;
  const event = await verified(gateway, rawBody, headers);
  if (await recordEvent(db, { provider: gateway.name, ...event }, clock())) return;
  const payment = event.ref ? await paymentOf(parts, event.ref) : undefined;
  if (payment) await settle(parts, payment);
  await markEventProcessed(db, gateway.name, event.id, clock());
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
