import type { Call } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { ApiError } from './api-error.ts';
import { adoptSession, boundToken, readToken } from './session.ts';
import { lastAccounts, noteInTab, usernameOf } from './stored-account.ts';

/** `ended`: logged out in another tab, or expired. `other`: another account has logged in in another tab. */
export type TabSession = 'same' | 'ended' | 'other';

/** Compares the session that this page was opened in with the stored one. A new session of the same account is adopted. */
export const tabSession = (): TabSession => {
  const bound = boundToken();
  if (bound === null) return 'same';
  const mine = usernameOf(bound);
  const stored = readToken();
  if (stored === null) return 'ended';
  if (stored !== bound && (mine === null || mine !== usernameOf(stored))) return 'other';
  adoptSession();
  if (mine !== null && lastAccounts().tab !== mine) noteInTab(mine);
  return 'same';
};

/** Throws ApiError where the call would act for another account than the one this page was opened in. */
export const demandSameSession = (call: Call): void => {
  if (call.access === 'anyone') return;
  const session = tabSession();
  if (session === 'ended') throw new ApiError({ status: 401, code: 'logged_out', reason: messages.account.loggedOut });
  if (session === 'other')
    throw new ApiError({ status: 0, code: 'account_changed', reason: messages.account.changedRefused });
};
