import * as authenticators from '#features/auth/factor/authenticator-queries';
import * as passkeys from '#features/auth/factor/passkey-queries';
import * as codes from '#features/auth/factor/recovery-code-queries';
import * as steps from '#features/auth/factor/second-step-queries';
import * as google from '#features/auth/google-queries';
import * as sessions from '#features/auth/sessions/queries';
import type { Calls } from './call.ts';

const IDENTITY = { issuer: 'https://accounts.google.com', subject: 'x' };
const CHALLENGE = { challenge: 'x', purpose: 'add', userId: null } as const;
const PASSKEY = {
  user_id: 1,
  credential_id: 'x',
  public_key: 'x',
  counter: 0,
  transports: '',
  name: 'x',
  created_at: new Date(),
};
const KEYS = { tokenHash: 'x', browserHash: 'x', stateHash: 'x' };

export const auth: Record<string, Calls> = {
  'features/auth/factor/authenticator-queries': {
    findAuthenticator: [({ db, userId }) => authenticators.findAuthenticator(db, userId)],
    putSecret: [({ db, userId, now }) => authenticators.putSecret(db, { userId, secret: 'x', now })],
    takeStep: [({ db, userId }) => authenticators.takeStep(db, userId, 1)],
    markConfirmed: [({ db, userId, now }) => authenticators.markConfirmed(db, userId, now)],
    deleteAuthenticatorSince: [({ db, userId, dayAgo }) => authenticators.deleteAuthenticatorSince(db, userId, dayAgo)],
    deleteAuthenticator: [({ db, userId }) => authenticators.deleteAuthenticator(db, userId)],
  },
  'features/auth/factor/passkey-queries': {
    listPasskeys: [({ db, userId }) => passkeys.listPasskeys(db, userId)],
    findPasskey: [({ db }) => passkeys.findPasskey(db, 'x')],
    insertPasskey: [({ db, userId }) => passkeys.insertPasskey(db, { ...PASSKEY, user_id: userId })],
    stampPasskey: [
      ({ db, now }) => passkeys.stampPasskey(db, { ...PASSKEY, id: 1, last_used_at: null }, { counter: 1, now }),
    ],
    deletePasskey: [({ db, userId }) => passkeys.deletePasskey(db, { id: 1, userId })],
    deletePasskeys: [
      ({ db, userId }) => passkeys.deletePasskeys(db, userId),
      ({ db, userId, dayAgo }) => passkeys.deletePasskeys(db, userId, dayAgo),
    ],
    insertChallenge: [({ db, now }) => passkeys.insertChallenge(db, { ...CHALLENGE, expiresAt: now })],
    deleteChallenge: [
      ({ db, now }) => passkeys.deleteChallenge(db, { ...CHALLENGE, now }),
      ({ db, userId, now }) => passkeys.deleteChallenge(db, { ...CHALLENGE, userId, now }),
    ],
    deleteExpiredChallenges: [({ db, dayAgo }) => passkeys.deleteExpiredChallenges(db, dayAgo)],
  },
  'features/auth/factor/recovery-code-queries': {
    insertCodes: [({ db, userId, now }) => codes.insertCodes(db, [{ user_id: userId, code_hash: 'x', added_at: now }])],
    deleteCode: [({ db, userId }) => codes.deleteCode(db, { userId, codeHash: 'x' })],
    deleteCodes: [
      ({ db, userId }) => codes.deleteCodes(db, userId),
      ({ db, userId, dayAgo }) => codes.deleteCodes(db, userId, dayAgo),
    ],
    countCodes: [({ db, userId }) => codes.countCodes(db, userId)],
  },
  'features/auth/factor/second-step-queries': {
    insertSecondStep: [
      ({ db, userId, now }) =>
        steps.insertSecondStep(db, { token_hash: 'x', user_id: userId, password_proof: null, expires_at: now }),
    ],
    findUserOfStep: [({ db, now }) => steps.findUserOfStep(db, { ...KEYS, now })],
    deleteSecondStep: [({ db, userId, now }) => steps.deleteSecondStep(db, { ...KEYS, userId, now })],
    deleteSecondSteps: [({ db, userId }) => steps.deleteSecondSteps(db, userId)],
    deleteExpiredSecondSteps: [({ db, dayAgo }) => steps.deleteExpiredSecondSteps(db, dayAgo)],
  },
  'features/auth/google-queries': {
    findUserOfIdentity: [({ db }) => google.findUserOfIdentity(db, IDENTITY)],
    insertIdentity: [({ db, now }) => google.insertIdentity(db, IDENTITY, { user_id: 1, created_at: now })],
    listIdentities: [({ db, userId }) => google.listIdentities(db, userId)],
    deleteIdentities: [
      ({ db, userId }) => google.deleteIdentities(db, userId),
      ({ db, userId, dayAgo }) => google.deleteIdentities(db, userId, dayAgo),
    ],
    insertLoginTicket: [
      ({ db, userId, now }) =>
        google.insertLoginTicket(db, { token_hash: 'x', browser_hash: 'x', user_id: userId, expires_at: now }),
    ],
    deleteExpiredLoginTickets: [({ db, dayAgo }) => google.deleteExpiredLoginTickets(db, dayAgo)],
    findUserOfLoginTicket: [({ db, now }) => google.findUserOfLoginTicket(db, { ...KEYS, now })],
    deleteLoginTicket: [({ db, now }) => google.deleteLoginTicket(db, { ...KEYS, now })],
    insertSignIn: [
      ({ db, now }) =>
        google.insertSignIn(db, {
          state_hash: 'x',
          browser_hash: 'x',
          nonce: 'x',
          code_verifier: 'x',
          session_hash: null,
          expires_at: now,
        }),
    ],
    deleteSignIn: [({ db, now }) => google.deleteSignIn(db, { ...KEYS, now })],
    deleteExpiredSignIns: [({ db, dayAgo }) => google.deleteExpiredSignIns(db, dayAgo)],
  },
  'features/auth/sessions/queries': {
    insertSession: [
      ({ db, userId, now }) =>
        sessions.insertSession(db, {
          token_hash: 'x',
          user_id: userId,
          device: '',
          created_at: now,
          last_used_at: now,
        }),
    ],
    findLiveSession: [({ db, now }) => sessions.findLiveSession(db, { ...KEYS, now })],
    listLiveSessions: [({ db, userId, now }) => sessions.listLiveSessions(db, { userId, now })],
    findSessionUser: [({ db, now }) => sessions.findSessionUser(db, { ...KEYS, now })],
    lockSessionUser: [({ db, now }) => sessions.lockSessionUser(db, { ...KEYS, now })],
    stampSession: [({ db, now }) => sessions.stampSession(db, { ...KEYS, now })],
    deleteSession: [({ db }) => sessions.deleteSession(db, 'x')],
    deleteOwnSession: [({ db, userId }) => sessions.deleteOwnSession(db, { userId, sessionId: 1 })],
    deleteSessions: [({ db, userId }) => sessions.deleteSessions(db, userId)],
    deleteOtherSessions: [({ db, userId }) => sessions.deleteOtherSessions(db, { ...KEYS, userId })],
    deleteExpiredSessions: [({ db, now }) => sessions.deleteExpiredSessions(db, now)],
  },
};
