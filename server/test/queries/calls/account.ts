import { releaseLease, takeLease } from '#db/lease';
import * as erase from '#features/account/erase-queries';
import * as exports from '#features/account/export-queries';
import * as pictures from '#features/account/picture-queries';
import * as ledger from '#features/credits/ledger';
import * as credits from '#features/credits/queries';
import { askDatabase } from '#features/system/queries';
import type { Calls, Someone } from './call.ts';

const readLists = async ({ db, userId }: Someone): Promise<void> => {
  for (const pages of Object.values(exports.streamLists(db, userId))) for await (const _page of pages);
};

export const account: Record<string, Calls> = {
  'features/account/picture-queries': {
    listPictures: [({ db, userId }) => pictures.listPictures(db, userId)],
    listProofFiles: [({ db, userId }) => pictures.listProofFiles(db, userId)],
    listNamedPictures: [({ db }) => pictures.listNamedPictures(db, ['x.jpg', 'y.jpg'])],
  },
  'features/account/export-queries': {
    collectData: [({ db, userId }) => exports.collectData(db, userId)],
    streamLists: [readLists],
  },
  'features/account/erase-queries': {
    deleteUserRows: [({ db, userId }) => erase.deleteUserRows(db, userId)],
    emptyUser: [({ db, userId, now }) => erase.emptyUser(db, { userId, now })],
  },
  'features/credits/queries': {
    findBalance: [({ db, userId }) => credits.findBalance(db, userId)],
    findSpend: [({ db, userId }) => credits.findSpend(db, userId, 'x')],
    listLedger: [({ db, userId }) => credits.listLedger(db, userId)],
  },
  'features/credits/ledger': {
    enterInLedger: [
      ({ db, userId, now }) => ledger.enterInLedger(db, { kind: 'admin', change: 1, actorId: userId, userId, now }),
    ],
    lockBalance: [({ db, userId }) => ledger.lockBalance(db, userId)],
  },
  'features/system/queries': { askDatabase: [({ db }) => askDatabase(db)] },
  'db/lease': {
    takeLease: [({ db }) => takeLease(db, 'housekeeper', 'x')],
    releaseLease: [({ db }) => releaseLease(db, 'housekeeper', 'x')],
  },
};
