import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { sameSecret } from '../common/same-secret.ts';

const ALGORITHM = 'SHA256withRSA';
const CERT_URL = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-f8c78dd1';

/** What the verification call is told of a delivery, beside the event itself. */
export interface Transmission {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
}

/**
 * Signs deliveries and knows them again. PayPal signs by RSA; since only PayPal's own verification is asked here, a
 * secret that never leaves this process does the same.
 */
export class Transmissions {
  readonly #secret = randomBytes(32);
  readonly #webhookId: string;

  constructor(webhookId: string) {
    this.#webhookId = webhookId;
  }

  #signature(signed: { id: string; time: string; body: Uint8Array }): string {
    const message = `${signed.id}|${signed.time}|${this.#webhookId}|${crc32(signed.body)}`;
    return createHmac('sha256', this.#secret).update(message).digest('hex');
  }

  /** The headers of one delivery of these bytes. */
  headersFor(body: string, time = new Date()): Record<string, string> {
    const id = randomUUID();
    const at = time.toISOString().replace(/\.\d{3}Z$/, 'Z');
    return {
      'content-type': 'application/json',
      'user-agent': 'PayPal/AUHD-214.0 (stand-in)',
      'paypal-auth-algo': ALGORITHM,
      'paypal-auth-version': 'v2',
      'paypal-cert-url': CERT_URL,
      'paypal-transmission-id': id,
      'paypal-transmission-sig': this.#signature({ id, time: at, body: Buffer.from(body) }),
      'paypal-transmission-time': at,
    };
  }

  /** Whether these bytes were sent to this webhook with just these headers. */
  verify(told: Transmission, body: Uint8Array): boolean {
    const expected = this.#signature({ id: told.transmission_id, time: told.transmission_time, body });
    return (
      told.auth_algo === ALGORITHM &&
      told.cert_url === CERT_URL &&
      told.webhook_id === this.#webhookId &&
      sameSecret(told.transmission_sig, expected)
    );
  }
}
