import { SHARED_PAGES } from '@pawsume/contract/screens';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { findShownProof } from '#features/proofs/queries';
import { readProof } from '#features/proofs/read-proof';
import { sendFile } from '#http/send-file';
import { answerUnknownLink } from './not-found.ts';
import { findLinkBySlug } from './queries.ts';

const SLUG = /^[\w-]{1,64}$/;
const ID = /^[1-9]\d{0,8}$/;

/** Serves a proof to whoever has the address of a link that is on and shows it. All else is answered alike. */
export const serveSharedProofs = (app: FastifyInstance, context: Pick<Context, 'db' | 'pictures' | 'clock'>): void => {
  app.route<{ Params: { slug: string; id: string } }>({
    method: ['GET', 'HEAD'],
    url: `${SHARED_PAGES}/:slug/proofs/:id`,
    schema: { hide: true },
    async handler(request, reply) {
      const file = await readSharedProof(context, request.params);
      if (!file) return answerUnknownLink(request, reply);
      return sendFile(request, reply.header('cache-control', 'private, no-store'), file);
    },
  });
};

const readSharedProof = async (
  { db, pictures, clock }: Pick<Context, 'db' | 'pictures' | 'clock'>,
  { slug, id }: { slug: string; id: string },
) => {
  if (!SLUG.test(slug) || !ID.test(id)) return null;
  const link = await findLinkBySlug(db, slug, clock());
  const proof = link && (await findShownProof(db, link.id, Number(id)));
  return proof ? readProof({ pictures }, proof) : null;
};
