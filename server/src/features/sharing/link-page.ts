import type { Purpose } from '@pawsume/contract/page-settings';
import { sharedPage, sharedProof } from '@pawsume/contract/screens';
import type { Db, LiveLink, ResumeRow, UserRow } from '#db/types';
import { listProofsOfLink } from '#features/proofs/describe-proof';
import {
  type ComposedPage,
  composeFrom,
  type PageAnswers,
  readPageAnswers,
} from '#features/resumes/compose-resume-page';
import { isBought } from '#features/resumes/download-key';
import { getResumeRow } from '#features/resumes/queries';
import { resumeFor } from '#features/resumes/resume-for';
import { findLivingUser } from '#features/users/queries';
import type { SharedPage } from '#press/shared-page/shared-page';

/** True if readers see the page without a watermark: it was paid for, or downloaded once. */
export const isClean = ({ is_paid, downloaded_at }: Pick<ResumeRow, 'is_paid' | 'downloaded_at'>): boolean =>
  is_paid || downloaded_at !== null;

export interface LinkPage extends ComposedPage {
  clean: boolean;
}

const readResume = async (db: Db, link: LiveLink): Promise<{ resume: ResumeRow; answers: PageAnswers } | null> => {
  const user = await findLivingUser(db, link.user_id);
  if (!user) return null;
  const resume = await getResumeRow(db, user.id, link.resume_id);
  return { resume, answers: await readPageAnswers(db, resume, user) };
};

const composeFor = ({ purpose, hides_contact }: LiveLink, resume: ResumeRow, answers: PageAnswers): ComposedPage =>
  composeFrom(answers, resumeFor(resume, purpose, { hidesContact: hides_contact }));

/** Returns true if the page of this purpose was paid for. A link that hides the contact shows less of the same page. */
const isPdfClean = (purpose: Purpose, resume: ResumeRow, answers: PageAnswers): boolean =>
  isBought(resume, composeFrom(answers, resumeFor(resume, purpose)).version);

/** The page behind a link as plain data; null where its account is gone. */
export const composeLinkPage = async (db: Db, link: LiveLink): Promise<LinkPage | null> => {
  const read = await readResume(db, link);
  if (!read) return null;
  const { resume, answers } = read;
  return { ...composeFor(link, resume, answers), clean: isClean(resume) };
};

/** Composes the page for the PDF of a link. It is clean if a download of this very page would not cost a credit. */
export const composeLinkPdf = async (db: Db, link: LiveLink): Promise<LinkPage | null> => {
  const read = await readResume(db, link);
  if (!read) return null;
  const { resume, answers } = read;
  return { ...composeFor(link, resume, answers), clean: isPdfClean(link.purpose, resume, answers) };
};

/** Says for each purpose whether the PDF of its link has the watermark. */
export const readPdfMarks = async (
  db: Db,
  resume: ResumeRow,
  user: UserRow,
): Promise<(purpose: Purpose) => boolean> => {
  if (!isClean(resume)) return () => true;
  const answers = await readPageAnswers(db, resume, user);
  return (purpose) => !isPdfClean(purpose, resume, answers);
};

/** The same with its addresses, and the proofs that its owner shows there. */
export const describeSharedPage = async (
  { db, publicUrl }: { db: Db; publicUrl: string },
  { id, slug, with_pdf, hides_contact }: LiveLink,
  { page, clean, picture }: LinkPage,
): Promise<Omit<SharedPage, 'pictureSize' | 'verification'>> => {
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
    proofs: proofs.map((proof) => ({ title: proof.title, url: sharedProof(slug, proof.id) })),
  };
};
