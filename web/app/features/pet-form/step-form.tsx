import { messages } from '@pawsume/contract/messages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type FormStep, paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { ConflictDialog } from '~/ui/conflict-dialog.tsx';
import { DraftNotice } from '~/ui/draft-notice.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import type { Difference } from './conflict.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Pet } from './load-pet.ts';
import { SaveFailure } from './save-failure.tsx';
import { saveStatus } from './save-status.ts';
import { StepFrame } from './step-frame.tsx';
import type { useStepForm } from './use-step-form.ts';

type StepState = Pick<
  ReturnType<typeof useStepForm>,
  'save' | 'savedAt' | 'wayOn' | 'problems' | 'tries' | 'isUnsaved' | 'restored' | 'keepsDraft' | 'discardDraft'
> & {
  form: { saving: boolean; dirty: boolean; notice: { id: string; sentence: string | null } };
  meeting: Omit<ReturnType<typeof useStepForm>['meeting'], 'conflict'> & {
    conflict: { differences: readonly Difference[] } | null;
  };
};

interface Props {
  step: FormStep;
  pet?: Pet | undefined;
  state: StepState;
  /** What Save does, where it is more than saving. */
  onSave?: () => Promise<unknown>;
  back: string;
  /** The buttons that lead on from here. */
  actions: ReactNode;
  /** News right above the buttons. */
  news?: ReactNode;
  /** Takes no input while something is made of the answers. */
  still?: boolean;
  children: ReactNode;
}

/** A step that is saved: its questions, what went wrong, its buttons, and the question asked before it is left. */
export const StepForm = (props: Props) => {
  const { step, pet, state, onSave = state.save, back, actions, news, still = false, children } = props;
  const { form, wayOn, meeting } = state;
  const navigate = useNavigate();
  return (
    <StepFrame step={step} pet={pet}>
      <form
        noValidate
        className="grid gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          void onSave();
        }}
      >
        {state.restored && form.dirty && (
          <DraftNotice sentence={messages.petForm.draftRestored} onDiscard={state.discardDraft} />
        )}
        {meeting.aside && (
          <DraftNotice sentence={messages.petForm.setAside} onShow={meeting.bringBack} onDiscard={meeting.dropAside} />
        )}
        <div inert={still} className="grid gap-8 transition-opacity inert:opacity-50">
          {children}
        </div>
        <SaveFailure form={form} problems={state.problems} tries={state.tries} wayOn={wayOn} onRetry={onSave} />
        <ConnectionNotice
          unsaved={form.dirty}
          isTold={form.notice.sentence !== null}
          saving={form.saving}
          onSave={onSave}
        />
        {news}
        <FormActions
          back={
            <Button variant="secondary" onClick={() => navigate(paths.profile())}>
              {back}
            </Button>
          }
          status={saveStatus({ dirty: form.dirty, keepsDraft: state.keepsDraft, savedAt: state.savedAt })}
        >
          <Button type="submit" variant="secondary" disabled={still} loading={form.saving}>
            Save
          </Button>
          {actions}
        </FormActions>
      </form>
      <LeaveDialog isUnsaved={state.isUnsaved} keepsDraft={state.keepsDraft} saving={form.saving} onSave={state.save} />
      <ConflictDialog
        open={meeting.conflict !== null}
        title={messages.petForm.conflictTitle}
        explanation={messages.petForm.conflictExplained}
        differences={meeting.conflict?.differences ?? []}
        saving={form.saving}
        onKeepMine={meeting.keepMine}
        onTakeTheirs={meeting.takeTheirs}
        onClose={meeting.close}
      />
    </StepFrame>
  );
};
