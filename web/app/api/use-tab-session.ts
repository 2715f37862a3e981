import { useSyncExternalStore } from 'react';
import { subscribe as onSession } from './session.ts';
import { type TabSession, tabSession } from './tab-session.ts';

// A tab that was asleep may have missed what another one stored.
const EVENTS = ['storage', 'focus', 'pageshow'] as const;

const subscribe = (listener: () => void): (() => void) => {
  const stop = onSession(listener);
  for (const event of EVENTS) addEventListener(event, listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    for (const event of EVENTS) removeEventListener(event, listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** Compares the session of this page with the stored one. */
export const useTabSession = (): TabSession => useSyncExternalStore(subscribe, tabSession, () => 'same');
