import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { Behaviour, Outage } from './control.ts';
import { forge } from './forgeries.ts';
import type { SigningKey } from './signing-keys.ts';

type Middleware = Parameters<Provider['use']>[0];

const PATHS: Record<Outage['on'], string> = {
  discovery: '/.well-known/openid-configuration',
  token: '/token',
  keys: '/jwks',
};

const tokens = z.looseObject({ id_token: z.string() });

interface Means {
  behaviour: Behaviour;
  own: SigningKey;
  foreign: SigningKey;
  clientSecret: string;
}

/** Lets happen what the control asked for. */
export const misbehave =
  ({ behaviour, ...forger }: Means): Middleware =>
  async (ctx, next) => {
    const { outage, forgery } = behaviour;
    if (outage && ctx.path === PATHS[outage.on]) {
      // Closing the stand-in ends the wait.
      if (outage.how === 'hang') await new Promise(() => {});
      ctx.status = 500;
      ctx.body = 'Provoked in the stand-in for Google.';
      return;
    }
    await next();
    const { data: issued } = tokens.safeParse(ctx.body);
    if (forgery && ctx.path === PATHS.token && issued) {
      ctx.body = { ...issued, id_token: forge(forgery, issued.id_token, forger) };
    }
  };

/** Nobody stays logged in here: each sign-in chooses anew who it is, also in two tabs at once. */
export const forgetSessions = (provider: Provider): Middleware => {
  const session = provider.cookieName('session');
  return (ctx, next) => {
    const kept = ctx
      .get('cookie')
      .split('; ')
      .filter((cookie) => !cookie.startsWith(session));
    ctx.req.headers.cookie = kept.join('; ');
    return next();
  };
};
