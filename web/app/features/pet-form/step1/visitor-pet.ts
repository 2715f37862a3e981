import { z } from 'zod';
import { PET_TO_KEEP_KEY } from '~/api/pet-draft-key.ts';
import { dropBesideVisitors, NOT_MINE_KEY, visitorDraft } from '~/api/visitor-drafts.ts';
import { keepOnDevice, readFromDevice } from '~/lib/device-store.ts';
import { type FoundDraft, findDraft, readDraft, removeDraftIn } from '~/lib/draft-store.ts';
import { inSession } from '~/lib/in-session.ts';
import { randomId } from '~/lib/random-id.ts';
import { step1Kept } from './step1-values.ts';

/** What this tab knows of the pet that is to be kept in an account. */
const pending = z.object({
  /** Sent twice under this, it is still one pet. */
  sendKey: z.string(),
  /** Who has said that the pet is theirs. Another account that comes to this tab is asked. */
  username: z.string().optional(),
});
type Pending = z.infer<typeof pending>;

// Storage may be switched off: it is then there as long as the page is.
let here: Pending | null = null;

const read = (): Pending | null =>
  inSession((storage) => pending.safeParse(JSON.parse(storage.getItem(PET_TO_KEEP_KEY) ?? 'null')).data) ?? here;

const write = (value: Pending | null): void => {
  here = value;
  inSession((storage) =>
    value === null ? storage.removeItem(PET_TO_KEEP_KEY) : storage.setItem(PET_TO_KEEP_KEY, JSON.stringify(value)),
  );
};

/** A visitor wants the pet kept: in which account is not known yet. */
export const wantKept = (): void => write({ sendKey: randomId() });

/** The person has said that the pet belongs in this account. */
export const claimPet = (username: string): void => write({ sendKey: read()?.sendKey ?? randomId(), username });

/** Whether the pet belongs in this account, which was logged in to for it or was named by the person. */
export const isPetOf = (username: string, loggedInForIt: boolean): boolean => {
  const known = read();
  if (known !== null && known.username === undefined && loggedInForIt) claimPet(username);
  return read()?.username === username;
};

export const sendKeyOfPet = (): string => read()?.sendKey ?? randomId();

export const forgetPet = (): void => write(null);

/** The pet that was described in this tab; null where there is none. */
export const myPet = (): { petName: string; petType: string } | null => {
  const values = readDraft(visitorDraft, step1Kept)?.values;
  const petName = values?.pet_name.trim();
  return petName ? { petName, petType: values?.pet_type ?? '' } : null;
};

export type WaitingPet = FoundDraft<z.infer<typeof step1Kept>>;

/** A pet that somebody described on this device before they logged in, and that nobody has called not theirs since. */
export const waitingPet = (): WaitingPet | null => {
  const pet = findDraft(visitorDraft, step1Kept);
  if (!pet?.values.pet_name.trim()) return null;
  return pet.at > (readFromDevice(NOT_MINE_KEY, z.number()) ?? 0) ? pet : null;
};

/** Stops offering the pet to accounts. It waits for a person without an account. */
export const denyPet = ({ at }: WaitingPet): boolean => keepOnDevice(NOT_MINE_KEY, at);

/** Deletes the pet from this device. */
export const discardPet = async ({ slot }: WaitingPet): Promise<void> => {
  await removeDraftIn(visitorDraft, slot);
  dropBesideVisitors();
};
