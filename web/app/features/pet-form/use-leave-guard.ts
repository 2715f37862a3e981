import { type Blocker, type Location, useBlocker } from 'react-router';
import { patterns } from '~/paths.ts';

const addressOf = ({ pathname, search }: Location): string => pathname + search;

/** Holds back every way out of a step with unsaved answers. The login is let through: the draft waits behind it. */
export const useLeaveGuard = (isUnsaved: () => boolean): Blocker =>
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      addressOf(currentLocation) !== addressOf(nextLocation) && nextLocation.pathname !== patterns.login && isUnsaved(),
  );
