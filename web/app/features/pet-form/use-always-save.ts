import { useState } from 'react';
import { alwaysSaves, setAlwaysSaves } from '~/api/always-save.ts';

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
