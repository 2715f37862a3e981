import { useBlocker, useLocation } from 'react-router';
import { paths } from '~/paths.ts';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';

/** Asks before another page replaces what is not saved. A login that ran out is no choice, so it is not asked about. */
export const AskBeforeLeaving = ({ when }: { when: () => boolean }) => {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Somebody already let go may come back before the résumé has left the screen.
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname &&
      nextLocation.pathname !== paths.login() &&
      when(),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      question="Leave without saving?"
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      loading={false}
      error={null}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      What you typed is kept on this device and waits here for you.
    </ConfirmDialog>
  );
};
