import * as pets from '#features/pets/queries';
import * as keys from '#features/resumes/download-key-queries';
import * as queries from '#features/resumes/queries';
import * as texts from '#features/resumes/text-queries';
import * as writings from '#features/resumes/writing-queries';
import type { Calls, Someone } from './call.ts';

const PROSE = { one_liner_description: 'x', rewritten_pet_description: 'x', rewritten_owner_description: 'x' };
const BASICS = { pet_name: 'x', pet_type: 'x', breed: '', pet_age: '1', gender: '', weight: '', description: '' };
const wish = ({ userId, petId }: Someone) => ({ userId, petId, wanted: 'x' });
const mine = ({ userId, resumeId, now }: Someone) => ({ userId, resumeId, now });

export const resumes: Record<string, Calls> = {
  'features/pets/queries': {
    getPet: [({ db, userId, petId }) => pets.getPet(db, userId, petId)],
    lockPet: [({ db, petId }) => pets.lockPet(db, petId)],
    hasResume: [({ db, petId }) => pets.hasResume(db, petId)],
    listPets: [({ db, userId }) => pets.listPets(db, userId)],
    listWholePets: [({ db, userId }) => pets.listWholePets(db, userId)],
    insertPet: [
      ({ db, userId, now }) => pets.insertPet(db, { userId, basics: BASICS, picture: null, bytes: 0, key: 'x', now }),
    ],
    getPetOfKey: [({ db, userId }) => pets.getPetOfKey(db, { userId, key: 'x' })],
    updatePet: [
      ({ db, petId, now }) => pets.updatePet(db, petId, { change: BASICS, baseVersion: undefined, now }),
      ({ db, petId, now }) => pets.updatePet(db, petId, { change: BASICS, baseVersion: 3, now }),
    ],
    updatePetStep: [
      ({ db, petId, now }) =>
        pets.updatePetStep(db, petId, { step: 'step2', answers: {}, baseVersion: undefined, now }),
      ({ db, petId, now }) =>
        pets.updatePetStep(db, petId, { step: 'step2', answers: { colour_markings: 'x' }, baseVersion: 3, now }),
    ],
    deletePetRow: [({ db }) => pets.deletePetRow(db, 2_000_000_000)],
  },
  'features/resumes/download-key-queries': {
    findBought: [({ db, userId }) => keys.findBought(db, userId, 'x')],
    insertBought: [(some) => keys.insertBought(some.db, { ...mine(some), opKey: 'x', version: 'x' })],
    stampDownload: [(some) => keys.stampDownload(some.db, { ...mine(some), version: 'x' })],
    deleteBoughtBefore: [({ db, dayAgo }) => keys.deleteBoughtBefore(db, dayAgo)],
  },
  'features/resumes/queries': {
    getResumeRow: [({ db, userId, resumeId }) => queries.getResumeRow(db, userId, resumeId)],
    findLivingResume: [({ db, resumeId }) => queries.findLivingResume(db, resumeId)],
    findNewestResume: [({ db, userId, petId }) => queries.findNewestResume(db, { userId, petId })],
    listResumeRows: [
      ({ db, userId }) => queries.listResumeRows(db, userId, { before: null, limit: 50 }),
      ({ db, userId, resumeId }) => queries.listResumeRows(db, userId, { before: resumeId, limit: 50 }),
    ],
    insertResume: [
      ({ db, userId, petId, now }) =>
        queries.insertResume(db, {
          userId,
          petId,
          prose: PROSE,
          owner: {},
          purpose: 'Renting',
          writtenBy: 'x',
          modelFailed: false,
          told: [],
          key: null,
          now,
        }),
    ],
    updatePageSettings: [({ db, resumeId }) => queries.updatePageSettings(db, resumeId, (before) => before)],
    updateTold: [({ db, resume }) => queries.updateTold(db, resume, { told: [], modelFailed: false })],
    markResumePaid: [(some) => queries.markResumePaid(some.db, mine(some))],
    markResumeUnpaid: [(some) => queries.markResumeUnpaid(some.db, mine(some))],
    hideResume: [(some) => queries.hideResume(some.db, mine(some))],
    showResume: [(some) => queries.showResume(some.db, mine(some))],
    listForgottenResumes: [({ db, now }) => queries.listForgottenResumes(db, now)],
    findForgottenResume: [({ db, resumeId, now }) => queries.findForgottenResume(db, resumeId, now)],
    listResumesOfPet: [({ db, petId }) => queries.listResumesOfPet(db, petId)],
    deleteResumeRow: [({ db, resumeId }) => queries.deleteResumeRow(db, resumeId)],
    isUnpaidResume: [(some) => queries.isUnpaidResume(some.db, mine(some))],
    isPaymentUnconfirmed: [({ db, resumeId }) => queries.isPaymentUnconfirmed(db, resumeId)],
    countFreeDownload: [({ db, now }) => queries.countFreeDownload(db, now)],
  },
  'features/resumes/writing-queries': {
    findResumeMade: [
      ({ db, userId, petId, now }) =>
        writings.findResumeMade(db, { userId, petId, owner: {}, purpose: 'Renting', since: now, key: 'key-12345' }),
    ],
    findWritingOf: [(some) => writings.findWritingOf(some.db, wish(some))],
    giveUpWriting: [(some) => writings.giveUpWriting(some.db, wish(some))],
    insertWriting: [(some) => writings.insertWriting(some.db, wish(some))],
    findWriting: [({ db }) => writings.findWriting(db, 7)],
    renewWriting: [({ db }) => writings.renewWriting(db, 7)],
    keepWriting: [({ db }) => writings.keepWriting(db, 7)],
    endWriting: [({ db }) => writings.endWriting(db, 7)],
    stopWritings: [(some) => writings.stopWritings(some.db, wish(some))],
    deleteExpiredWritings: [({ db }) => writings.deleteExpiredWritings(db)],
  },
  'features/resumes/text-queries': {
    lockResume: [({ db, resumeId }) => texts.lockResume(db, resumeId)],
    updateText: [
      ({ db, resumeId, now }) =>
        texts.updateText(db, resumeId, { prose: PROSE, told: null, writtenBy: 'x', cause: 'edited' }, now),
    ],
    keepEarlierText: [({ db, resume }) => texts.keepEarlierText(db, { ...resume, version: 9 })],
    listEarlierTexts: [({ db, resumeId }) => texts.listEarlierTexts(db, resumeId)],
    findEarlierText: [({ db, resumeId }) => texts.findEarlierText(db, { resumeId, version: 0 })],
    proseOf: [],
  },
};
