import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@pawsume/contract/second-factor';
import type { Db } from '#db/types';
import { hashToken } from '#lib/secrets';
import { deleteCode, deleteCodes, insertCodes } from './recovery-code-queries.ts';

/** Without letters and digits that look alike. Twelve of them are 59 random bits, so that a plain hash of them will do. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;
const GROUPS = /.{4}(?=.)/g;

const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const shown = (code: string): string => code.replaceAll(GROUPS, '$&-');

/** Gives an account new codes in place of all it had. Returns them; only their hashes are stored. */
export const issueCodes = async ({ tx, now }: { tx: Db; now: Date }, userId: number): Promise<string[]> => {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newCode());
  await deleteCodes(tx, userId);
  const rows = [...codes].map((code) => ({ user_id: userId, code_hash: hashToken(code), added_at: now }));
  await insertCodes(tx, rows);
  return [...codes].map(shown);
};

/** Uses a code up. Returns whether it was valid; of several requests at once, only one gets true. */
export const takeCode = (db: Db, userId: number, code: string): Promise<boolean> =>
  deleteCode(db, { userId, codeHash: hashToken(code) });
