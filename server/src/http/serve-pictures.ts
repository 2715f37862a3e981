import type { FastifyInstance } from 'fastify';
import { notFound } from '#lib/app-error';
import type { PictureStore } from '#pictures/picture-store';
import { PICTURES_PATH } from '#pictures/stored-names';
import { sendBytes } from './send-bytes.ts';

/** Serves stored pictures as screens show them at their unguessable paths; they never change, so a browser may keep them for ever; caches that many share may not. */
export const servePictures = (app: FastifyInstance, pictures: PictureStore): void => {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${PICTURES_PATH}:name`,
    schema: { hide: true },
    async handler(request, reply) {
      const picture = await pictures.findForScreen(PICTURES_PATH + request.params.name);
      if (!picture) throw notFound();
      reply
        .type('image/jpeg')
        .header('content-disposition', 'inline; filename="picture.jpg"')
        .header('cache-control', 'private, max-age=31536000, immutable');
      return sendBytes(request, reply, picture);
    },
  });
};
