import { messages } from '@pawsume/contract/messages';
import { PRINTED_CODE, readPrintedCode } from '@pawsume/contract/printed-code';
import type { PrintedCheck } from '@pawsume/contract/registry';
import type { Db, LiveLink } from '#db/types';
import { verifyPrinted } from '#features/registry/check';
import { readPageNow } from '#features/resumes/page-now';
import type { Verification } from '#press/shared-page/shared-page';

const { page: words } = messages.sharing;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'America/Vancouver' });

/** What became of the printed page whose code a reader brings along; a code that is none, or of another link, is not known. */
export const checkPrintedVersion = async (db: Db, link: LiveLink, typed: string): Promise<PrintedCheck> => {
  const read = readPrintedCode(typed);
  if (!('code' in read && PRINTED_CODE.test(read.code))) return { state: 'unknown' };
  const parts = { db, readPageNow: (id: number, purpose: LiveLink['purpose']) => readPageNow(db, id, purpose) };
  return verifyPrinted(parts, { link, code: read.code });
};

/** The same in the words of the page. */
export const describePrinted = (check: PrintedCheck): Verification => {
  if (check.state === 'unknown') {
    return { title: words.printedUnknown, isCurrent: false, lines: [words.printedUnknownExplained] };
  }
  const printed = words.printedOn(day.format(new Date(check.printed_at)), check.code);
  if (check.state === 'current') return { title: words.printedCurrent, isCurrent: true, lines: [printed] };
  const changed = check.changed.map(({ name, now }) => words.changedTo(name, now));
  return { title: words.printedOlder, isCurrent: false, lines: [printed, ...changed] };
};
