import { messages } from '@pawsume/contract/messages';
import { CONTACT_DAYS } from '@pawsume/contract/sharing';
import type { Context } from '#context';
import type { LiveLink } from '#db/link-types';
import { addressKey } from '#lib/address-key';
import { AppError } from '#lib/app-error';
import { answerRequest, countRequestsSince, findRequest, insertRequest } from './contact-queries.ts';
import { describeRequest } from './describe-links.ts';

type Parts = Pick<Context, 'db' | 'jobs'> & { now: Date };

const DAY_MS = 86_400_000;
const MOST_A_DAY = 20;

const keptUntil = (now: Date): Date => new Date(now.getTime() + CONTACT_DAYS * DAY_MS);

/**
 * Asks the owner of a link how to reach them. Who asks again is answered the same, and nobody is mailed again.
 * @throws `invalid_input` where nothing is hidden, `too_many_requests` where enough have asked today.
 */
export const askForContact = async (
  { db, jobs, now }: Parts,
  link: LiveLink,
  { name, email }: { name: string; email: string },
): Promise<void> => {
  const { nothingHidden, enoughToday } = messages.sharing.page;
  if (!link.hides_contact) throw new AppError('invalid_input', nothingHidden);
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countRequestsSince(db, { linkId: link.id, since })) >= MOST_A_DAY)
    throw new AppError('too_many_requests', enoughToday);
  const asked = { link, name, email, email_key: addressKey(email), asked_at: now, gone_at: keptUntil(now) };
  await db.transaction().execute(async (tx) => {
    const id = await insertRequest(tx, asked);
    if (id !== undefined) await jobs.post(tx, { kind: 'contact-asked', userId: link.user_id, about: String(id) });
  });
};

/** Lets a reader see how to reach the owner, or not any more. Throws `not_found` where nobody asks, or not this owner. */
export const answerContactRequest = async (
  { db, jobs, now }: Parts,
  { userId, id, show }: { userId: number; id: number; show: boolean },
) => {
  const state = show ? 'shown' : 'refused';
  await db.transaction().execute(async (tx) => {
    const answer = { state, gone_at: keptUntil(now), ...(!show && { token_hash: null, spare_hash: null }) } as const;
    const isNew = await answerRequest(tx, { id, userId, answer });
    if (isNew && show) await jobs.post(tx, { kind: 'contact-shown', userId, about: String(id) });
  });
  const request = await findRequest(db, { id, now });
  if (request?.user_id !== userId) throw new AppError('not_found', messages.common.notFound);
  return describeRequest(request, request.purpose);
};
