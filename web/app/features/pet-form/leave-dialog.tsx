import { messages } from '@pawsume/contract/messages';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props {
  isUnsaved: () => boolean;
  /** Whether this device keeps what is typed. */
  keepsDraft: boolean;
  saving: boolean;
  /** Answers whether it worked. */
  onSave: () => Promise<boolean>;
}

/** Asks what to do with unsaved answers before the step is left. */
export const LeaveDialog = ({ isUnsaved, keepsDraft, saving, onSave }: Props) => {
  const blocker = useLeaveGuard({ isUnsaved, keepsDraft });
  const stay = () => blocker.reset?.();
  // What could not be saved is explained in the form: there it can be mended.
  const saveAndContinue = async () => ((await onSave()) ? blocker.proceed?.() : stay());
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={messages.petForm.leaveQuestion}
      description={messages.petForm.leaveExplained}
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
