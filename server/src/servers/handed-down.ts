import { once } from 'node:events';
import type { Outside } from '../stand-ins.ts';

/** What the process that runs several servers tells each of them. */
export interface HandedDown {
  /** How many there are. */
  servers: number;
  /** Where its stand-ins are, and their keys. */
  settings: Outside['settings'];
  noRealMoney: boolean;
}

/** What a server tells that could not start. */
export interface StartFailure {
  cannotStart: string;
}

/** What this server, one of several, was told. */
export const receiveHandedDown = async (): Promise<HandedDown> => {
  const [told] = await once(process, 'message');
  return told as HandedDown; // the process that forked this one says nothing else first
};

/** Resolves when it is told. */
export const tellStartFailure = (failure: StartFailure): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(failure, () => resolve());
    else resolve();
  });
