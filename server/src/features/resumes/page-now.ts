import type { Purpose } from '@pawsume/contract/page-settings';
import type { Db } from '#db/types';
import type { PageNow } from '#features/registry/check';
import { findLivingUser } from '#features/users/queries';
import { composeResumePage, registeredFacts } from './compose-resume-page.ts';
import { findLivingResume } from './queries.ts';
import { resumeFor } from './resume-for.ts';

/** What a résumé's page says now for a purpose; null where the résumé is deleted. */
export const readPageNow = async (db: Db, resumeId: number, purpose: Purpose): Promise<PageNow | null> => {
  const resume = await findLivingResume(db, resumeId);
  const user = resume && (await findLivingUser(db, resume.user_id));
  if (!user) return null;
  const composed = await composeResumePage(db, resumeFor(resume, purpose), user);
  return { petName: composed.page.name, version: composed.version, facts: registeredFacts(composed) };
};
