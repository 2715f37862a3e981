import { setTimeout as sleep } from 'node:timers/promises';
import { type DeliveryHabits, type ReleaseOrder, USUAL_HABITS } from './delivery-habits.ts';
import { inOrder } from './in-order.ts';

const ANSWER_WITHIN_MS = 10_000;

/** An event on its way: the bytes as first sent, which every delivery repeats. */
export interface Sendable {
  id: string;
  type: string;
  body: string;
  /** Called when the endpoint took it. */
  onTaken?: () => void;
}

/** One try; `status` is null where no answer came. */
export interface Delivery {
  eventId: string;
  type: string;
  status: number | null;
}

/** Sends signed events to the one endpoint, now or again later. */
export class Webhooks {
  url: string | null;
  habits: DeliveryHabits = USUAL_HABITS;
  readonly deliveries: Delivery[] = [];
  readonly #headersFor: (body: string) => Record<string, string>;
  readonly #stop = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  #held: Sendable[] = [];

  /** `headersFor` signs a body, anew for each try. */
  constructor(headersFor: (body: string) => Record<string, string>, url: string | null) {
    this.#headersFor = headersFor;
    this.url = url;
  }

  send(event: Sendable): void {
    if (this.url === null || this.habits.mode === 'never') return;
    if (this.habits.mode === 'hold') this.#held.push(event);
    else void this.#start(event, this.url);
  }

  /** The ids of the events that wait, in the order in which they happened. */
  get held(): string[] {
    return this.#held.map(({ id }) => id);
  }

  /** Sends what is held, one after the other; what is not among the ids of `order` stays. */
  async release(order: ReleaseOrder = 'sent'): Promise<void> {
    const released = inOrder(this.#held, order);
    this.#held = this.#held.filter((event) => !released.includes(event));
    for (const event of released) {
      if (this.url !== null) await this.#start(event, this.url);
    }
  }

  /** Lets what is held never arrive. */
  dropHeld(): void {
    this.#held = [];
  }

  /** Does the work and, where events are to come before the answer, waits until those it caused were taken or given up. */
  async causing<T>(work: () => T): Promise<T> {
    const before = new Set(this.#underWay);
    const result = work();
    if (this.habits.mode === 'before_answer') {
      await Promise.all([...this.#underWay].filter((sending) => !before.has(sending)));
    }
    return result;
  }

  /** Resolves once nothing is on its way any more, retries included. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.settled();
  }

  async #start(event: Sendable, url: string): Promise<void> {
    const copies = Array.from({ length: this.habits.copies }, () => {
      const sending = this.#sendUntilTaken(event, url).finally(() => this.#underWay.delete(sending));
      this.#underWay.add(sending);
      return sending;
    });
    await Promise.all(copies);
  }

  async #sendUntilTaken(event: Sendable, url: string): Promise<void> {
    for (const delay of [this.habits.delayMs, ...this.habits.retryDelaysMs]) {
      await sleep(delay, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      if (this.#stop.signal.aborted) return;
      const status = await this.#post(event.body, url);
      this.deliveries.push({ eventId: event.id, type: event.type, status });
      if (status !== null && status >= 200 && status < 300) {
        event.onTaken?.();
        return;
      }
    }
  }

  async #post(body: string, url: string): Promise<number | null> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: this.#headersFor(body),
        body,
        // Providers take a redirect for a failure too.
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
