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
    listStrangerLetters: [({ db, dayAgo }) => queries.listStrangerLetters(db, 'x', dayAgo)],
    insertStrangerLetter: [({ db, now }) => queries.insertStrangerLetter(db, 'x', now)],
    insertRefusal: [({ db, userId, now }) => queries.insertRefusal(db, { addressHash: 'x', userId, now })],
    hasRefused: [({ db, userId }) => queries.hasRefused(db, { addressHash: 'x', userId })],
    insertAskingBrowser: [({ db, userId }) => queries.insertAskingBrowser(db, { userId, browserHash: 'x' })],
    isBrowserOf: [({ db, userId }) => queries.isBrowserOf(db, { userId, browserHash: 'x' })],
    isNeverMailed: [({ db }) => queries.isNeverMailed(db, 'x')],
    insertNeverMailed: [({ db, now }) => queries.insertNeverMailed(db, 'x', now)],
    countReport: [({ db, now }) => queries.countReport(db, 1, { reason: 'x', mark: 'x', now })],
    findByReportKey: [({ db }) => queries.findByReportKey(db, 'x')],
    listOwnAddresses: [({ db, userId }) => queries.listOwnAddresses(db, userId)],
    forgetLateAddresses: [({ db, dayAgo }) => queries.forgetLateAddresses(db, dayAgo)],
    forgetStrangerLetters: [({ db, dayAgo }) => queries.forgetStrangerLetters(db, dayAgo)],
    forgetOldRefusals: [({ db, dayAgo }) => queries.forgetOldRefusals(db, dayAgo)],
    forgetReporters: [({ db, dayAgo }) => queries.forgetReporters(db, dayAgo)],
    listForAdmins: [({ db }) => queries.listForAdmins(db, 100)],
  },
};
