import { listOnDevice, readFromDevice } from '~/lib/device-store.ts';
import { hasDraftsOf } from '~/lib/draft-store.ts';
import { listFileDrafts } from '~/lib/file-draft-store.ts';
import { ofAccount } from './account-key.ts';
import { ownerDraft } from './owner-draft.ts';

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
