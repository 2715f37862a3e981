import { messages } from '@pawsume/contract/messages';
import type { Db, LiveLink } from '#db/types';
import { readOwner } from '#features/resumes/compose-resume-page';
import { getResumeRow } from '#features/resumes/queries';
import { findLivingUser } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { hashToken } from '#lib/secrets';
import { composeContact } from '#press/compose/contact';
import { isContactToken } from './contact-queries.ts';

const ALL = { address: true, phone: true, email: true, references: false };

/** How to reach the owner of a link, for who was mailed this token. Throws `invalid_input` where it is of no use any more. */
export const showContact = async ({ db, now }: { db: Db; now: Date }, link: LiveLink, token: string) => {
  const isGood = await isContactToken(db, { linkId: link.id, tokenHash: hashToken(token), now });
  const owner = isGood ? await findLivingUser(db, link.user_id) : undefined;
  if (!owner) throw contactOver();
  const resume = await getResumeRow(db, link.user_id, link.resume_id);
  const contact = composeContact(readOwner(owner, resume.owner), { title: '', shown: ALL });
  return { name: contact?.name ?? '', lines: contact?.lines ?? [] };
};

const contactOver = (): AppError => {
  const { contactOver } = messages.sharing.page;
  return new AppError('invalid_input', contactOver, { fields: { token: contactOver } });
};
