import { createHash } from 'node:crypto';
import { printedCode } from '@pawsume/contract/printed-code';
import type { Db, LiveLink } from '#db/types';
import { findFileByCode } from './queries.ts';

const MOST_TRIES = 8;
const BITS_AT = 8;

const codeOf = (slug: string, version: string, attempt: number): string =>
  printedCode(
    createHash('sha256')
      .update(JSON.stringify([slug, version, attempt]))
      .digest()
      .readBigUInt64BE(BITS_AT),
  );

/** Returns true if this code was made for this version of a page at this address. */
export const isCodeAt = (slug: string, { code, version }: { code: string | null; version: string }): boolean =>
  Array.from({ length: MOST_TRIES }, (_, attempt) => codeOf(slug, version, attempt)).some((each) => each === code);

/**
 * The code of a version of a page at its link: for the same version and address always the same one, and for another
 * version or another address another one.
 */
export const findPageCode = async (
  db: Db,
  { slug, resume_id: resumeId, purpose }: Pick<LiveLink, 'slug' | 'resume_id' | 'purpose'>,
  version: string,
): Promise<string> => {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const code = codeOf(slug, version, attempt);
    const file = await findFileByCode(db, code);
    // With a million pages, one or two share their first code with another one.
    if (!file || (file.resume_id === resumeId && file.purpose === purpose && file.version === version)) return code;
  }
  throw new Error('No code is left for this page.');
};
