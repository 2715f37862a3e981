/// <reference path="./oidc-provider.d.ts" />
import { randomBytes } from 'node:crypto';
import type { Configuration, interactionPolicy } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { base, Prompt } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
import { Provider } from 'oidc-provider/lib/provider.js';
import { PAGE_HEADERS } from '../common/send-page.ts';
import { CHOOSE_PATH } from './choose.ts';
import { errorPage } from './page.ts';
import type { Directory } from './people.ts';
import type { SigningKey } from './signing-keys.ts';

export interface Client {
  clientId: string;
  clientSecret: string;
  /** Where browsers are sent back to; no other address is. */
  redirectUri: string;
}

const MINUTE_S = 60;

/** Asks who it is each time, and never for consent. */
const policy = (): interactionPolicy.DefaultPolicy => {
  const prompts = base();
  prompts.remove('consent');
  prompts.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
};

const configurationFor = (client: Client, key: SigningKey, directory: Directory): Configuration => ({
  clients: [
    {
      client_id: client.clientId,
      client_secret: client.clientSecret,
      redirect_uris: [client.redirectUri],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  adapter: createMemoryAdapter(),
  jwks: { keys: [key.jwk] },
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  pkce: { required: () => true },
  scopes: ['openid', 'email', 'profile'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // Google tells them in the ID token.
  conformIdTokenClaims: false,
  expiresWithSession: () => false,
  features: { devInteractions: { enabled: false } },
  interactions: { policy: policy(), url: (_ctx, interaction) => CHOOSE_PATH + interaction.uid },
  ttl: {
    AccessToken: 60 * MINUTE_S,
    AuthorizationCode: MINUTE_S,
    Grant: 60 * MINUTE_S,
    IdToken: 60 * MINUTE_S,
    Interaction: 60 * MINUTE_S,
    Session: 60 * MINUTE_S,
  },
  renderError: (ctx, { error, error_description }) => {
    ctx.set(PAGE_HEADERS);
    ctx.body = errorPage(error_description ?? error);
  },
  findAccount: (_ctx, subject) => {
    const person = directory.get(subject);
    if (!person) return undefined;
    const { name, email, email_verified } = person;
    return { accountId: subject, claims: () => ({ sub: subject, name, email, email_verified }) };
  },
  loadExistingGrant: async ({ oidc }) => {
    if (!oidc.client || !oidc.session?.accountId) return undefined;
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

/** A certified OpenID provider that knows one client. */
export const providerAt = (
  issuer: string,
  { client, key, directory }: { client: Client; key: SigningKey; directory: Directory },
): Provider => new Provider(issuer, configurationFor(client, key, directory));
