import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies of this very server: scripts cannot read them, and other sites send them only when a browser is led here. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, life: { seconds: number }): void;
  clear(name: string): void;
}

/**
 * Where browsers reach us by https, `__Host-` keeps other hosts of the domain from setting ours. By plain http, on this
 * machine only, not every browser takes a Secure cookie.
 */
export const openCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: { publicUrl: string },
): Cookies => {
  const secure = publicUrl.startsWith('https:');
  const fullName = (name: string) => (secure ? `__Host-${name}` : name);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    get: (name) => request.cookies[fullName(name)],
    set: (name, value, { seconds }) => void reply.setCookie(fullName(name), value, { ...options, maxAge: seconds }),
    clear: (name) => void reply.clearCookie(fullName(name), options),
  };
};
