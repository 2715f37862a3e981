import * as queries from '#features/registry/queries';
import type { Calls, Someone } from './call.ts';

const KEY = { id: 'a key', public_key: 'x', private_key: null };
const fileOf = ({ userId, resumeId, now }: Someone) => ({
  ...{ user_id: userId, resume_id: resumeId, purpose: 'Renting' as const, sha256: 'x', code: 'x', version: 'x' },
  ...{ facts: '[]', salt: 'x', issuer: 'x', key_id: 'key1', signature: 'x', made_at: now },
});

export const registry: Record<string, Calls> = {
  'features/registry/queries': {
    insertFile: [(some) => queries.insertFile(some.db, fileOf(some))],
    listFilesBySha256: [({ db }) => queries.listFilesBySha256(db, 'x')],
    findFileByCode: [({ db }) => queries.findFileByCode(db, 'x')],
    findKey: [({ db }) => queries.findKey(db, 'key1')],
    findKeyMadeHere: [({ db }) => queries.findKeyMadeHere(db)],
    insertKey: [({ db, now }) => queries.insertKey(db, { ...KEY, created_at: now })],
    forgetPrivateHalves: [({ db }) => queries.forgetPrivateHalves(db, ['key1'])],
    listPublicKeys: [({ db }) => queries.listPublicKeys(db)],
  },
};
