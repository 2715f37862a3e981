import { registryMessages } from '@pawsume/contract/registry-messages';
import { screens, sharedPage } from '@pawsume/contract/screens';
import type { Db, ResumeRow } from '#db/types';
import { findLiveLink } from '#features/links/queries';
import { findPageCode } from '#features/registry/page-code';
import type { Clock } from '#lib/clock';
import type { ResumePage } from '#press/page';

const { printed } = registryMessages;

export interface LinkParts {
  db: Db;
  clock: Clock;
  publicUrl: string;
}

/** The page with the way to its link and the code of this version, while the link of the résumé and its purpose is on. */
export const printLink = async (
  { db, clock, publicUrl }: LinkParts,
  { id, purpose }: Pick<ResumeRow, 'id' | 'purpose'>,
  { page, version }: { page: ResumePage; version: string },
): Promise<{ page: ResumePage; code: string | null }> => {
  const live = await findLiveLink(db, { resumeId: id, purpose, now: clock() });
  if (!live) return { page, code: null };
  const code = await findPageCode(db, live, version);
  const link = {
    url: `${publicUrl}${sharedPage(live.slug)}?v=${code}`,
    code,
    alt: printed.alt(code),
    hint: printed.stillCurrent(publicUrl.replace(/^https?:\/\//, '') + screens.verify),
  };
  return { page: { ...page, footer: { ...page.footer, link } }, code };
};
