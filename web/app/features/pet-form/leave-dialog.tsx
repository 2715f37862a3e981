import { messages } from '@pawsume/contract/messages';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props {
  isUnsaved: () => boolean;
  saving: boolean;
  /** Answers whether it worked. */
  onSave: () => Promise<boolean>;
  /** What a draft cannot keep, if there is any. */
  notKept?: string | undefined;
}

/** Asks what to do with unsaved answers before the step is left. */
export const LeaveDialog = ({ isUnsaved, saving, onSave, notKept }: Props) => {
  const blocker = useLeaveGuard(isUnsaved);
  const stay = () => blocker.reset?.();
  // What could not be saved is explained in the form: there it can be mended.
  const saveAndContinue = async () => ((await onSave()) ? blocker.proceed?.() : stay());
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={messages.petForm.leaveQuestion}
      description={[messages.petForm.leaveExplained, notKept].filter(Boolean).join(' ')}
      actions={
        <>
          <Button variant="secondary" disabled={saving} onClick={() => blocker.proceed?.()}>
            Keep as draft
          </Button>
          <Button loading={saving} onClick={saveAndContinue}>
            Save and continue
          </Button>
        </>
      }
    />
  );
};
