import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { AppError } from '#lib/app-error';
import { countReport, findByReportKey, findByToken } from './queries.ts';
import { linkInvalid, type ReferenceParts } from './reference.ts';

type Report = { reason: string } & ({ token: string } | { report: string });

/** Notes that somebody reports a request, by its link, or a confirmation that they read. Throws where there is none. */
export const report = async ({ db, clock }: ReferenceParts, given: Report): Promise<void> => {
  const now = clock();
  const isAsked = 'token' in given;
  const found = isAsked ? await findByToken(db, given.token, now) : await findByReportKey(db, given.report);
  if (!found) throw isAsked ? linkInvalid() : new AppError('not_found', messages.reportGone);
  await countReport(db, found.id, { reason: given.reason, now });
};
