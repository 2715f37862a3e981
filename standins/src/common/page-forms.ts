import type { FastifyInstance } from 'fastify';

/** Teaches `app` to read the forms of its pages. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
};

/** Which button was pressed; null where none was. */
export const actionIn = (body: unknown): string | null => (body instanceof URLSearchParams ? body.get('action') : null);
