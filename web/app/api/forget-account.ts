import { forgetDrafts } from '~/lib/draft-store.ts';
import { forgetFileDrafts } from '~/lib/file-draft-store.ts';
import { inSession } from '~/lib/in-session.ts';
import { inStorage } from '~/lib/in-storage.ts';
import { ofAccount, SIGN_UP_FIELDS } from './account-key.ts';
import { ARRIVAL_KEY, MAILED_KEY } from './boot-script.ts';
import { PET_TO_KEEP_KEY, VISITOR_DRAFTS } from './pet-draft-key.ts';
import { forgetPictures } from './send-for-picture.ts';
import { ACCOUNT_KEY, TOKEN_KEY } from './session.ts';
import { LAST_ACCOUNT_KEY } from './stored-account.ts';
import { UNCONFIRMED_KEY } from './whose-account.ts';

const isVisitors = (key: string): boolean => key.includes(VISITOR_DRAFTS);

/** True if a key stays after a logout, or after the change to the account `except`. */
const isKept = (key: string, except: string | null): boolean => {
  if (isVisitors(key) || key === ARRIVAL_KEY || key.startsWith(MAILED_KEY)) return true;
  if (except === null) return false;
  const isSession = [TOKEN_KEY, ACCOUNT_KEY, UNCONFIRMED_KEY, LAST_ACCOUNT_KEY, PET_TO_KEEP_KEY].includes(key);
  return isSession || key.includes(ofAccount(except));
};

const removeKeys = (storage: Storage, except: string | null): void => {
  // Other tabs see removals in this order: they must know of the logout before they miss the token.
  if (except === null) storage.removeItem(LAST_ACCOUNT_KEY);
  for (const key of Object.keys(storage)) if (!isKept(key, except)) storage.removeItem(key);
};

/**
 * Removes what this device keeps for an account, in storage, cache and memory. What a visitor typed stays.
 * @param except the account that has logged in since: its session and drafts stay.
 */
export const forgetAccount = (except: string | null = null): void => {
  inStorage((storage) => removeKeys(storage, except), undefined);
  void forgetFileDrafts((key) => isKept(key, except));
  forgetTab(except);
};

/** Removes what this tab keeps for an account: it has a storage and a memory of its own. */
export const forgetTab = (except: string | null = null): void => {
  inSession((storage) => removeKeys(storage, except));
  forgetDrafts((key) => isKept(key, except));
  forgetPictures();
};

/** Removes what was typed into the sign-up form of this tab. */
export const forgetTyped = (): void => {
  inSession((storage) => storage.removeItem(SIGN_UP_FIELDS));
};
