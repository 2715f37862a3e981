/** As a URL has it: `0` is 0.0.0.0 there, and an IPv6 address stands in brackets. Null for what is no host of a URL. */
const hostnameOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname : null);

const urlOfHost = (host: string): string => `http://${host.includes(':') ? `[${host}]` : host}`;

/** Whether only this machine's own programs reach that address. */
export const isLoopback = (url: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(hostnameOf(url) ?? '');

/** Whether a server that listens there is reached from this machine alone. */
export const isLoopbackHost = (host: string): boolean => isLoopback(urlOfHost(host));

/** Whether a browser can be sent there: "all addresses of this machine" is none. */
export const isReachable = (url: string): boolean => {
  const hostname = hostnameOf(url);
  return hostname !== null && !/^(0\.0\.0\.0|\[::(ffff:0:0)?\])$/.test(hostname);
};

/** Where browsers reach us, without a slash at the end. */
export const publicUrlOf = (env: { PUBLIC_URL?: string | undefined; HOST: string; PORT: number }): string =>
  (env.PUBLIC_URL ?? `${urlOfHost(env.HOST)}:${env.PORT}`).replace(/\/+$/, '');
