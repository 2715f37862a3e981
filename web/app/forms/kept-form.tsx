import { messages } from '@pawsume/contract/messages';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { type GoingOn, LeaveDialog } from './leave-dialog.tsx';
import type { useKeptForm } from './use-kept-form.ts';

export interface KeptFormState
  extends Pick<
    ReturnType<typeof useKeptForm>,
    'save' | 'savedAt' | 'isUnsaved' | 'restored' | 'keepsDraft' | 'discardDraft'
  > {
  form: { saving: boolean; dirty: boolean; notice: { id: string; message: string | null } };
  aside: Pick<ReturnType<typeof useKeptForm>['aside'], 'isThere' | 'bringBack' | 'drop'>;
  conflict: Pick<ReturnType<typeof useKeptForm>['conflict'], 'differences' | 'keepMine' | 'takeTheirs' | 'close'>;
}

interface Props {
  state: KeptFormState;
  /** What a form of this kind says of itself. */
  wording: { setAside: string; leaveExplained: string; conflictExplained: string };
  /** What Save does, where it is more than saving. */
  onSave: () => Promise<unknown>;
  goingOn?: GoingOn;
  className: string;
  children: ReactNode;
}

/** A form that is kept: its drafts above the questions, and the questions before it is left or saved over another save. */
export const KeptForm = ({ state, wording, onSave, goingOn, className, children }: Props) => {
  const { form, aside, conflict, keepsDraft } = state;
  const keepMine = async () => {
    conflict.keepMine();
    await onSave();
  };
  return (
    <>
      <form
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          void onSave();
        }}
      >
        {state.restored && form.dirty && (
          <DraftNotice message={messages.forms.draftRestored} onDiscard={state.discardDraft} />
        )}
        {aside.isThere && <DraftNotice message={wording.setAside} onShow={aside.bringBack} onDiscard={aside.drop} />}
        {children}
      </form>
      <LeaveDialog
        isUnsaved={state.isUnsaved}
        keepsDraft={keepsDraft}
        explanation={keepsDraft ? wording.leaveExplained : messages.forms.leaveUnkept}
        saving={form.saving}
        savedAt={state.savedAt}
        onSave={state.save}
        goingOn={goingOn}
      />
      <ConflictDialog
        open={conflict.differences !== null}
        title={messages.forms.conflictTitle}
        explanation={wording.conflictExplained}
        differences={conflict.differences ?? []}
        saving={form.saving}
        onKeepMine={keepMine}
        onTakeTheirs={conflict.takeTheirs}
        onClose={conflict.close}
      />
    </>
  );
};

interface DraftNoticeProps {
  message: string;
  /** Where the draft is not in the form but waits beside it. */
  onShow?: () => void;
  onDiscard: () => void;
}

/** Says that a draft is there, brings it into the form where it is not, and lets go of it. */
const DraftNotice = ({ message, onShow, onDiscard }: DraftNoticeProps) => (
  <Notice
    tone="info"
    action={
      <>
        <Button variant={onShow ? 'ghost' : 'secondary'} onClick={onDiscard}>
          Discard
        </Button>
        {onShow && (
          <Button variant="secondary" onClick={onShow}>
            Show mine
          </Button>
        )}
      </>
    }
  >
    {message}
  </Notice>
);
