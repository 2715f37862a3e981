import type Provider from 'oidc-provider';

type Middleware = Parameters<Provider['use']>[0];

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
