import { BRAND } from '@pawsume/contract/brand';
import { messages } from '@pawsume/contract/messages';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Db, UserRow } from '#db/types';
import { AppError } from '#lib/app-error';
import { findAuthenticator, markConfirmed, putSecret, takeStep } from './authenticator-queries.ts';

/** How long a secret may wait for its first code. */
const PENDING_MS = 30 * 60_000;
const STEP_S = 30;
const SIX_DIGITS = /^\d{6}$/;

interface Now {
  db: Db;
  now: Date;
}

/**
 * A secret for an authenticator app, which counts for nothing until a code confirms it. Throws `changed_elsewhere`
 * where an app is set up already.
 */
export const startAuthenticatorSetup = async (
  { db, now }: Now,
  { id, username }: UserRow,
): Promise<{ key: string; uri: string }> => {
  const secret = generateSecret();
  if (!(await putSecret(db, { userId: id, secret, now }))) {
    throw new AppError('changed_elsewhere', messages.factor.authenticatorThere);
  }
  return { key: secret, uri: uriOf(secret, username) };
};

/** Uses a code up. Returns whether it was valid; of several requests at once, only one gets true. */
export const takeAuthenticatorCode = async ({ db, now }: Now, userId: number, code: string): Promise<boolean> => {
  const known = await findAuthenticator(db, userId);
  const step = known?.confirmed_at ? stepOf(code, { secret: known.secret, now }) : null;
  return step !== null && takeStep(db, userId, step);
};

/**
 * Sets the app up as a second factor if the code shows that it has the secret. Throws `invalid_input`,
 * `changed_elsewhere`.
 */
export const finishAuthenticatorSetup = async ({ db, now }: Now, userId: number, code: string): Promise<void> => {
  const known = await findAuthenticator(db, userId);
  if (!known || now.getTime() - known.created_at.getTime() > PENDING_MS) {
    throw new AppError('changed_elsewhere', messages.factor.beginAgain);
  }
  if (known.confirmed_at) throw new AppError('changed_elsewhere', messages.factor.authenticatorThere);
  const step = stepOf(code, { secret: known.secret, now });
  if (step === null || !(await takeStep(db, userId, step))) {
    throw new AppError('invalid_input', messages.factor.wrongCode, { fields: { code: messages.factor.wrongCode } });
  }
  await markConfirmed(db, userId, now);
};

/** What an authenticator app reads from a QR code (Google's key URI format). */
const uriOf = (secret: string, username: string): string => generateURI({ issuer: BRAND, label: username, secret });

/** The time step of a code, at most one step before or after now (RFC 6238, 5.2); null for a wrong code. */
const stepOf = (code: string, { secret, now }: { secret: string; now: Date }): number | null => {
  if (!SIX_DIGITS.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_S });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
};
