import { type Blocker, type Location, useBeforeUnload, useBlocker } from 'react-router';
import { patterns } from '~/paths.ts';

const addressOf = ({ pathname, search }: Location): string => pathname + search;

interface Guarded {
  isUnsaved: () => boolean;
  /** Whether this device keeps what is typed. */
  keepsDraft: boolean;
}

/** Holds back every way out of a step with unsaved answers. The login is let through: the draft waits behind it. */
export const useLeaveGuard = ({ isUnsaved, keepsDraft }: Guarded): Blocker => {
  // The browser's own question is for a device that keeps nothing: elsewhere a closed tab loses nothing.
  useBeforeUnload((event) => {
    if (!keepsDraft && isUnsaved()) event.preventDefault();
  });
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      addressOf(currentLocation) !== addressOf(nextLocation) && nextLocation.pathname !== patterns.login && isUnsaved(),
  );
};
