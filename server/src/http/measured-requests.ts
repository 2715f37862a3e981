import { API_BASE } from '@pawsume/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Measures } from '#lib/measures';
import { PICTURES_PATH } from '#pictures/stored-names';

/** Stands for all pages and files of the web app, and for what leads nowhere. */
const WEB = 'web';

/** Reports each request, once it was answered or nobody waits for the answer any more. */
export const measureRequests = (app: FastifyInstance, measures: Pick<Measures, 'request' | 'underWay'>): void => {
  app.addHook('onRequest', async (request, { raw }) => {
    const begun = performance.now();
    let isAnswered = false;
    measures.underWay(1);
    const report = (status: string) => {
      measures.underWay(-1);
      measures.request({ method: request.method, route: routeOf(request), status }, (performance.now() - begun) / 1000);
    };
    raw.once('finish', () => {
      isAnswered = true;
      report(String(raw.statusCode));
    });
    raw.once('close', () => {
      if (!isAnswered) report('left');
    });
  });
};

/** Never the address itself, which may hold a token or the name of a picture. */
const routeOf = ({ routeOptions: { url = '' } }: FastifyRequest): string =>
  [API_BASE, PICTURES_PATH].some((start) => url.startsWith(start)) ? url : WEB;
