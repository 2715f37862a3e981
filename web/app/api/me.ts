import { getMe, type User } from '@pawsume/contract/users';
import { send } from './client.ts';
import { forgetAccount, forgetTab } from './forget-account.ts';
import { announce, currentMark, markOf, readToken, tabToken } from './session.ts';
import {
  accountOf,
  lastAccounts,
  noteInTab,
  noteOnDevice,
  type Profile,
  storeAccount,
  usernameOf,
} from './stored-account.ts';
import { isInDoubt } from './whose-account.ts';

let last: { mark: string; me: User } | null = null;

/** The account of this session, asked for and remembered. */
export const loadMe = async (): Promise<User> => {
  const mark = currentMark();
  const me = await send(getMe);
  const stored = readToken();
  if (stored !== null && mark === markOf(stored)) remember(mark, me);
  return me;
};

/** The account of this session, if this page has asked for it. */
const knownMe = (): User | null => (last !== null && last.mark === currentMark() ? last.me : null);

/** Whose session this is, if this browser has asked for it. */
export const knownUsername = (): string | null => knownMe()?.username ?? usernameOf(tabToken());

/** The profile as it was when this browser last asked for it; null where it has not. */
export const knownProfile = (): Profile | null => knownMe() ?? accountOf(tabToken())?.profile ?? null;

/** The username of this session, asked for where this browser does not know it yet. */
export const loadUsername = async (): Promise<string> => knownUsername() ?? (await loadMe()).username;

/** Asks the server which account a session stored by another tab belongs to. */
export const meetStoredAccount = async (): Promise<void> => {
  const token = readToken();
  if (token === null || accountOf(token) !== null) return;
  const me = await send(getMe, { headers: { authorization: `Bearer ${token}` } });
  if (readToken() === token) storeAccount(markOf(token), me);
  announce();
};

const remember = (mark: string, me: User): void => {
  last = { mark, me };
  storeAccount(mark, me);
  // A link must not delete the drafts of the person who follows it.
  if (isInDoubt()) return;
  const { device, tab } = lastAccounts();
  // The account before this one did not log out: its session has expired, or it was replaced.
  if (device !== null && device !== me.username) forgetAccount(me.username);
  else if (tab !== null && tab !== me.username) forgetTab(me.username);
  noteOnDevice(me.username);
  noteInTab(me.username);
};
