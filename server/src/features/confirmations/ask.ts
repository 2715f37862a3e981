import type { BodyOf } from '@pawsume/contract/call';
import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { ANSWER_DAYS, type askReference, MOST_OF_A_PET } from '@pawsume/contract/confirmations';
import { withMailedToken } from '@pawsume/contract/screens';
import type { Context } from '#context';
import type { Db } from '#db/types';
import { getPet, lockPet } from '#features/pets/queries';
import { AppError } from '#lib/app-error';
import { hashToken, newToken } from '#lib/secrets';
import { isOwnAddress } from './own-address.ts';
import {
  EMPTIED,
  hasRefused,
  insertAskingBrowser,
  insertConfirmation,
  listConfirmationsOfPet,
  lockOwnConfirmation,
  updateConfirmation,
} from './queries.ts';
import { refuseStrangerLetter } from './stranger-letters.ts';

/** What a page says of an address: the first letter, and where it is. */
const maskAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
};

const DAY_MS = 86_400_000;

type Parts = Pick<Context, 'db' | 'clock' | 'jobs' | 'publicUrl' | 'addressHash'>;
type Asked = { id: number; link?: string };

interface Asking {
  userId: number;
  /** Of the browser that asks. */
  browserHash: string;
}

const later = (now: Date): Date => new Date(now.getTime() + ANSWER_DAYS * DAY_MS);

/** Throws where this address may not be written to for this user now. Others who ask it wait until the transaction ends. */
const demandAskable = async (parts: Parts, tx: Db, to: { userId: number; email: string }): Promise<string> => {
  const { addressHash } = parts;
  const hash = addressHash(to.email);
  const refuse = (sentence: string) => new AppError('forbidden', sentence, { fields: { email: sentence } });
  if (await isOwnAddress({ db: tx, addressHash }, to.userId, [hash])) throw refuse(messages.ownAddress);
  if (await hasRefused(tx, { addressHash: hash, userId: to.userId })) throw refuse(messages.notToAsk);
  const refusal = await refuseStrangerLetter(parts, tx, to);
  if (refusal === null) return hash;
  if (refusal === 'neverMail') throw refuse(messages.neverMail);
  throw new AppError(refusal === 'confirmFirst' ? 'forbidden' : 'too_many_requests', messages[refusal]);
};

/** Asks a reference of a pet. Returns the link where it is to be handed on: it is stored nowhere. Throws `not_found`. */
export const ask = async (
  parts: Parts,
  { userId, browserHash, petId, kind, name, by, email }: Asking & { petId: number } & BodyOf<typeof askReference>,
): Promise<Asked> => {
  const now = parts.clock();
  const token = by === 'link' ? newToken() : null;
  const id = await parts.db.transaction().execute(async (tx) => {
    await insertAskingBrowser(tx, { userId, browserHash });
    await getPet(tx, userId, petId);
    await lockPet(tx, petId);
    const kept = (await listConfirmationsOfPet(tx, petId)).filter(({ state }) => state !== 'stopped');
    if (kept.length >= MOST_OF_A_PET) throw new AppError('account_full', messages.petHasEnough(MOST_OF_A_PET));
    const to = by === 'mail' && email !== undefined ? email : null;
    const made = await insertConfirmation(tx, {
      ...{ user_id: userId, pet_id: petId, kind, name, channel: by, email: to },
      address_hash: to === null ? null : await demandAskable(parts, tx, { userId, email: to }),
      masked: to === null ? '' : maskAddress(to),
      token_hash: token && hashToken(token),
      ...{ browser_hash: browserHash, report_key: newToken(), asked_at: now, expires_at: later(now) },
    });
    if (to !== null) await parts.jobs.post(tx, { kind: 'ask-reference', userId, about: String(made) });
    return made;
  });
  return { id, ...linkOf(parts, token) };
};

const linkOf = ({ publicUrl }: Parts, token: string | null): { link?: string } =>
  token === null ? {} : { link: publicUrl + withMailedToken('confirm', token) };

/**
 * Asks the same reference again: what they said before is forgotten, and the link before is void. Throws where they said no,
 * or were asked less than a day ago.
 */
export const askOnceMore = async (
  parts: Parts,
  { userId, browserHash, id, email }: Asking & { id: number; email: string | undefined },
): Promise<Asked> => {
  const now = parts.clock();
  return parts.db.transaction().execute(async (tx) => {
    const row = await lockOwnConfirmation(tx, userId, id);
    await insertAskingBrowser(tx, { userId, browserHash });
    if (['declined', 'withdrawn', 'stopped'].includes(row.state)) throw new AppError('forbidden', messages.notToAsk);
    const begun = {
      ...EMPTIED,
      ...{ state: 'asked' as const, asked_at: now, expires_at: later(now), answered_at: null },
      ...{ independent: true, words_shown: false, browser_hash: browserHash },
    };
    if (row.channel === 'link') {
      const token = newToken();
      await updateConfirmation(tx, id, { ...begun, token_hash: hashToken(token) });
      return { id, ...linkOf(parts, token) };
    }
    if (now.getTime() - row.asked_at.getTime() < DAY_MS) {
      throw new AppError('too_many_requests', messages.askedLately);
    }
    const to = row.email ?? email;
    if (to === undefined) throw missingEmail();
    const address_hash = await demandAskable(parts, tx, { userId, email: to });
    await updateConfirmation(tx, id, { ...begun, email: to, address_hash, masked: maskAddress(to) });
    await parts.jobs.post(tx, { kind: 'ask-reference', userId, about: String(id) });
    return { id };
  });
};

const missingEmail = (): AppError =>
  new AppError('invalid_input', messages.emailMissing, { fields: { email: messages.emailMissing } });
