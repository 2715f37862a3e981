import { useState } from 'react';
import { z } from 'zod';
import { dropFromDevice, keepOnDevice, readFromDevice } from '~/lib/device-store.ts';
import { ofAccount } from '../../api/account-key.ts';
import { knownUsername, loadUsername } from '../../api/me.ts';

const keyOf = (username: string): string => `${ofAccount(username)}always-save`;

/** Whether this account has said on this device that going on saves unasked. */
const alwaysSaves = (): boolean => {
  const username = knownUsername();
  return username !== null && readFromDevice(keyOf(username), z.literal(true)) !== null;
};

const setAlwaysSaves = async (isOn: boolean): Promise<void> => {
  const key = keyOf(await loadUsername());
  if (isOn) keepOnDevice(key, true);
  else dropFromDevice(key);
};

export type AlwaysSave = ReturnType<typeof useAlwaysSave>;

/** Whether going on saves unasked: asked once, kept on the device for each account. */
export const useAlwaysSave = () => {
  const [isOn, setIsOn] = useState(alwaysSaves);
  // Who has taken it back can change that again.
  const [isOffered, setIsOffered] = useState(isOn);
  const set = (next: boolean): void => {
    setIsOn(next);
    setIsOffered(true);
    // Without a connection it holds as long as this step is open.
    setAlwaysSaves(next).catch(() => undefined);
  };
  return { isOn, isOffered, set };
};
