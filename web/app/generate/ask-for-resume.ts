import { IDEMPOTENCY_HEADER, idempotencyKey } from '@pawsume/contract/idempotency';
import { PURPOSES, type Purpose } from '@pawsume/contract/page-settings';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import { generateResume, type WritingEvent } from '@pawsume/contract/resumes';
import { z } from 'zod';
import { isUncertain } from '~/api/api-error.ts';
import { sendForEvents } from '~/api/send-for-events.ts';
import { inSession } from '~/lib/in-session.ts';
import { randomId } from '~/lib/random-id.ts';

/** A generate request without an answer: it is running, the page was reloaded, or the connection broke. */
const unanswered = z.object({ key: idempotencyKey, purpose: z.enum(PURPOSES), at: z.number() });

/** Longer than any generation takes, in milliseconds. */
const LIFE_MS = 120_000;

const placeOf = (petId: string) => `generate-key:${petId}`;

const find = (petId: string) => {
  const found = inSession((storage) => unanswered.parse(JSON.parse(storage.getItem(placeOf(petId)) ?? 'null')));
  return found && Date.now() - found.at < LIFE_MS ? found : null;
};

/** Returns the idempotency key of the request. Retries share one key until an answer arrives. */
const keyForGenerate = (petId: string, purpose: Purpose): string => {
  const before = find(petId);
  const key = before?.purpose === purpose ? before.key : randomId();
  const asked: z.infer<typeof unanswered> = { key, purpose, at: Date.now() };
  inSession((storage) => storage.setItem(placeOf(petId), JSON.stringify(asked)));
  return key;
};

/** Drops the key once an answer arrived: the next request makes a new résumé. */
const endGenerate = (petId: string): void => {
  inSession((storage) => storage.removeItem(placeOf(petId)));
};

interface Wanted {
  purpose: Purpose;
  owner?: Partial<Step4>;
}

/** Generates a résumé. A retry after a lost answer returns the same résumé unless the pet has changed since. */
export const askForResume = async (petId: string, body: Wanted, onEvent: (event: WritingEvent) => void) => {
  const headers = { [IDEMPOTENCY_HEADER]: keyForGenerate(petId, body.purpose) };
  try {
    const answer = await sendForEvents(generateResume, { params: { pet_id: petId }, body, headers }, onEvent);
    endGenerate(petId);
    return answer;
  } catch (error) {
    if (!isUncertain(error)) endGenerate(petId);
    throw error;
  }
};

/** Purpose of the generation that a page reload interrupted. Null if there is none. */
export const interruptedPurpose = (petId: string): Purpose | null => {
  const found = find(petId);
  return found && found.at < performance.timeOrigin ? found.purpose : null;
};
