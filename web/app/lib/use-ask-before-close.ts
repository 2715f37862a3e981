import { useEffect, useEffectEvent } from 'react';

/**
 * Has the browser ask before the tab is closed. Its one listener stays: React Router's `useBeforeUnload` takes a new one with
 * each render, and a tab that is closed between two of them is closed unasked.
 */
export const useAskBeforeClose = (asks: () => boolean): void => {
  const onClose = useEffectEvent((event: BeforeUnloadEvent) => {
    if (asks()) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('beforeunload', onClose);
    return () => removeEventListener('beforeunload', onClose);
  }, []);
};
