import * as queries from '#features/confirmations/queries';
import type { Calls, Someone } from './call.ts';

const asked = ({ userId, petId, now }: Someone) => ({
  ...{ user_id: userId, pet_id: petId, kind: 'Vet' as const, channel: 'mail' as const, name: 'x', email: 'x' },
  ...{ address_hash: 'x', masked: 'x', token_hash: 'x', browser_hash: 'x', report_key: 'x' },
  ...{ asked_at: now, expires_at: now },
});

export const confirmations: Record<string, Calls> = {
  'features/confirmations/queries': {
    insertConfirmation: [(some) => queries.insertConfirmation(some.db, asked(some))],
    lockOwnConfirmation: [({ db, userId, petId }) => queries.lockOwnConfirmation(db, userId, petId)],
    findConfirmation: [({ db }) => queries.findConfirmation(db, 1)],
    listConfirmationsOfPet: [({ db, petId }) => queries.listConfirmationsOfPet(db, petId)],
    listShownConfirmations: [({ db, petId }) => queries.listShownConfirmations(db, petId)],
    findByToken: [({ db, now }) => queries.findByToken(db, 'x', now)],
    lockByToken: [({ db, now }) => queries.lockByToken(db, 'x', now)],
    updateConfirmation: [({ db }) => queries.updateConfirmation(db, 1, { state: 'opened', said: {}, lines: [] })],
    putConfirmationToken: [
      ({ db }) => queries.putConfirmationToken(db, { id: 1, tokenHash: 'x', isAgain: false }),
      ({ db }) => queries.putConfirmationToken(db, { id: 1, tokenHash: 'x', isAgain: true }),
    ],
    lockAddress: [({ db }) => queries.lockAddress(db, 'x')],
    countAskedAt: [({ db, dayAgo }) => queries.countAskedAt(db, 'x', dayAgo)],
    hasRefused: [({ db, userId }) => queries.hasRefused(db, { addressHash: 'x', userId })],
    isBrowserOf: [({ db, userId }) => queries.isBrowserOf(db, { userId, browserHash: 'x' })],
    isNeverMailed: [({ db }) => queries.isNeverMailed(db, 'x')],
    insertNeverMailed: [({ db, now }) => queries.insertNeverMailed(db, 'x', now)],
    countReport: [({ db, now }) => queries.countReport(db, 1, { reason: 'x', now })],
    findByReportKey: [({ db }) => queries.findByReportKey(db, 'x')],
    listOwnAddresses: [({ db, userId }) => queries.listOwnAddresses(db, userId)],
    forgetLateAddresses: [({ db, dayAgo }) => queries.forgetLateAddresses(db, dayAgo)],
    listForAdmins: [({ db }) => queries.listForAdmins(db, 100)],
  },
};
