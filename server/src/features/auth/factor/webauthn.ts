import { messages } from '@pawsume/contract/messages';
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '@pawsume/contract/passkey-json';
import type { PasskeyRow } from '#db/types';
import { AppError } from '#lib/app-error';
import type { RelyingParty } from '#lib/relying-party';

/** EdDSA, ES256, RS256: what every server of ours can verify, whatever its Node can besides. */
const ALGORITHMS = [-8, -7, -257];

/** It takes long to load and few starts need it. */
const library = () => import('@simplewebauthn/server');

type Known = Pick<PasskeyRow, 'credential_id' | 'transports'>;

const named = (passkeys: readonly Known[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports: transports.split(',').filter(Boolean),
  }));

/** How authenticators identify an account: by its id, which is no personal data and is never reused. */
const handleOf = (userId: number): string => Buffer.from(String(userId)).toString('base64url');

interface NewPasskey {
  challenge: string;
  userId: number;
  username: string;
  /** Those the account has already: their authenticators make no second one. */
  passkeys: readonly Known[];
}

export const buildCreationOptions = (
  party: RelyingParty,
  { challenge, userId, username, passkeys }: NewPasskey,
): CreationOptions => ({
  challenge,
  timeout: 300_000,
  rp: { id: party.id, name: party.name },
  user: { id: handleOf(userId), name: username, displayName: username },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  excludeCredentials: named(passkeys),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** Without `passkeys` the browser offers all that it has for this place. */
export const buildRequestOptions = (
  party: RelyingParty,
  { challenge, passkeys }: { challenge: string; passkeys?: readonly Known[] },
): RequestOptions => ({
  challenge,
  timeout: 300_000,
  rpId: party.id,
  ...(passkeys && { allowCredentials: named(passkeys) }),
  userVerification: 'required',
});

/** Whether a challenge is one of ours and has not expired. Asking uses it up. */
export type TakeChallenge = (challenge: string) => Promise<boolean>;

const failed = (cause?: unknown): AppError =>
  new AppError('wrong_credentials', messages.factor.passkeyFailed, { cause });

// The library throws plain errors for all that is wrong with what was sent.
const orFailed = async <T>(verify: () => Promise<T>): Promise<T> => {
  try {
    return await verify();
  } catch (error) {
    throw error instanceof AppError ? error : failed(error);
  }
};

/** A new passkey, verified. Throws `wrong_credentials`. */
export const verifyNew = (
  party: RelyingParty,
  { passkey, take }: { passkey: Attestation; take: TakeChallenge },
): Promise<{ credential_id: string; public_key: string; counter: number; transports: string }> =>
  orFailed(async () => {
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: take,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw failed();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(','),
    };
  });

/** The passkey's new signature counter. Throws `wrong_credentials`. */
export const verifyUse = (
  party: RelyingParty,
  { passkey, known, take }: { passkey: Assertion; known: PasskeyRow; take: TakeChallenge },
): Promise<number> =>
  orFailed(async () => {
    const { verifyAuthenticationResponse } = await library();
    const { userHandle } = passkey.response;
    if (userHandle !== undefined && userHandle !== handleOf(known.user_id)) throw failed();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: take,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: Number(known.counter),
      },
    });
    if (!verified) throw failed();
    return authenticationInfo.newCounter;
  });
