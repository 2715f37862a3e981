import { API_BASE } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/app-error';
import { isLoopbackName } from '#lib/loopback';

const BY_A_PROXY = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Refuses requests that were not made on this machine for this machine: a server without a public address has stand-ins for
 * payments and easy passwords. Browsers keep a login for one address, and providers lead back to `publicUrl`: its pages are
 * shown there alone.
 */
export const serveThisMachineAlone = (app: FastifyInstance, publicUrl: string): void => {
  const { protocol, hostname, port } = new URL(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    const asked = URL.parse(`${protocol}//${request.headers.host}`);
    const isForwarded = BY_A_PROXY.some((name) => request.headers[name] !== undefined);
    if (!asked || !isLoopbackName(asked.hostname) || isForwarded) {
      throw new AppError('forbidden', messages.system.thisMachineAlone);
    }
    // At another port is a tunnel, or the development server: it is reached there alone.
    if (isPageAsked(request) && asked.port === port && asked.hostname !== hostname) {
      return reply.redirect(publicUrl + request.url, 307);
    }
  });
};

const isPageAsked = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith(`${API_BASE}/`) && headers.accept?.includes('text/html') === true;
