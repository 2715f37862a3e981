import { SHARED_PAGES } from '@pawsume/contract/screens';
import type { FastifyInstance } from 'fastify';
import { type FileAnswer, sendFile } from './send-file.ts';
import { answerUnknownLink } from './unknown-link.ts';

interface Asked {
  slug: string;
  id: string;
}

/** Serves proofs to whoever has the address of a link that shows them, by what `read` finds there. All else is answered alike. */
export const serveSharedProofs = (app: FastifyInstance, read: (asked: Asked) => Promise<FileAnswer | null>): void => {
  app.route<{ Params: Asked }>({
    method: ['GET', 'HEAD'],
    url: `${SHARED_PAGES}/:slug/proofs/:id`,
    schema: { hide: true },
    async handler(request, reply) {
      const file = await read(request.params);
      if (!file) return answerUnknownLink(request, reply);
      return sendFile(request, reply.header('cache-control', 'private, no-store'), file);
    },
  });
};
