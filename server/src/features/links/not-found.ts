import { messages } from '@pawsume/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#http/errors';
import { AppError } from '#lib/app-error';

/** What every address below a link is answered with that is unknown, ended, or shows nothing there: always the same. */
export const answerUnknownLink = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow, noarchive');
  return fail(request, reply, new AppError('not_found', messages.common.notFound));
};
