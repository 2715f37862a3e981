import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { compact, rs256, type SigningKey } from './signing-keys.ts';

interface Forger {
  own: SigningKey;
  /** A key that the provider does not publish. */
  foreign: SigningKey;
  clientSecret: string;
}

type Claims = Record<string, unknown>;

const HOUR_S = 3600;
const OTHER_CLIENT = 'another-client';

/** How an ID token may be wrong, each otherwise right to the last claim. */
const FORGERIES = {
  foreign_key: (claims: Claims, { foreign, own }: Forger) =>
    compact({ alg: 'RS256', kid: own.id }, claims, rs256(foreign)),
  foreign_key_id: (claims: Claims, { foreign }: Forger) =>
    compact({ alg: 'RS256', kid: foreign.id }, claims, rs256(foreign)),
  key_in_header: (claims: Claims, { foreign }: Forger) => {
    const { kty, n, e } = foreign.jwk;
    return compact({ alg: 'RS256', jwk: { kty, n, e } }, claims, rs256(foreign));
  },
  alg_none: (claims: Claims) => compact({ alg: 'none' }, claims, () => Buffer.alloc(0)),
  hmac_with_the_secret: (claims: Claims, { clientSecret, own }: Forger) =>
    compact({ alg: 'HS256', kid: own.id }, claims, (input) =>
      createHmac('sha256', clientSecret).update(input).digest(),
    ),
  changed_claims: (claims: Claims, { own }: Forger) => {
    const [header, , signature] = compact({ alg: 'RS256', kid: own.id }, claims, rs256(own)).split('.');
    const other = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');
    return `${header}.${other}.${signature}`;
  },
  wrong_audience: told(() => ({ aud: OTHER_CLIENT })),
  several_audiences: told(({ aud }) => ({ aud: [aud, OTHER_CLIENT] })),
  wrong_party: told(() => ({ azp: OTHER_CLIENT })),
  wrong_issuer: told(() => ({ iss: 'https://accounts.example.com' })),
  expired: told(({ iat }) => ({ iat: Number(iat) - 2 * HOUR_S, exp: Number(iat) - HOUR_S })),
  wrong_nonce: told(() => ({ nonce: 'the-nonce-of-somebody-else' })),
  no_nonce: told(() => ({ nonce: undefined })),
  no_subject: told(() => ({ sub: undefined })),
  missing: () => undefined,
} satisfies Record<string, (claims: Claims, forger: Forger) => string | undefined>;

/** Signed with the right key, but saying something else. */
function told(change: (claims: Claims) => Claims) {
  return (claims: Claims, { own }: Forger): string =>
    compact({ alg: 'RS256', kid: own.id }, { ...claims, ...change(claims) }, rs256(own));
}

export type Forgery = keyof typeof FORGERIES;

export const ALL_FORGERIES = Object.keys(FORGERIES) as Forgery[]; // keys of the object above, and it is sealed by its type

const claimsOf = (token: string): Claims => {
  const [, payload = ''] = token.split('.');
  return z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
};

/** `token` made wrong; undefined where none is given at all. */
export const forge = (forgery: Forgery, token: string, forger: Forger): string | undefined =>
  FORGERIES[forgery](claimsOf(token), forger);
