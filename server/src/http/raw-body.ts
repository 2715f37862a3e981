import type { FastifyInstance } from 'fastify';

/** Makes routes of this scope receive the bytes as they arrived: webhook signatures are made over those. */
export const takeRawBody = (scope: FastifyInstance): FastifyInstance => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return scope;
};
