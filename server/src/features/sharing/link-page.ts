import { SHOWN_BY_DEFAULT, type Shown } from '@pawsume/contract/page-settings';
import { sharedPage, sharedProof } from '@pawsume/contract/screens';
import type { LinkRow, LiveLink } from '#db/link-types';
import type { Db, ResumeRow } from '#db/types';
import { listProofsOfLink } from '#features/proofs/describe-proof';
import { type ComposedPage, composeResumePage } from '#features/resumes/compose-resume-page';
import { getResumeRow } from '#features/resumes/queries';
import { findLivingUser } from '#features/users/queries';
import type { SharedPage } from '#press/shared-page/shared-page';

const PARTS = ['address', 'phone', 'email', 'references'] as const satisfies (keyof Shown)[];

/** Whether readers get the page without a watermark: somebody paid for it, or downloaded it once. */
export const isClean = ({ is_paid, downloaded_at }: Pick<ResumeRow, 'is_paid' | 'downloaded_at'>): boolean =>
  is_paid || downloaded_at !== null;

type Reading = Pick<LinkRow, 'purpose' | 'hides_contact'>;

/**
 * What of the owner readers of a link see. What was chosen to be shown, was chosen for the résumé's own purpose: for another one
 * it shows no more than that purpose does by itself. What was chosen to be hidden is hidden for all.
 */
const shownAt = ({ purpose, hides_contact: hides }: Reading, resume: ResumeRow): Shown => {
  const { shown: chosen = {} } = resume.page_choices;
  const byDefault = SHOWN_BY_DEFAULT[purpose];
  const isShown = (part: keyof Shown): boolean => {
    if (hides && part !== 'references') return false;
    if (purpose === resume.purpose) return chosen[part] ?? byDefault[part];
    return byDefault[part] && chosen[part] !== false;
  };
  return Object.fromEntries(PARTS.map((part) => [part, isShown(part)])) as unknown as Shown; // PARTS has them all
};

/** The résumé as it is for the readers of this link. */
const resumeOf = (link: Reading, resume: ResumeRow): ResumeRow => ({
  ...resume,
  purpose: link.purpose,
  page_choices: { ...resume.page_choices, shown: shownAt(link, resume) },
});

export interface LinkPage extends ComposedPage {
  clean: boolean;
}

/** The page behind a link as plain data; null where its account is gone. */
export const composeLinkPage = async (db: Db, link: LiveLink): Promise<LinkPage | null> => {
  const user = await findLivingUser(db, link.user_id);
  if (!user) return null;
  const resume = await getResumeRow(db, user.id, link.resume_id);
  return { ...(await composeResumePage(db, resumeOf(link, resume), user)), clean: isClean(resume) };
};

/** The same with its addresses, and the proofs that its owner shows there. */
export const describeSharedPage = async (
  { db, publicUrl }: { db: Db; publicUrl: string },
  { id, slug, with_pdf, hides_contact }: LiveLink,
  { page, picture, clean }: LinkPage,
): Promise<SharedPage> => {
  const proofs = await listProofsOfLink(db, id);
  const path = sharedPage(slug);
  return {
    page,
    url: publicUrl + path,
    photo: picture === null ? null : `${path}/photo`,
    picture: `${publicUrl}${path}/photo`,
    pdf: with_pdf ? `${path}/pdf` : null,
    watermark: !clean,
    asksForContact: hides_contact,
    verification: null,
    proofs: proofs.map((proof) => ({ title: proof.title, url: sharedProof(slug, proof.id) })),
  };
};
