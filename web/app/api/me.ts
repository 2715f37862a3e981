import { getMe, type User } from '@pawsume/contract/users';
import { z } from 'zod';
import { inStorage } from '~/lib/in-storage.ts';
import { send } from './client.ts';
import { ACCOUNT_KEY, markOf, readToken } from './session.ts';

/** Whose the drafts of a new pet are, for screens that ask the server nothing. */
const account = z.object({
  /** Which session it is of: another one may be somebody else's. */
  mark: z.string(),
  username: z.string(),
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
export const knownMe = (): User | null => (last !== null && last.mark === currentMark() ? last.me : null);

/** Whose session this is, if this browser has asked for it. */
export const knownUsername = (): string | null => {
  const stored = inStorage(
    (storage) => account.safeParse(JSON.parse(storage.getItem(ACCOUNT_KEY) ?? 'null')).data,
    undefined,
  );
  return knownMe()?.username ?? (stored?.mark === currentMark() ? stored.username : null);
};

const remember = (mark: string, me: User): void => {
  last = { mark, me };
  const stored: z.infer<typeof account> = { mark, username: me.username };
  inStorage((storage) => storage.setItem(ACCOUNT_KEY, JSON.stringify(stored)), undefined);
};

const currentMark = (): string | null => {
  const token = readToken();
  return token === null ? null : markOf(token);
};
