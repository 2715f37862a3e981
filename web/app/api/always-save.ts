import { z } from 'zod';
import { dropFromDevice, keepOnDevice, readFromDevice } from '~/lib/device-store.ts';
import { ofAccount } from './account-key.ts';
import { knownUsername, loadUsername } from './me.ts';

const keyOf = (username: string): string => `${ofAccount(username)}always-save`;

/** Whether this account has said on this device that going on saves unasked. */
export const alwaysSaves = (): boolean => {
  const username = knownUsername();
  return username !== null && readFromDevice(keyOf(username), z.literal(true)) !== null;
};

export const setAlwaysSaves = async (isOn: boolean): Promise<void> => {
  const key = keyOf(await loadUsername());
  if (isOn) keepOnDevice(key, true);
  else dropFromDevice(key);
};
