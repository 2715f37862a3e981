import { messages } from '@pawsume/contract/messages';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props {
  isUnsaved: () => boolean;
  /** Whether this device keeps what is typed. */
  keepsDraft: boolean;
  explanation: string;
  saving: boolean;
  /** Answers whether it worked. */
  onSave: () => Promise<boolean>;
}

/** Asks what to do with unsaved answers before the form is left. */
export const LeaveDialog = ({ isUnsaved, keepsDraft, explanation, saving, onSave }: Props) => {
  const blocker = useLeaveGuard({ isUnsaved, keepsDraft });
  const stay = () => blocker.reset?.();
  // What could not be saved is explained in the form: there it can be mended.
  const saveAndContinue = async () => ((await onSave()) ? blocker.proceed?.() : stay());
  return (
    <Dialog
      open={blocker.state === 'blocked'}
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
    />
  );
};
