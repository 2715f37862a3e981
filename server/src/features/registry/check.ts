import type { Purpose } from '@pawsume/contract/page-settings';
import type { CodeCheck, FileCheck, PrintedCheck, SignedRecord } from '@pawsume/contract/registry';
import type { Db, LiveLink, RegisteredFile } from '#db/types';
import { findLiveLink } from '#features/links/queries';
import { isCodeAt } from './page-code.ts';
import { changesSince, type FactChange, type PageFact, PET_NAME } from './page-facts.ts';
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
  /** Ids of signing keys that the operator withdrew. */
  withdrawnKeys: readonly string[];
}

type Compared = { page: PageNow; changes: FactChange[] } | null;

/** What became of a page since a file was made of it; null where its résumé is deleted. */
const compare = async ({ readPageNow }: Pick<CheckParts, 'readPageNow'>, file: RegisteredFile): Promise<Compared> => {
  const page = await readPageNow(file.resume_id, file.purpose);
  if (!page) return null;
  return { page, changes: page.version === file.version ? [] : changesSince(file, page.facts) };
};

const named = (changes: FactChange[]): string[] => [...new Set(changes.map(({ name, calledAs }) => calledAs ?? name))];

const isRenamed = (changes: FactChange[]): boolean => changes.some(({ name }) => name === PET_NAME);

/** What somebody learns who has the file: what it is of, when it was made, and what is called what was changed since. */
export const checkFileBySha256 = async (parts: CheckParts, sha256: string): Promise<FileCheck> => {
  for (const file of await listFilesBySha256(parts.db, sha256)) {
    const compared = await compare(parts, file);
    if (!compared) continue;
    const { page, changes } = compared;
    const about = {
      // The holder of a file knows only the name printed on it.
      pet_name: isRenamed(changes) ? '' : page.petName,
      purpose: file.purpose,
      made_at: file.made_at.toISOString(),
      signed: await signedRecordOf(parts, file),
    };
    return changes.length > 0 ? { state: 'older', changed: named(changes), ...about } : { state: 'current', ...about };
  }
  return { state: 'unknown' };
};

const signedRecordOf = async (
  { db, withdrawnKeys }: Pick<CheckParts, 'db' | 'withdrawnKeys'>,
  file: RegisteredFile,
): Promise<SignedRecord> => {
  const { code, made_at, issuer, sha256, version, signature, key_id } = file;
  const key = await findKey(db, key_id);
  if (!key) throw new Error('A record was signed with a key that is not kept.');
  const record = { code, date: made_at.toISOString(), issuer, sha256, version };
  const isWithdrawn = withdrawnKeys.includes(key_id);
  return { record, signature, key_id, public_key: key.public_key, ...(isWithdrawn && { key_withdrawn: true }) };
};

/** Returns true if the file was made at the address that its link has now. */
const isOfLink = (link: Pick<LiveLink, 'slug' | 'resume_id' | 'purpose'>, file: RegisteredFile): boolean =>
  file.resume_id === link.resume_id && file.purpose === link.purpose && isCodeAt(link.slug, file);

/**
 * Says whether a printed page still stands, and names what was changed, to those who have a code and no more. The code
 * of an address that has ended is an unknown one.
 */
export const checkPrintedCode = async (parts: CheckParts, code: string, now: Date): Promise<CodeCheck> => {
  const file = await findFileByCode(parts.db, code);
  const link = file && (await findLiveLink(parts.db, { resumeId: file.resume_id, purpose: file.purpose, now }));
  const compared = link && isOfLink(link, file) ? await compare(parts, file) : null;
  if (!compared) return { state: 'unknown' };
  const changed = named(compared.changes);
  return changed.length > 0 ? { state: 'older', changed } : { state: 'current' };
};

/**
 * For the page behind a link: whether the printed version of this code is still the current one, else what was changed
 * since and what the page says of it now. A code of another link, or of an earlier address, is an unknown one.
 */
export const verifyPrinted = async (
  parts: Pick<CheckParts, 'db' | 'readPageNow'>,
  { link, code }: { link: Pick<LiveLink, 'slug' | 'resume_id' | 'purpose'>; code: string },
): Promise<PrintedCheck> => {
  const file = await findFileByCode(parts.db, code);
  if (!file || !isOfLink(link, file)) return { state: 'unknown' };
  const compared = await compare(parts, file);
  if (!compared) return { state: 'unknown' };
  const printed = { code, printed_at: file.made_at.toISOString() };
  const { changes: changed } = compared;
  return changed.length > 0
    ? { state: 'older', ...printed, changed: changed.map(({ name, now }) => ({ name, now })) }
    : { state: 'current', ...printed };
};
