import { z } from 'zod';
import { petDraftKey } from '~/api/pet-draft-key.ts';
import { findDraft, readDraft } from '~/lib/draft-store.ts';
import { inSession } from '~/lib/in-session.ts';
import { randomId } from '~/lib/random-id.ts';
import { step1Kept } from './step1-values.ts';

/** Where the answers of somebody lie who has no account yet. */
export const visitorDraft = petDraftKey({ visitor: true }, 1);

/** What this tab knows of the pet that is to be kept in an account. */
const KEY = 'pet-to-keep';
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
  inSession((storage) => pending.safeParse(JSON.parse(storage.getItem(KEY) ?? 'null')).data) ?? here;

const write = (value: Pending | null): void => {
  here = value;
  inSession((storage) => (value === null ? storage.removeItem(KEY) : storage.setItem(KEY, JSON.stringify(value))));
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

/** The name of a pet that somebody described on this device before they logged in. */
export const nameOfWaitingPet = (): string | null => findDraft(visitorDraft, step1Kept)?.pet_name.trim() || null;
