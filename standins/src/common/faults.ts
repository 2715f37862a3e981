import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** One thing that goes wrong with the next calls. */
export const commonFault = z.strictObject({
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
});

export type CommonFault = z.output<typeof commonFault>;

/** With the call it waits for: the name of an operation, or `any`. */
export type WaitingFault = CommonFault & { on: string };

/** Faults wait here, in order, until their call comes. */
export class FaultQueue<F extends WaitingFault> {
  #waiting: F[] = [];

  add(fault: F): void {
    this.#waiting.push(fault);
  }

  take(operation: F['on']): F | null {
    const found = this.#waiting.find(({ on }) => on === operation || on === 'any');
    if (!found) return null;
    this.#waiting = this.#waiting
      .map((each) => (each === found ? { ...each, times: each.times - 1 } : each))
      .filter(({ times }) => times > 0);
    return found;
  }

  get waiting(): readonly F[] {
    return this.#waiting;
  }

  clear(): void {
    this.#waiting = [];
  }
}

const drip = (reply: FastifyReply, ms: number): void => {
  reply.raw.writeHead(200, { 'content-type': 'application/json' });
  const dripping = setInterval(() => reply.raw.write(' '), ms);
  reply.raw.once('close', () => clearInterval(dripping));
};

const FLOOD = ' '.repeat(8 * 1024 * 1024);

export interface Struck {
  reply: FastifyReply;
  /** Empty before the commit. */
  answer?: string;
  /** What an `error` throws: the provider's own shape. */
  error: Error;
}

/** Lets a fault happen. True where it took the place of the answer. */
export const strike = async (fault: CommonFault, { reply, answer = '', error }: Struck): Promise<boolean> => {
  switch (fault.kind) {
    case 'delay':
      await sleep(fault.ms, undefined, { ref: false });
      return false;
    case 'error':
      throw error;
    case 'reset':
      reply.hijack();
      reply.raw.socket?.resetAndDestroy();
      return true;
    case 'drip':
      reply.hijack();
      drip(reply, fault.ms);
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
