import { type Step4, step4Input } from '@pawsume/contract/pet-steps/step4';
import { z } from 'zod';
import { readFromDevice } from '~/lib/device-store.ts';
import { type DraftSubject, petDraftKey } from './pet-draft-key.ts';

const answer = z.string();

/** What step 4 holds while it is typed: no limits yet, so that nothing too long is lost. */
export const ownerDraft = z.object({
  full_name: answer,
  age: answer,
  profession: answer,
  phone: answer,
  email: answer,
  street: answer,
  city: answer,
  state: answer,
  country: answer,
  zip: answer,
  bio: answer,
}) satisfies z.ZodType<Step4>;

export const ownerDraftKey = (subject: DraftSubject): string => petDraftKey(subject, 4);

export type OwnerToSend = { valid: true; owner?: Partial<Step4> } | { valid: false };

/**
 * What step 4 was answered with on this device, as the generate call takes it: without the answers left empty, and
 * without `owner` if all are.
 */
export const ownerToSend = (subject: DraftSubject | null): OwnerToSend => {
  const draft = subject && readFromDevice(ownerDraftKey(subject), ownerDraft);
  if (draft === null) return { valid: true };
  const parsed = step4Input.safeParse(draft);
  if (!parsed.success) return { valid: false };
  const given = Object.entries(parsed.data).filter(([, value]) => value !== '');
  return given.length > 0 ? { valid: true, owner: Object.fromEntries(given) } : { valid: true };
};
