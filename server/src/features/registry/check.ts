import type { Purpose } from '@pawsume/contract/page-settings';
import type { CodeCheck, FileCheck, PrintedCheck, SignedRecord } from '@pawsume/contract/registry';
import type { LiveLink } from '#db/link-types';
import type { RegisteredFile } from '#db/registry-types';
import type { Db } from '#db/types';
import { changesSince, type FactChange, type PageFact } from './page-facts.ts';
import { findFileByCode, findKey, listFilesBySha256 } from './queries.ts';

/** What a résumé's page says now. */
export interface PageNow {
  petName: string;
  version: string;
  facts: readonly PageFact[];
}

export interface CheckParts {
  db: Db;
  /** The page of a résumé as it is now for a purpose; null where the résumé is deleted. */
  readPageNow(resumeId: number, purpose: Purpose): Promise<PageNow | null>;
}

type Compared = { page: PageNow; changes: FactChange[] } | null;

/** What became of a page since a file was made of it; null where its résumé is deleted. */
const compare = async ({ readPageNow }: CheckParts, file: RegisteredFile): Promise<Compared> => {
  const page = await readPageNow(file.resume_id, file.purpose);
  if (!page) return null;
  return { page, changes: page.version === file.version ? [] : changesSince(file, page.facts) };
};

const named = (changes: FactChange[]): string[] => changes.map(({ name }) => name);

/** What somebody learns who has the file: what it is of, when it was made, and what is called what was changed since. */
export const checkFileBySha256 = async (parts: CheckParts, sha256: string): Promise<FileCheck> => {
  for (const file of await listFilesBySha256(parts.db, sha256)) {
    const compared = await compare(parts, file);
    if (!compared) continue;
    const { page, changes } = compared;
    const about = {
      pet_name: page.petName,
      purpose: file.purpose,
      made_at: file.made_at.toISOString(),
      signed: await signedRecordOf(parts.db, file),
    };
    return changes.length > 0 ? { state: 'older', changed: named(changes), ...about } : { state: 'current', ...about };
  }
  return { state: 'unknown' };
};

const signedRecordOf = async (db: Db, file: RegisteredFile): Promise<SignedRecord> => {
  const { code, made_at, issuer, sha256, version, signature, key_id } = file;
  const key = await findKey(db, key_id);
  if (!key) throw new Error('A record was signed with a key that is not kept.');
  const record = { code, date: made_at.toISOString(), issuer, sha256, version };
  return { record, signature, key_id, public_key: key.public_key };
};

/** What somebody learns who has a code and no more: whether it still stands, and what is called what does not. */
export const checkPrintedCode = async (parts: CheckParts, code: string): Promise<CodeCheck> => {
  const file = await findFileByCode(parts.db, code);
  const compared = file && (await compare(parts, file));
  if (!compared) return { state: 'unknown' };
  const changed = named(compared.changes);
  return changed.length > 0 ? { state: 'older', changed } : { state: 'current' };
};

/**
 * For the page behind a link: whether the printed version of this code is still the current one, else what was changed
 * since and what the page says of it now. A code of another link is an unknown one.
 */
export const verifyPrinted = async (
  parts: CheckParts,
  { link, code }: { link: Pick<LiveLink, 'resume_id' | 'purpose'>; code: string },
): Promise<PrintedCheck> => {
  const file = await findFileByCode(parts.db, code);
  if (file?.resume_id !== link.resume_id || file.purpose !== link.purpose) return { state: 'unknown' };
  const compared = await compare(parts, file);
  if (!compared) return { state: 'unknown' };
  const printed = { code, printed_at: file.made_at.toISOString() };
  const { changes: changed } = compared;
  return changed.length > 0 ? { state: 'older', ...printed, changed } : { state: 'current', ...printed };
};
