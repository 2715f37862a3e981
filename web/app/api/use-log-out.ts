import { logout } from '@pawsume/contract/auth';
import { useNavigate } from 'react-router';
import { listOnDevice, readFromDevice } from '~/lib/device-store.ts';
import { hasDraftsOf } from '~/lib/draft-store.ts';
import { listFileDrafts } from '~/lib/file-draft-store.ts';
import { paths } from '~/paths.ts';
import { ofAccount } from './account-key.ts';
import { askLogOut } from './ask-log-out.ts';
import { send } from './client.ts';
import { forgetAccount } from './forget-account.ts';
import { knownUsername } from './me.ts';
import { ownerDraft } from './owner-draft.ts';
import { clearToken } from './session.ts';
import { lastAccounts } from './stored-account.ts';
import { tabSession } from './tab-session.ts';
import { confirmAccount, isInDoubt } from './whose-account.ts';

/** True if a key holds answers of an owner, or texts, that only this device has. */
const isUnsaved = (key: string): boolean => {
  if (key.endsWith(':unsent')) return true;
  const owner = key.endsWith(':4') ? readFromDevice(key, ownerDraft) : null;
  return owner !== null && Object.values(owner).some((answer) => answer !== '');
};

/** True if this device alone has something that an account typed. */
export const hasUnsaved = async (username: string): Promise<boolean> => {
  const start = ofAccount(username);
  if (hasDraftsOf(start) || listOnDevice(start).some(isUnsaved)) return true;
  return (await listFileDrafts(start)).length > 0;
};

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
