import { useEffect } from 'react';

/**
 * Holds back reloads without a connection, on a problem page too: the router reloads for each file of a screen that cannot be
 * loaded, and a browser would replace the app with an error page of its own.
 */
export const StayInApp = () => {
  useEffect(() => {
    // Browsers without the Navigation API show their own error page.
    const { navigation }: { navigation?: Navigation } = window;
    navigation?.addEventListener('navigate', holdBack);
    return () => navigation?.removeEventListener('navigate', holdBack);
  }, []);
  return null;
};

export const isReloadOffline = ({ navigationType, cancelable }: NavigateEvent): boolean =>
  navigationType === 'reload' && cancelable && !navigator.onLine;

const holdBack = (event: NavigateEvent): void => {
  if (isReloadOffline(event)) event.preventDefault();
};
