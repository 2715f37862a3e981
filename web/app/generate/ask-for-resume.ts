import { IDEMPOTENCY_HEADER, idempotencyKey } from '@pawsume/contract/idempotency';
import { PURPOSES, type Purpose } from '@pawsume/contract/page-settings';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import { generateResume, type WritingEvent } from '@pawsume/contract/resumes';
import { z } from 'zod';
import { isUncertain } from '~/api/api-error.ts';
import { sendForEvents } from '~/api/send-for-events.ts';
import { inSession } from '~/lib/in-session.ts';
import { randomId } from '~/lib/random-id.ts';

/** A résumé that was asked for and has not come: it is being written, the page was reloaded, or the connection broke. */
const unanswered = z.object({ key: idempotencyKey, purpose: z.enum(PURPOSES), at: z.number() });

/** Longer than a résumé takes to be written. In milliseconds. */
const LIFE_MS = 120_000;

const placeOf = (petId: string) => `generate-key:${petId}`;

const find = (petId: string) => {
  const found = inSession((storage) => unanswered.parse(JSON.parse(storage.getItem(placeOf(petId)) ?? 'null')));
  return found && Date.now() - found.at < LIFE_MS ? found : null;
};

/** Until an answer comes, each new try asks for the same résumé. */
const keyForGenerate = (petId: string, purpose: Purpose): string => {
  const before = find(petId);
  const key = before?.purpose === purpose ? before.key : randomId();
  const asked: z.infer<typeof unanswered> = { key, purpose, at: Date.now() };
  inSession((storage) => storage.setItem(placeOf(petId), JSON.stringify(asked)));
  return key;
};

/** An answer came: who asks next wants a new résumé. */
const endGenerate = (petId: string): void => {
  inSession((storage) => storage.removeItem(placeOf(petId)));
};

interface Wanted {
  purpose: Purpose;
  owner?: Partial<Step4>;
}

/** Has a résumé written. Asked again where no answer came, it is the same one, unless the pet's answers were changed since. */
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

/** The purpose that a résumé was asked for when this page was reloaded; null where none was. */
export const interruptedPurpose = (petId: string): Purpose | null => {
  const found = find(petId);
  return found && found.at < performance.timeOrigin ? found.purpose : null;
};
