import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const ANSWER_WITHIN_MS = 10_000;

/** How events travel. */
export const deliveryHabits = z.strictObject({
  /**
   * `never`: recorded, not sent. `before_answer`: the answer to what caused an event, or the way back to the shop, comes
   * only after the webhooks were answered. `hold`: events wait until they are released.
   */
  mode: z.enum(['normal', 'never', 'before_answer', 'hold']),
  /** How often each event is sent, all at once. */
  copies: z.int().min(1).max(100),
  /** Before each further try of a delivery that was not answered with 2xx. */
  retryDelaysMs: z.array(z.int().min(0).max(600_000)).max(20),
});

export type DeliveryHabits = z.output<typeof deliveryHabits>;

/** Until told otherwise. */
export const USUAL_HABITS: DeliveryHabits = { mode: 'normal', copies: 1, retryDelaysMs: [250, 1000, 4000] };

/** An event on its way: the bytes as first sent, which every delivery repeats. */
export interface Sendable {
  id: string;
  type: string;
  body: string;
}

/** One try; `status` is null where no answer came. */
export interface Delivery {
  eventId: string;
  type: string;
  status: number | null;
}

/** In which order held events go: as they happened, or these, each as often as it is named. */
export type ReleaseOrder = 'sent' | string[];

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

  /** Sends what is held, one after the other; what is not among the ids of `order` stays. */
  async release(order: ReleaseOrder = 'sent'): Promise<void> {
    const released = order === 'sent' ? this.#held : order.map((id) => this.#heldBy(id));
    this.#held = this.#held.filter((event) => !released.includes(event));
    for (const event of released) {
      if (this.url !== null) await this.#start(event, this.url);
    }
  }

  /** Lets what is held never arrive, and everything travel as usual. */
  reset(): void {
    this.#held = [];
    this.habits = USUAL_HABITS;
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

  #heldBy(id: string): Sendable {
    const event = this.#held.find((each) => each.id === id);
    if (!event) throw new Error(`No event waits by the id ${id}`);
    return event;
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
    for (const delay of [0, ...this.habits.retryDelaysMs]) {
      await sleep(delay, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      if (this.#stop.signal.aborted) return;
      const status = await this.#post(event.body, url);
      this.deliveries.push({ eventId: event.id, type: event.type, status });
      if (status !== null && status >= 200 && status < 300) return;
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
