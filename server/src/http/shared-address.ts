import type { FastifyBaseLogger } from 'fastify';

/** The server itself speaks plain HTTP: where browsers come by https, a proxy stands before it. */
export const warnOfSharedAddress = (
  { publicUrl, trustedProxies }: { publicUrl: string; trustedProxies: string[] },
  log: FastifyBaseLogger,
): void => {
  if (!publicUrl.startsWith('https:') || trustedProxies.length > 0) return;
  log.warn({}, 'no proxy is named (TRUST_PROXY): all its users share its address and the limits that go by address');
};
