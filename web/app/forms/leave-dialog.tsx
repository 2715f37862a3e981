import { messages } from '@pawsume/contract/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Blocker, type Location, useBlocker, useLocation } from 'react-router';
import { useAskBeforeClose } from '~/lib/use-ask-before-close.ts';
import { patterns } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Dialog } from '~/ui/dialog.tsx';

const addressOf = ({ pathname, search }: Location): string => pathname + search;

interface Guarded {
  isUnsaved: () => boolean;
  /** Whether this device keeps what is typed. */
  keepsDraft: boolean;
}

/** Holds back every way out of a form with unsaved answers. The login is let through: the draft waits behind it. */
const useLeaveGuard = ({ isUnsaved, keepsDraft }: Guarded): Blocker => {
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

/** For a form that is one of several on a way: going on may save unasked. */
export interface GoingOn {
  /** Whether this address is on the way. */
  leadsOn: (pathname: string) => boolean;
  /** What is ticked to be asked no more. */
  label: string;
  savesUnasked: boolean;
  saveUnasked: () => void;
}

interface Props {
  isUnsaved: () => boolean;
  /** Whether this device keeps what is typed. */
  keepsDraft: boolean;
  explanation: string;
  saving: boolean;
  savedAt: Date | null;
  /** Answers whether it worked. */
  onSave: () => Promise<boolean>;
  goingOn?: GoingOn | undefined;
}

/** Asks what to do with unsaved answers before the form is left, or saves them unasked where that was wished for. */
export const LeaveDialog = ({ isUnsaved, keepsDraft, explanation, saving, savedAt, onSave, goingOn }: Props) => {
  const blocker = useLeaveGuard({ isUnsaved, keepsDraft });
  const [asks, setAsks] = useState(false);
  const [isTicked, setIsTicked] = useState(false);
  /** When it was last saved before a save failed: until the next one the way on is asked about, or there would be none. */
  const [failedAfter, setFailedAfter] = useState<Date | null>();
  const isBlocked = blocker.state === 'blocked';
  const way = isBlocked && goingOn?.leadsOn(blocker.location.pathname) ? goingOn : undefined;
  const stay = () => {
    setIsTicked(false);
    blocker.reset?.();
  };
  // What could not be saved is explained in the form: there it can be mended.
  const saveAndContinue = async () => {
    if (isTicked) way?.saveUnasked();
    const worked = await onSave();
    setFailedAfter(worked ? undefined : savedAt);
    if (worked) blocker.proceed?.();
    else stay();
  };
  const heldBack = useEffectEvent(() => {
    if (way?.savesUnasked && failedAfter !== savedAt) void saveAndContinue();
    else setAsks(true);
  });
  useEffect(() => {
    if (isBlocked) heldBack();
    else setAsks(false);
  }, [isBlocked]);
  return (
    <Dialog
      open={isBlocked && asks}
      onClose={stay}
      title={messages.forms.leaveQuestion}
      description={explanation}
      actions={
        <>
          <Button variant="secondary" disabled={saving} onClick={() => blocker.proceed?.()}>
            {keepsDraft ? 'Keep as draft' : 'Leave without saving'}
          </Button>
          <Button loading={saving} onClick={saveAndContinue}>
            Save and continue
          </Button>
        </>
      }
    >
      {way && !way.savesUnasked && (
        <Checkbox label={way.label} checked={isTicked} onChange={(event) => setIsTicked(event.currentTarget.checked)} />
      )}
    </Dialog>
  );
};
