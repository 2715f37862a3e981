import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { unixNow } from './ids.ts';
import type { StoredEvent } from './stored.ts';

const ANSWER_WITHIN_MS = 10_000;

/** How events travel, until told otherwise. */
export interface DeliveryHabits {
  /** `never`: recorded, not sent. `before_answer`: the browser goes back only after the webhooks were answered. */
  mode: 'normal' | 'never' | 'before_answer';
  /** How often each event is sent, all at once. */
  copies: number;
  /** Before the first try. */
  delayMs: number;
  /** Before each further try of a delivery that was not answered with 2xx. */
  retryDelaysMs: number[];
}

export const USUAL_HABITS: DeliveryHabits = {
  mode: 'normal',
  copies: 1,
  delayMs: 0,
  retryDelaysMs: [250, 1000, 4000],
};

/** One try; `status` is null where no answer came. */
export interface Delivery {
  eventId: string;
  type: string;
  status: number | null;
}

/** The `Stripe-Signature` header over these bytes, at this second. */
const signatureOf = (body: string, secret: string, timestamp = unixNow()): string =>
  `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Sends signed events to the one endpoint, now or again later. */
export class Webhooks {
  url: string | null;
  habits: DeliveryHabits = USUAL_HABITS;
  readonly deliveries: Delivery[] = [];
  readonly #secret: string;
  readonly #stop = new AbortController();
  readonly #underWay = new Set<Promise<void>>();

  constructor(secret: string, url: string | null) {
    this.#secret = secret;
    this.url = url;
  }

  send(stored: StoredEvent): void {
    if (this.url === null || this.habits.mode === 'never') return;
    for (let copy = 0; copy < this.habits.copies; copy += 1) {
      const sending = this.#sendUntilTaken(stored, this.url).finally(() => this.#underWay.delete(sending));
      this.#underWay.add(sending);
    }
  }

  /** Resolves once nothing is on its way any more, retries included. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.settled();
  }

  async #sendUntilTaken(stored: StoredEvent, url: string): Promise<void> {
    for (const delay of [this.habits.delayMs, ...this.habits.retryDelaysMs]) {
      await sleep(delay, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      if (this.#stop.signal.aborted) return;
      const status = await this.#post(stored.body, url);
      this.deliveries.push({ eventId: stored.event.id, type: stored.event.type, status });
      if (status !== null && status >= 200 && status < 300) {
        stored.event = { ...stored.event, pending_webhooks: 0 };
        return;
      }
    }
  }

  async #post(body: string, url: string): Promise<number | null> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, this.#secret),
          'user-agent': 'Stripe/1.0 (stand-in)',
        },
        body,
        // Stripe takes a redirect for a failure too.
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return null;
    }
  }
}
