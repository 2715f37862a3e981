import { z } from 'zod';
import { isStorable } from '#lib/storable';
import { eventText } from './event-text.ts';
import { GatewayError, type GatewayEvent } from './gateway.ts';
import { readAnswer } from './paypal-answer.ts';
import type { PaypalClient } from './paypal-client.ts';
import { readRefs } from './paypal-event-refs.ts';
import { readTransmission, type Transmission } from './paypal-transmission.ts';

const MAX_EVENT_BYTES = 256 * 1024;

const badSignature = (message: string): GatewayError => new GatewayError('bad_signature', `PayPal: ${message}`);

const word = z.string().min(1).max(100).refine(isStorable);
const eventShape = z.object({
  id: word,
  event_type: word,
  resource: z.unknown().optional(),
});
const verdictAnswer = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

const parsed = (rawBody: Buffer): z.infer<typeof eventShape> => {
  if (rawBody.length > MAX_EVENT_BYTES) throw badSignature('an event longer than any of PayPal');
  try {
    // What is inserted into the request below must be JSON by itself, byte for byte: what is not valid UTF-8 is
    // refused.
    return eventShape.parse(JSON.parse(eventText(rawBody) ?? ''));
  } catch {
    throw badSignature('an event that is none');
  }
};

/** PayPal signs bytes, and no parser gives them back unchanged: the body goes into the question as it came. */
const question = (transmission: Transmission, webhookId: string, rawBody: Buffer): Uint8Array<ArrayBuffer> => {
  const facts = JSON.stringify({ ...transmission, webhook_id: webhookId });
  return new Uint8Array(
    Buffer.concat([Buffer.from(`${facts.slice(0, -1)},"webhook_event":`), rawBody, Buffer.from('}')]),
  );
};

const verdictOf = async (client: PaypalClient, body: Uint8Array<ArrayBuffer>): Promise<'SUCCESS' | 'FAILURE'> => {
  try {
    const answer = await client.ask({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body });
    return readAnswer(answer, verdictAnswer).verification_status;
  } catch (error) {
    // Even a refusal is about our request, not about the event, which PayPal should send again.
    throw error instanceof GatewayError ? new GatewayError('unknown', error.message) : error;
  }
};

export interface EventVerifier {
  client: PaypalClient;
  webhookId: string;
  /** The origin of the API. */
  apiBase: string;
}

/**
 * Has PayPal check the signature of an event, over the bytes that arrived, after its age and the address of its certificate.
 * Throws GatewayError `bad_signature`, or `unknown` where PayPal gave no verdict; the message says nothing of the body.
 */
export const verifyPaypalEvent = async (
  { client, webhookId, apiBase }: EventVerifier,
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<GatewayEvent> => {
  const transmission = readTransmission(headers, apiBase);
  if (!transmission) throw badSignature('an event without the headers of a fresh one');
  const { id, event_type: type, resource } = parsed(rawBody);
  const verdict = await verdictOf(client, question(transmission, webhookId, rawBody));
  if (verdict !== 'SUCCESS') throw badSignature('an event whose signature does not hold');
  return { id, type, ...readRefs(type, resource) };
};
