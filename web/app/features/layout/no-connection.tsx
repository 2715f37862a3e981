import { messages } from '@pawsume/contract/messages';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { isReloadOffline } from './stay-in-app.tsx';

const loadDialog = async () => ({ default: (await import('~/ui/dialog.tsx')).Dialog });
const Dialog = lazy(loadDialog);

/** Delay that lets the screen load its own files first, in milliseconds. */
const AFTER_MS = 3000;

/** Asks to try again when the code of a screen cannot be loaded, for which the router would reload the page. */
export const NoConnection = () => {
  const { location: pending } = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // The router waits for their code for ever: only a page load asks for it again.
  const failed = useRef(new Set<string>());

  const onReload = useEffectEvent((event: NavigateEvent) => {
    // A failed preload needs no dialog.
    if (!pending || !isReloadOffline(event)) return;
    failed.current.add(pending.pathname);
    setOpen(true);
  });
  const goOn = useEffectEvent(() => {
    if (isOpen && pending) tryAgain();
  });
  useEffect(() => {
    const { navigation }: { navigation?: Navigation } = window;
    navigation?.addEventListener('navigate', onReload);
    addEventListener('online', goOn);
    return () => {
      navigation?.removeEventListener('navigate', onReload);
      removeEventListener('online', goOn);
    };
  }, []);

  useEffect(() => {
    // The dialog cannot be loaded once the connection is lost.
    const timer = setTimeout(() => loadDialog().catch(() => null), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const tryAgain = () => {
    if (!navigator.onLine || !pending) return;
    window.location.assign(pending.pathname + pending.search + pending.hash);
  };
  const onPending = useEffectEvent(() => {
    if (!pending || !failed.current.has(pending.pathname)) return;
    if (navigator.onLine) tryAgain();
    else setOpen(true);
  });
  useEffect(() => {
    if (pending) onPending();
  }, [pending]);
  // The navigation that waits for the code ends with another one.
  const stay = () => {
    setOpen(false);
    return navigate(here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  };
  return (
    <Suspense fallback={null}>
      {isOpen && (
        <Dialog
          open
          onClose={stay}
          title={messages.common.noConnectionTitle}
          description={messages.common.opensOnceOnline}
          actions={<Button onClick={tryAgain}>Try again</Button>}
        />
      )}
    </Suspense>
  );
};
