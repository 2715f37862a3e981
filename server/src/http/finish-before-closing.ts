import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { getHealth } from '@pawsume/contract/system';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#lib/app-error';
import { fail } from './errors.ts';

/** Longer than any page takes to be set, and short enough to end in order within ten seconds. */
const FINISH_WITHIN_MS = 8000;
/** Whoever runs us starts the next one meanwhile. */
const BACK_S = 5;

export interface Ending {
  /** How long requests that are under way may take. */
  withinMs?: number;
  /** How long new ones are refused at least: whatever sends requests to several servers learns of the end by that. */
  refuseForMs?: number;
}

/**
 * Once the app is told to close, it still listens until those requests are answered that it took before. New ones are
 * refused with a sentence and when to come back, on kept connections too; only whether the process is alive is still told.
 * What is under way after `withinMs` milliseconds is cut.
 */
export const finishBeforeClosing = (
  app: FastifyInstance,
  { withinMs = FINISH_WITHIN_MS, refuseForMs = 0 }: Ending = {},
): void => {
  const underWay = new Set<FastifyReply['raw']>();
  const allDone = Promise.withResolvers<void>();
  let isClosing = false;

  app.addHook('onRequest', async (request, reply) => {
    if (isClosing) {
      reply.header('connection', 'close');
      if (request.routeOptions.url === API_BASE + getHealth.path) return;
      const refusal = new AppError('unavailable', messages.system.ending, { retryAfterS: BACK_S });
      return fail(request, reply, refusal);
    }
    const { raw } = reply;
    underWay.add(raw);
    const done = () => {
      underWay.delete(raw);
      if (isClosing && underWay.size === 0) allDone.resolve();
    };
    raw.once('finish', done).once('close', done);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (underWay.size === 0) allDone.resolve();
    const requests = underWay.size;
    const cut = setTimeout(() => allDone.resolve(), withinMs);
    await Promise.all([allDone.promise, sleep(refuseForMs)]);
    clearTimeout(cut);
    if (underWay.size > 0) app.log.warn({ requests: underWay.size }, 'http: requests were cut, they took too long');
    else app.log.info({ requests }, 'http: drained, all requests under way were finished');
    // Those that are kept for more, or were opened and never used, are waited for otherwise.
    app.server.closeAllConnections();
  });
};
