import Fastify, { type FastifyPluginAsync } from 'fastify';
import { refuseOtherHosts } from './own-hosts.ts';
import type { Webhooks } from './webhooks.ts';

const LOOK_FOR_OVERDUE_MS = 5000;

interface Service {
  /** The API, the buyer's page and the control. */
  parts: FastifyPluginAsync[];
  /** Ends what time ends, even while nobody looks. */
  endOverdue(): void;
}

/** Listens on this machine's loopback only. `close` cuts what is under way and gives the port back. */
export const startServer = async (
  account: { url: string; webhooks: Webhooks },
  { parts, endOverdue }: Service,
): Promise<{ url: string; close(): Promise<void> }> => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024, exposeHeadRoutes: false });
  refuseOtherHosts(app);
  for (const part of parts) app.register(part);
  account.url = await app.listen({ host: '127.0.0.1', port: 0 });
  const watch = setInterval(endOverdue, LOOK_FOR_OVERDUE_MS).unref();
  const close = async (): Promise<void> => {
    clearInterval(watch);
    await account.webhooks.close();
    await app.close();
  };
  return { url: account.url, close };
};
