import { logout } from '@pawsume/contract/auth';
import { useNavigate } from 'react-router';
import { paths } from '~/paths.ts';
import { askLogOut } from './ask-log-out.ts';
import { send } from './client.ts';
import { forgetAccount } from './forget-account.ts';
import { hasUnsaved } from './has-unsaved.ts';
import { knownUsername } from './me.ts';
import { clearToken } from './session.ts';
import { lastAccounts } from './stored-account.ts';
import { tabSession } from './tab-session.ts';
import { confirmAccount, isInDoubt } from './whose-account.ts';

/**
 * Logs out, and leads to the login, or to another one. It works even while the server cannot be reached. Everything that
 * this device keeps for the account goes; where something of it is unsaved, the person is asked first.
 */
export const useLogOut = (to = paths.login()) => {
  const navigate = useNavigate();
  return async () => {
    const username = knownUsername();
    if (username !== null && (await hasUnsaved(username)) && !(await askLogOut())) return;
    // The stored session is another account's.
    if (tabSession() === 'other') return location.reload();
    send(logout).catch(() => undefined);
    // An account that a link led to leaves the drafts of the account before alone.
    forgetAccount(isInDoubt() ? lastAccounts().device : null);
    clearToken();
    confirmAccount();
    await navigate(to);
  };
};
