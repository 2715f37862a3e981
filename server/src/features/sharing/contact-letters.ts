import { sharedPageWithContact, shareScreen } from '@pawsume/contract/screens';
import type { Context } from '#context';
import type { JobRow } from '#db/types';
import { isNeverMailed } from '#features/confirmations/queries';
import { findLiveLink } from '#features/links/queries';
import { getResumeRow } from '#features/resumes/queries';
import { findConfirmedEmail, findLivingUser } from '#features/users/queries';
import { hashToken, newToken } from '#lib/secrets';
import { contactAskedLetter } from '#mail/letters/contact-asked';
import { contactShownLetter } from '#mail/letters/contact-shown';
import type { Letter, LetterToWrite } from '#mail/mailer';
import { findRequest, putContactToken } from './contact-queries.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'publicUrl' | 'addressHash'>;

/** The question such a job is about, while its link is on. */
const findAsked = async ({ db, clock }: Parts, { about }: Pick<JobRow, 'about'>) => {
  const now = clock();
  const request = await findRequest(db, { id: Number(about), now });
  if (!request) return null;
  const { resume_id: resumeId, purpose, user_id: userId } = request;
  const link = await findLiveLink(db, { resumeId, purpose, now });
  if (!link) return null;
  const { pet_name: petName } = await getResumeRow(db, userId, resumeId);
  return { request, link, petName };
};

/** Tells the owner who asks; null where the question is over or answered, or their address is not confirmed. */
export const contactAskedLetterOf = async (parts: Parts, job: JobRow): Promise<Letter | null> => {
  const asked = await findAsked(parts, job);
  if (asked?.request.state !== 'asked') return null;
  const { request, petName } = asked;
  const to = await findConfirmedEmail(parts.db, request.user_id);
  if (to === undefined) return null;
  const url = parts.publicUrl + shareScreen(request.resume_id);
  return contactAskedLetter({ userId: request.user_id, to, reader: request.name, petName, url });
};

/** Tells a reader where they see how to reach the owner; null where they are not let any more. */
export const contactShownLetterOf = async (parts: Parts, job: JobRow): Promise<LetterToWrite | null> => {
  const asked = await findAsked(parts, job);
  if (asked?.request.state !== 'shown') return null;
  const { request, link, petName } = asked;
  const owner = await findLivingUser(parts.db, request.user_id);
  if (!owner || (await isNeverMailed(parts.db, parts.addressHash(request.email)))) return null;
  const head = { userId: owner.id, to: request.email };
  const write = async () => {
    const token = newToken();
    const tokenHash = hashToken(token);
    if (!(await putContactToken(parts.db, { id: request.id, tokenHash, isAgain: job.tries > 1 }))) return null;
    const url = parts.publicUrl + sharedPageWithContact(link.slug, token);
    return contactShownLetter({ ...head, owner: owner.name, petName, url });
  };
  return { kind: 'contact-shown', ...head, write };
};
