import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Purpose } from '@pawsume/contract/page-settings';
import { canonical } from '@pawsume/contract/registry';
import type { Db } from '#db/types';
import { fingerprintsOf, type PageFact } from './page-facts.ts';
import { insertFile } from './queries.ts';
import { getSigningKey } from './signing-key.ts';

/** A PDF that is about to be handed out. */
export interface FileToRegister {
  pdf: Buffer;
  resume: { id: number; user_id: number };
  purpose: Purpose;
  /** Names the contents of its page. */
  version: string;
  facts: readonly PageFact[];
  /** As it stands on the page; null where no link is on. */
  code: string | null;
}

export interface RegisterParts {
  db: Db;
  publicUrl: string;
  signingKey: KeyObject | null;
}

const SALT_BYTES = 16;

/**
 * Keeps a signed record of a file before it is sent. Of the same bytes of a résumé there is one, the first.
 * In a transaction, hand its handle over as `db`.
 */
export const registerFile = async (
  parts: RegisterParts,
  { pdf, resume, purpose, version, facts, code }: FileToRegister,
  now: Date,
): Promise<void> => {
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const issuer = new URL(parts.publicUrl).origin;
  const key = await getSigningKey(parts, now);
  const record = { code, date: now.toISOString(), issuer, sha256, version };
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  await insertFile(parts.db, {
    ...{ user_id: resume.user_id, resume_id: resume.id, purpose, sha256, code, version, salt, issuer },
    facts: JSON.stringify(fingerprintsOf(facts, salt)),
    key_id: key.id,
    signature: sign(null, Buffer.from(canonical(record)), key.privateKey).toString('base64url'),
    made_at: now,
  });
};
