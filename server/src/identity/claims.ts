import { email } from '@pawsume/contract/auth';
import { LIMITS, text } from '@pawsume/contract/fields';
import { z } from 'zod';
import { type Identity, SignInError } from './identity-provider.ts';

const SUBJECT_LENGTH = 255;

const known = z.object({
  iss: z.url(),
  // Kept to the letter: two subjects that differ in a space are two people.
  sub: z
    .string()
    .min(1)
    .max(SUBJECT_LENGTH)
    .refine((subject) => subject.isWellFormed() && !subject.includes('\0')),
  azp: z.string().optional(),
});
const named = text(LIMITS.name).catch('');
const addressed = email.catch('');

/** The identity in the claims of an ID token whose signature, issuer, audience, nonce and time were checked. */
export const readIdentity = (claims: Record<string, unknown> | undefined, clientId: string): Identity => {
  const { data } = known.safeParse(claims);
  // openid-client asks for the authorized party only where a token has several audiences.
  if (!claims || !data || (data.azp !== undefined && data.azp !== clientId)) throw new SignInError('unexpected_claims');
  return {
    issuer: data.iss,
    subject: data.sub,
    name: named.parse(claims.name),
    email: addressed.parse(claims.email),
    // The text "true" does not count as true: Google documents this claim as a boolean.
    emailVerified: claims.email_verified === true,
  };
};
