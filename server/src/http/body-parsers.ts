import type { FastifyInstance } from 'fastify';

/** Takes JSON and nothing else, prototype poisoning refused; an empty body is no body, as many clients send it. */
export const takeJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, String(body), done);
  });
};

/** Makes routes of this scope receive the bytes as they arrived: webhook signatures are made over those. */
export const takeRawBody = (scope: FastifyInstance): FastifyInstance => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return scope;
};
