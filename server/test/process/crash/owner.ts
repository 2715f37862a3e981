import { randomUUID } from 'node:crypto';
import type { Db } from '#db/types';
import { insertSession } from '#features/auth/sessions/queries';
import { enterInLedger } from '#features/credits/ledger';
import { insertPet } from '#features/pets/queries';
import { insertResume } from '#features/resumes/queries';
import { hashToken, newToken } from '#lib/secrets';

export interface Owner {
  userId: number;
  token: string;
}

/** A new account with a session. Written directly: hashing a password each time would take longer than the test. */
export const insertOwner = async (db: Db): Promise<Owner> => {
  const now = new Date();
  const username = randomUUID();
  const { id: userId } = await db
    .insertInto('users')
    .values({ username, username_key: username, name: 'Jo Tester', email: 'jo@example.com', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = newToken();
  await insertSession(db, {
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    last_used_at: now,
    device: '',
  });
  return { userId, token };
};

const BASICS = {
  pet_name: 'Biscuit',
  pet_type: 'Dog',
  breed: '',
  pet_age: '3',
  gender: '',
  weight: '',
  description: '',
};

const PROSE = {
  one_liner_description: 'A calm dog.',
  rewritten_pet_description: 'Biscuit is three years old.',
  rewritten_owner_description: 'Jo works as a nurse.',
};

/** An unpaid résumé of this owner. Returns its id. */
export const insertResumeOf = async (db: Db, { userId }: Owner): Promise<number> => {
  const now = new Date();
  const petId = await insertPet(db, { userId, basics: BASICS, picture: null, bytes: 0, key: randomUUID(), now });
  if (petId === undefined) throw new Error('there is a pet of a new key');
  return insertResume(db, {
    userId,
    petId,
    prose: PROSE,
    owner: {},
    purpose: 'Renting',
    writtenBy: 'test',
    modelFailed: false,
    told: [],
    key: null,
    now,
  });
};

/** Spends credits, as downloads of this résumé do. */
export const spend = async (
  db: Db,
  { userId }: Owner,
  { resumeId, credits }: { resumeId: number; credits: number },
) => {
  for (let spent = 0; spent < credits; spent += 1) {
    const entry = { kind: 'spend', userId, opKey: randomUUID(), resumeId, now: new Date() } as const;
    await db.transaction().execute((tx) => enterInLedger(tx, entry));
  }
};
