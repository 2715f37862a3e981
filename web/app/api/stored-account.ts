import { user } from '@pawsume/contract/users';
import { z } from 'zod';
import { inSession } from '~/lib/in-session.ts';
import { inStorage } from '~/lib/in-storage.ts';
import { ACCOUNT_KEY, markOf } from './session.ts';

/**
 * Names the account that was used last, on this device and in this tab. A logout removes it from the device, an expired
 * session does not: a tab that still has it then knows that it must forget the account.
 */
export const LAST_ACCOUNT_KEY = 'last-account';

const profile = user.pick({
  ...{ name: true, email: true, profession: true, address: true, phone: true },
  ...{ city: true, state: true, country: true },
});
export type Profile = z.infer<typeof profile>;

const account = z.object({
  /** The session that this is about. */
  mark: z.string(),
  username: z.string(),
  profile: profile.optional(),
});
type Account = z.infer<typeof account>;

// Another tab overwrites the stored account when its session is another one.
const usernames = new Map<string, string>();

const read = (): Account | null => {
  const stored = inStorage(
    (storage) => account.safeParse(JSON.parse(storage.getItem(ACCOUNT_KEY) ?? 'null')).data ?? null,
    null,
  );
  if (stored) usernames.set(stored.mark, stored.username);
  return stored;
};

/** The account of a session, as far as this device knows it. */
export const accountOf = (token: string | null): Account | null => {
  const stored = read();
  return token !== null && stored?.mark === markOf(token) ? stored : null;
};

/** The username of a session that this page has met, also after another tab has stored another account. */
export const usernameOf = (token: string | null): string | null => {
  read();
  return (token !== null && usernames.get(markOf(token))) || null;
};

export const storeAccount = (mark: string, me: Profile & { username: string }): void => {
  usernames.set(mark, me.username);
  const stored: Account = { mark, username: me.username, profile: profile.parse(me) };
  inStorage((storage) => storage.setItem(ACCOUNT_KEY, JSON.stringify(stored)), undefined);
};

export const lastAccounts = (): { device: string | null; tab: string | null } => ({
  device: inStorage((storage) => storage.getItem(LAST_ACCOUNT_KEY), null),
  tab: inSession((storage) => storage.getItem(LAST_ACCOUNT_KEY)),
});

export const noteInTab = (username: string): void => {
  inSession((storage) => storage.setItem(LAST_ACCOUNT_KEY, username));
};

export const noteOnDevice = (username: string): void =>
  inStorage((storage) => storage.setItem(LAST_ACCOUNT_KEY, username), undefined);
