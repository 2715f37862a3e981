import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { randomText } from '../common/secrets.ts';
import { isoTime } from './ids.ts';

/** What the verification call is told of a delivery, beside the event itself. */
interface Facts {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
}

const question = z.looseObject({ transmission_id: z.string(), webhook_event: z.unknown() });

/**
 * Remembers deliveries to know them again. PayPal signs by RSA; since only PayPal's own verification is asked here, a
 * random signature does the same.
 */
export class Transmissions {
  readonly #webhookId: string;
  readonly #sent = new Map<string, { facts: Facts; body: string }>();

  constructor(webhookId: string) {
    this.#webhookId = webhookId;
  }

  /** The headers of one delivery of this body. */
  headersFor(body: string, time = new Date()): Record<string, string> {
    const facts: Facts = {
      auth_algo: 'SHA256withRSA',
      cert_url: 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-f8c78dd1',
      transmission_id: randomUUID(),
      transmission_sig: randomText('0123456789abcdef', 64),
      transmission_time: isoTime(time.getTime()),
      webhook_id: this.#webhookId,
    };
    this.#sent.set(facts.transmission_id, { facts, body });
    return {
      'content-type': 'application/json',
      'user-agent': 'PayPal/AUHD-214.0 (stand-in)',
      'paypal-auth-algo': facts.auth_algo,
      'paypal-auth-version': 'v2',
      'paypal-cert-url': facts.cert_url,
      'paypal-transmission-id': facts.transmission_id,
      'paypal-transmission-sig': facts.transmission_sig,
      'paypal-transmission-time': facts.transmission_time,
    };
  }

  /**
   * Whether the event in a question was sent with just the facts beside it: over its bytes, as they stand in the
   * question. The event has to come last there, so that nothing of it can pass for a fact.
   */
  verify(asked: string): boolean {
    const sent = this.#sent.get(question.parse(JSON.parse(asked)).transmission_id);
    const event = `,"webhook_event":${sent?.body}}`;
    if (!sent || !asked.endsWith(event)) return false;
    const facts = new Map(Object.entries(JSON.parse(`${asked.slice(0, -event.length)}}`)));
    const expected = Object.entries(sent.facts);
    return facts.size === expected.length && expected.every(([name, value]) => facts.get(name) === value);
  }
}
