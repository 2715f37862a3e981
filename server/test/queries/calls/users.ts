import * as allowance from '#features/users/allowance-queries';
import * as addresses from '#features/users/earlier-address-queries';
import * as links from '#features/users/mailed-token-queries';
import * as queries from '#features/users/queries';
import type { Calls, Someone } from './call.ts';

const EMAIL = 'somebody@example.com';

export const users: Record<string, Calls> = {
  'features/users/allowance-queries': {
    countPets: [({ db, userId }) => allowance.countPets(db, userId)],
    countResumes: [({ db, userId }) => allowance.countResumes(db, userId)],
    countWritings: [({ db, userId }) => allowance.countWritings(db, userId)],
    sumPictureBytes: [({ db, userId }) => allowance.sumPictureBytes(db, userId)],
  },
  'features/users/mailed-token-queries': {
    putMailedToken: [true, false].map(
      (isAgain) =>
        ({ db, userId, now }: Someone) =>
          links.putMailedToken(db, {
            userId,
            purpose: 'reset_password',
            isAgain,
            token_hash: 'x',
            email: EMAIL,
            expires_at: now,
          }),
    ),
    findUserOfToken: [({ db, now }) => links.findUserOfToken(db, { token: 'x', purpose: 'reset_password', now })],
    takeMailedToken: [({ db, now }) => links.takeMailedToken(db, { token: 'x', purpose: 'reset_password', now })],
    deleteMailedTokens: [
      ({ db, userId }) => links.deleteMailedTokens(db, userId),
      ({ db, userId }) => links.deleteMailedTokens(db, userId, 'reset_password'),
    ],
    deleteExpiredMailedTokens: [({ db, dayAgo }) => links.deleteExpiredMailedTokens(db, dayAgo)],
  },
  'features/users/earlier-address-queries': {
    listChangesSince: [({ db, userId, dayAgo }) => addresses.listChangesSince(db, { userId, since: dayAgo, limit: 3 })],
    insertEarlierAddress: [
      ({ db, userId, now }) =>
        addresses.insertEarlierAddress(db, {
          user_id: userId,
          email: EMAIL,
          token_hash: 'y',
          changed_at: now,
          expires_at: now,
        }),
    ],
    findUndoableChange: [({ db, userId, now }) => addresses.findUndoableChange(db, { userId, id: 1, now })],
    putUndoToken: [({ db }) => addresses.putUndoToken(db, { id: 1, tokenHash: 'z' })],
    findAddressThen: [({ db, userId, dayAgo }) => addresses.findAddressThen(db, userId, dayAgo)],
    findEarlierAddress: [({ db, now }) => addresses.findEarlierAddress(db, { token: 'x', now })],
    listUndoableChanges: [({ db, userId, now }) => addresses.listUndoableChanges(db, { userId, now })],
    voidEarlierAddresses: [({ db, userId }) => addresses.voidEarlierAddresses(db, { id: 1, userId })],
    deleteExpiredAddresses: [({ db, dayAgo }) => addresses.deleteExpiredAddresses(db, dayAgo)],
  },
  'features/users/queries': {
    findUserByKey: [({ db }) => queries.findUserByKey(db, 'somebody')],
    userExists: [({ db, userId }) => queries.userExists(db, userId)],
    findLivingUser: [({ db, userId }) => queries.findLivingUser(db, userId)],
    insertResetJob: [
      ({ db, now }) =>
        queries.insertResetJob(db, { id: crypto.randomUUID(), email: EMAIL, request_id: null, posted_at: now }),
    ],
    lockUserIfThere: [({ db, userId }) => queries.lockUserIfThere(db, userId)],
    lockUser: [({ db, userId }) => queries.lockUser(db, userId)],
    lockUserAtAddress: [({ db, userId }) => queries.lockUserAtAddress(db, { userId, email: EMAIL })],
    findConfirmedEmail: [({ db, userId }) => queries.findConfirmedEmail(db, userId)],
    wasAccountDeletedAfter: [({ db, dayAgo }) => queries.wasAccountDeletedAfter(db, dayAgo)],
    isEmailTaken: [({ db }) => queries.isEmailTaken(db, EMAIL)],
    listUsersByEmail: [({ db }) => queries.listUsersByEmail(db, EMAIL)],
    hasIdentity: [({ db, userId }) => queries.hasIdentity(db, userId)],
    insertUser: [
      ({ db, now }) =>
        queries.insertUser(db, {
          username: 'new',
          username_key: 'new',
          password_hash: null,
          name: 'New',
          email: EMAIL,
          role: 'user',
          created_at: now,
        }),
    ],
    updateUser: [
      ({ db, userId, now }) => queries.updateUser(db, userId, { last_login: now }),
      ({ db, userId }) => queries.updateUser(db, userId, { name: 'x', email: EMAIL, profession: 'x', phone: 'x' }),
    ],
  },
};
