import { BRAND } from '@pawsume/contract/brand';
import { generateSecret, generateURI, verifySync } from 'otplib';

const STEP_S = 30;
const SIX_DIGITS = /^\d{6}$/;

export const newSecret = (): string => generateSecret();

/** What an authenticator app reads from a QR code (Google's key URI format). */
export const uriOf = (secret: string, username: string): string =>
  generateURI({ issuer: BRAND, label: username, secret });

/** The time step that a code is of, one before or after now at most (RFC 6238, 5.2); null where it is of none. */
export const stepOf = (code: string, { secret, now }: { secret: string; now: Date }): number | null => {
  if (!SIX_DIGITS.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_S });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
};
