import { sharedPage, sharedProof } from '@pawsume/contract/screens';
import type { LiveLink } from '#db/link-types';
import type { Db, ResumeRow } from '#db/types';
import { listProofsOfLink } from '#features/proofs/describe-proof';
import { type ComposedPage, composeResumePage } from '#features/resumes/compose-resume-page';
import { getResumeRow } from '#features/resumes/queries';
import { resumeFor } from '#features/resumes/resume-for';
import { findLivingUser } from '#features/users/queries';
import type { SharedPage } from '#press/shared-page/shared-page';

/** Whether readers get the page without a watermark: somebody paid for it, or downloaded it once. */
export const isClean = ({ is_paid, downloaded_at }: Pick<ResumeRow, 'is_paid' | 'downloaded_at'>): boolean =>
  is_paid || downloaded_at !== null;

export interface LinkPage extends ComposedPage {
  clean: boolean;
}

/** The page behind a link as plain data; null where its account is gone. */
export const composeLinkPage = async (db: Db, link: LiveLink): Promise<LinkPage | null> => {
  const user = await findLivingUser(db, link.user_id);
  if (!user) return null;
  const resume = await getResumeRow(db, user.id, link.resume_id);
  return {
    ...(await composeResumePage(db, resumeFor(resume, link.purpose, { hidesContact: link.hides_contact }), user)),
    clean: isClean(resume),
  };
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
