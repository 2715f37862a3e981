import { z } from 'zod';
import { isLoopbackName } from '../lib/loopback.ts';
import { type Demand, optionalText, webUrl } from './variables.ts';

const network = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const networks = optionalText
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((list) => z.array(network).safeParse(list).success, {
    error: ({ input }) =>
      `is not a list of addresses or networks such as 10.0.0.5, 192.168.0.0/16${/localhost/i.test(String(input)) ? ': for localhost write loopback' : ''}`,
    abort: true,
  })
  .refine(
    (list) => list.every((each) => !each.endsWith('/0')),
    'is every address there is, so that anybody could claim any: name those of your own proxies',
  );

export const addressVariables = z.object({
  PORT: z.coerce.number('is not a number').int('is not a whole number').min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: webUrl.optional(),
  TRUST_PROXY: networks,
  NODE_TLS_REJECT_UNAUTHORIZED: z.literal('1', 'is left empty: certificates are always checked').optional(),
});
type Variables = z.infer<typeof addressVariables>;

/** Why what is dangerous on one's own machine is refused there. */
export const THIS_MACHINE = 'PUBLIC_URL is an address of this machine alone';

export const demandAddresses = (env: Variables, demand: Demand): void => {
  demand(
    env.PORT !== 0 || env.PUBLIC_URL !== undefined,
    'PORT',
    'is 0, which is any free port: PUBLIC_URL has to say then where browsers reach it',
  );
  demand(
    isReachable(readPublicUrl(env)),
    'PUBLIC_URL',
    env.PUBLIC_URL
      ? 'is no address that a browser can open: name the one that people use, such as https://pawsume.example'
      : 'is needed with this HOST, which does not say where browsers reach it, such as https://pawsume.example',
  );
  // The stand-ins, their pages and the easy passwords of one's own machine are nothing for others.
  demand(
    isLoopbackHost(env.HOST) || !isLoopback(readPublicUrl(env)),
    'HOST',
    `is open to other machines, while ${THIS_MACHINE}: leave HOST empty, or set PUBLIC_URL to the address that people use`,
  );
};

export const addressSettings = (env: Variables) => {
  const publicUrl = readPublicUrl(env);
  return {
    port: env.PORT,
    host: env.HOST,
    /** Where browsers reach us, without a slash at the end. */
    publicUrl,
    /** Only this machine's own browsers reach us: stand-ins may serve what has no key. */
    loopback: isLoopback(publicUrl),
    /** Addresses and networks of our own proxies: only what these say about X-Forwarded-For is believed. */
    trustedProxies: env.TRUST_PROXY,
  };
};

/** As a URL has it: `0` is 0.0.0.0 there, and an IPv6 address stands in brackets. Null for what is no host of a URL. */
const hostnameOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname : null);

const urlOfHost = (host: string): string => `http://${host.includes(':') ? `[${host}]` : host}`;

/** Whether only this machine's own programs reach that address. */
const isLoopback = (url: string): boolean => isLoopbackName(hostnameOf(url) ?? '');

/** Whether a server that listens there is reached from this machine alone. */
const isLoopbackHost = (host: string): boolean => isLoopback(urlOfHost(host));

/** Whether a browser can be sent there: "all addresses of this machine" is none. */
const isReachable = (url: string): boolean => {
  const hostname = hostnameOf(url);
  return hostname !== null && !/^(0\.0\.0\.0|\[::(ffff:0:0)?\])$/.test(hostname);
};

/** Where browsers reach us, without a slash at the end. */
const readPublicUrl = (env: { PUBLIC_URL?: string | undefined; HOST: string; PORT: number }): string =>
  (env.PUBLIC_URL ?? `${urlOfHost(env.HOST)}:${env.PORT}`).replace(/(?<!\/)\/+$/, '');
