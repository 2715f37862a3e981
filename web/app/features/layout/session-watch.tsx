import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { forgetTab, forgetTyped } from '~/api/forget-account.ts';
import { adoptSession, announce, readToken, useLoggedIn } from '~/api/session.ts';
import { lastAccounts } from '~/api/stored-account.ts';
import { dropOldVisitorDrafts } from '~/api/visitor-drafts.ts';
import { PET_FORM, paths, patterns } from '~/paths.ts';
import { subscribe as onSession } from '../../api/session.ts';
import { type TabSession, tabSession } from '../../api/tab-session.ts';

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
const useTabSession = (): TabSession => useSyncExternalStore(subscribe, tabSession, () => 'same');

const AccountChanged = lazy(async () => ({ default: (await import('./account-changed.tsx')).AccountChanged }));

/** A logout in another tab has cleared the device, and cannot reach the storage and memory of this tab. */
const forgetLoggedOut = (): void => {
  const { device, tab } = lastAccounts();
  if (tab !== null && device === null && readToken() === null) forgetTab();
};

/** Shows the login after the session has ended in another tab, and says so after another account has logged in there. */
export const SessionWatch = () => {
  const session = useTabSession();
  const hasToken = useLoggedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLoggedIn = useMatches().some(({ id }) => id === 'routes/logged-in');

  useEffect(() => dropOldVisitorDrafts(), []);

  // The next person on this device must not see the fields of the sign-up form.
  useEffect(() => {
    if (hasToken) forgetTyped();
  }, [hasToken]);

  useEffect(() => {
    forgetLoggedOut();
    if (session !== 'ended') return;
    adoptSession();
    announce();
    if (pathname === patterns.adminDashboard) void navigate(paths.adminLogin());
    else if (isLoggedIn || PET_FORM.some((path) => path === pathname))
      void navigate(paths.login({ next: pathname + search }));
  }, [session, navigate, pathname, search, isLoggedIn]);

  return (
    session === 'other' && (
      <Suspense>
        <AccountChanged />
      </Suspense>
    )
  );
};
