import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { StripeFault } from './stripe-fault.ts';

export const OPERATIONS = [
  'create_session',
  'get_session',
  'list_sessions',
  'expire_session',
  'get_payment_intent',
  'get_charge',
  'create_refund',
  'list_events',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** One thing that goes wrong with the next calls of an operation. */
export const fault = z.strictObject({
  on: z.enum([...OPERATIONS, 'any']).default('any'),
  /**
   * `drip`: an answer that never ends, byte by byte. `flood`: the answer behind megabytes of spaces. `not_json`: a
   * proxy's page in place of the answer. `empty`: an object with nothing in it.
   */
  kind: z.enum(['delay', 'reset', 'error', 'not_json', 'empty', 'drip', 'flood', 'redirect']),
  when: z.enum(['before_commit', 'after_commit']).default('before_commit'),
  times: z.int().min(1).default(1),
  /** For `delay`: how long; for `drip`: between two bytes. */
  ms: z.int().min(0).max(600_000).default(1000),
  /** For `error`. */
  status: z.int().min(400).max(599).default(500),
  /**
   * For `error` after the commit. Stripe saves the first answer of a key, a 500 too, and repeats it for ever; an error
   * of the network in front of Stripe is not saved.
   */
  saved: z.boolean().default(false),
});

export type Fault = z.output<typeof fault>;
export type FaultInput = z.input<typeof fault>;

/** Faults wait here, in order, until their call comes. */
export class FaultQueue {
  #waiting: Fault[] = [];

  add(input: FaultInput): void {
    this.#waiting.push(fault.parse(input));
  }

  take(operation: Operation): Fault | null {
    const found = this.#waiting.find(({ on }) => on === operation || on === 'any');
    if (!found) return null;
    this.#waiting = this.#waiting
      .map((each) => (each === found ? { ...each, times: each.times - 1 } : each))
      .filter(({ times }) => times > 0);
    return found;
  }

  get waiting(): readonly Fault[] {
    return this.#waiting;
  }

  clear(): void {
    this.#waiting = [];
  }
}

export const serverError = ({ status }: Fault): StripeFault =>
  new StripeFault(status, {
    type: status === 429 ? 'rate_limit_error' : status >= 500 ? 'api_error' : 'invalid_request_error',
    message: 'Provoked in the stand-in for Stripe.',
  });

const drip = (reply: FastifyReply, ms: number): void => {
  reply.raw.writeHead(200, { 'content-type': 'application/json' });
  const dripping = setInterval(() => reply.raw.write(' '), ms);
  reply.raw.once('close', () => clearInterval(dripping));
};

const FLOOD = ' '.repeat(8 * 1024 * 1024);

/** Lets a fault happen to `answer`, empty before the commit. True where the fault took the place of the answer. */
export const strike = async (struck: Fault, reply: FastifyReply, answer = ''): Promise<boolean> => {
  switch (struck.kind) {
    case 'delay':
      await sleep(struck.ms, undefined, { ref: false });
      return false;
    case 'error':
      throw serverError(struck);
    case 'reset':
      reply.hijack();
      reply.raw.socket?.resetAndDestroy();
      return true;
    case 'drip':
      reply.hijack();
      drip(reply, struck.ms);
      return true;
    case 'flood':
      reply.type('application/json').send(FLOOD + answer);
      return true;
    case 'empty':
      reply.type('application/json').send('{}');
      return true;
    case 'not_json':
      reply.type('text/html').send('<html><body><h1>502 Bad Gateway</h1></body></html>');
      return true;
    case 'redirect':
      reply.redirect('/elsewhere', 307);
      return true;
  }
};
