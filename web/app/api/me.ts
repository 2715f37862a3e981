import { getMe, type User } from '@pawsume/contract/users';
import { z } from 'zod';
import { inStorage } from '~/lib/in-storage.ts';
import { send } from './client.ts';
import { ACCOUNT_KEY, markOf, readToken } from './session.ts';

const profile = z.object({
  name: z.string(),
  email: z.string(),
  profession: z.string(),
  address: z.string(),
  phone: z.string(),
});
export type Profile = z.infer<typeof profile>;

/** Whose the drafts of a new pet are, and what the owner's step begins with, for screens that ask the server nothing. */
const account = z.object({
  /** Which session it is of: another one may be somebody else's. */
  mark: z.string(),
  username: z.string(),
  profile: profile.optional(),
});

let last: { mark: string; me: User } | null = null;

/** The account of this session, asked for and remembered. */
export const loadMe = async (): Promise<User> => {
  const mark = currentMark();
  const me = await send(getMe);
  if (mark !== null && mark === currentMark()) remember(mark, me);
  return me;
};

/** The account of this session, if this page has asked for it. */
const knownMe = (): User | null => (last !== null && last.mark === currentMark() ? last.me : null);

const readStored = (): z.infer<typeof account> | null => {
  const stored = inStorage(
    (storage) => account.safeParse(JSON.parse(storage.getItem(ACCOUNT_KEY) ?? 'null')).data,
    undefined,
  );
  return stored?.mark === currentMark() ? (stored ?? null) : null;
};

/** Whose session this is, if this browser has asked for it. */
export const knownUsername = (): string | null => knownMe()?.username ?? readStored()?.username ?? null;

/** The profile as it was when this browser last asked for it; null where it has not. */
export const knownProfile = (): Profile | null => knownMe() ?? readStored()?.profile ?? null;

const remember = (mark: string, me: User): void => {
  last = { mark, me };
  const stored: z.infer<typeof account> = { mark, username: me.username, profile: profile.parse(me) };
  inStorage((storage) => storage.setItem(ACCOUNT_KEY, JSON.stringify(stored)), undefined);
};

const currentMark = (): string | null => {
  const token = readToken();
  return token === null ? null : markOf(token);
};
