import { LogController } from 'fastify';
import { hangUp, malformedAnswer } from './malformed.ts';

/** How much, and how slowly, a stranger may send before the server hangs up. */
export const serverOptions = ({ trustedProxies, publicUrl }: { trustedProxies: string[]; publicUrl: string }) => ({
  trustProxy: trustedProxies.length > 0 && trustedProxies,
  bodyLimit: 100 * 1024,
  // The largest picture, over a slow line.
  requestTimeout: 120_000,
  /** No byte in either direction for so long. */
  connectionTimeout: 90_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, maxHeaderSize: 16 * 1024 },
  // A HEAD must not spend what a GET spends.
  exposeHeadRoutes: false,
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => crypto.randomUUID(),
  frameworkErrors: malformedAnswer(publicUrl),
  clientErrorHandler: hangUp(publicUrl),
});
