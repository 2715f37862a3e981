import { z } from 'zod';
import { dropFromDevice, keepOnDevice, readFromDevice } from '~/lib/device-store.ts';
import { knownUsername, loadMe } from './me.ts';

const keyOf = (username: string): string => `always-save:${username}`;

/** Whether this account has said on this device that going on saves unasked. */
export const alwaysSaves = (): boolean => {
  const username = knownUsername();
  return username !== null && readFromDevice(keyOf(username), z.literal(true)) !== null;
};

export const setAlwaysSaves = async (isOn: boolean): Promise<void> => {
  const key = keyOf(knownUsername() ?? (await loadMe()).username);
  if (isOn) keepOnDevice(key, true);
  else dropFromDevice(key);
};
