import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { AppError } from '#lib/app-error';
import { maskAddress } from '#limits/keys';
import { countReport, findByReportKey } from './queries.ts';
import { findForReference, type ReferenceParts, type Visit } from './reference.ts';

interface OfPage {
  report: string;
  /** Network address of the reader. */
  address: string;
}

type Report = { reason: string } & (Visit | OfPage);

/**
 * Counts a report of a request, by its link, or of a confirmation on a page: once for the reference, and once for each network
 * address. Throws where there is none.
 */
export const report = async (parts: ReferenceParts, given: Report): Promise<void> => {
  const found = 'token' in given ? await findForReference(parts, given) : await findByReportKey(parts.db, given.report);
  if (!found) throw new AppError('not_found', messages.reportGone);
  const reporter = 'token' in given ? 'reference' : maskAddress(given.address);
  // The id keeps reporters of two confirmations from being compared.
  const mark = parts.addressHash(`${found.id}@${reporter}`);
  await countReport(parts.db, found.id, { reason: given.reason, mark, now: parts.clock() });
};
