import { messages } from '@pawsume/contract/messages';
import { CONTACT_DAYS } from '@pawsume/contract/sharing';
import type { Context } from '#context';
import type { Db, LiveLink } from '#db/types';
import { isNeverMailed } from '#features/confirmations/queries';
import { refuseStrangerLetter } from '#features/confirmations/stranger-letters';
import { readOwner } from '#features/resumes/compose-resume-page';
import { getResumeRow } from '#features/resumes/queries';
import { findLivingUser } from '#features/users/queries';
import { addressKey } from '#lib/address-key';
import { AppError, notFound } from '#lib/app-error';
import { hashToken } from '#lib/secrets';
import { composeContact } from '#press/compose/contact';
import {
  answerRequest,
  countRequestsSince,
  findRequest,
  insertRequest,
  isContactToken,
  lockLink,
} from './contact-queries.ts';
import { describeRequest } from './describe-links.ts';

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

type Parts = Pick<Context, 'db' | 'jobs' | 'clock' | 'addressHash'>;

const DAY_MS = 86_400_000;
const MOST_A_DAY = 20;

const keptUntil = (now: Date): Date => new Date(now.getTime() + CONTACT_DAYS * DAY_MS);

/**
 * Asks the owner of a link how to reach them. Who asks again is answered the same, and nobody is mailed again.
 * @throws `invalid_input` where nothing is hidden, `forbidden` where no letter may go to the reader, `too_many_requests` where
 * enough have asked today.
 */
export const askForContact = async (
  { db, jobs, clock, addressHash }: Parts,
  link: LiveLink,
  { name, email }: { name: string; email: string },
): Promise<void> => {
  const now = clock();
  const { nothingHidden, enoughToday, neverMail } = messages.sharing.page;
  if (!link.hides_contact) throw new AppError('invalid_input', nothingHidden);
  if (await isNeverMailed(db, addressHash(email)))
    throw new AppError('forbidden', neverMail, { fields: { email: neverMail } });
  const since = new Date(now.getTime() - DAY_MS);
  const asked = { link, name, email, email_key: addressKey(email), asked_at: now, gone_at: keptUntil(now) };
  await db.transaction().execute(async (tx) => {
    await lockLink(tx, link.id);
    if ((await countRequestsSince(tx, { linkId: link.id, since })) >= MOST_A_DAY)
      throw new AppError('too_many_requests', enoughToday);
    const id = await insertRequest(tx, asked);
    if (id !== undefined) await jobs.post(tx, { kind: 'contact-asked', userId: link.user_id, about: String(id) });
  });
};

/**
 * Lets a reader see how to reach the owner, or not any more. One letter goes out for each question: a reader who was mailed a link
 * uses it again. Throws `not_found` where nobody asks, or not this owner; `forbidden` or `too_many_requests` where no letter may
 * go to the reader.
 */
export const answerContactRequest = async (
  parts: Parts,
  { userId, id, show }: { userId: number; id: number; show: boolean },
) => {
  const now = parts.clock();
  const wasMailed = await parts.db.transaction().execute(async (tx) => {
    const answer = { state: show ? 'shown' : 'refused', gone_at: keptUntil(now) } as const;
    const changed = await answerRequest(tx, { id, userId, answer });
    if (!changed || !show) return false;
    if (changed.token_hash !== null) return true;
    const refusal = await refuseStrangerLetter(parts, tx, { userId, email: changed.email });
    if (refusal !== null) {
      throw new AppError(refusal === 'addressHasEnough' ? 'too_many_requests' : 'forbidden', messages.sharing[refusal]);
    }
    await parts.jobs.post(tx, { kind: 'contact-shown', userId, about: String(id) });
    return false;
  });
  const request = await findRequest(parts.db, { id, now });
  if (request?.user_id !== userId) throw notFound();
  return { wasMailed, request: describeRequest(request, request.purpose) };
};
