import { type Blocker, type Location, useBlocker, useLocation } from 'react-router';
import { useAskBeforeClose } from '~/lib/use-ask-before-close.ts';
import { patterns } from '~/paths.ts';

const addressOf = ({ pathname, search }: Location): string => pathname + search;

interface Guarded {
  isUnsaved: () => boolean;
  /** Whether this device keeps what is typed. */
  keepsDraft: boolean;
}

/** Holds back every way out of a form with unsaved answers. The login is let through: the draft waits behind it. */
export const useLeaveGuard = ({ isUnsaved, keepsDraft }: Guarded): Blocker => {
  // The browser's own question is for a device that keeps nothing: elsewhere a closed tab loses nothing.
  useAskBeforeClose(() => !keepsDraft && isUnsaved());
  const here = addressOf(useLocation());
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Somebody who was let go may come back before the form is unmounted.
      addressOf(currentLocation) === here &&
      addressOf(nextLocation) !== here &&
      nextLocation.pathname !== patterns.login &&
      isUnsaved(),
  );
};
