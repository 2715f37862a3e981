import { messages } from '@pawsume/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/app-error';
import { fail } from './errors.ts';

/** What every address of a shared résumé is answered with that is unknown, over, or has nothing to show: always the same. */
export const answerUnknownLink = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow, noarchive');
  return fail(request, reply, new AppError('not_found', messages.common.notFound));
};
