import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type FormStep, paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Pet } from './load-pet.ts';
import { saveStatus } from './save-status.ts';
import { StepFrame } from './step-frame.tsx';
import type { useStepForm } from './use-step-form.ts';
import { WayOnLink } from './way-on-link.tsx';

type StepState = Pick<
  ReturnType<typeof useStepForm>,
  'save' | 'savedAt' | 'wayOn' | 'isUnsaved' | 'restored' | 'keepsDraft' | 'discardDraft'
> & { form: { saving: boolean; dirty: boolean; notice: { id: string; sentence: string | null } } };

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
  /** What a draft cannot keep, if there is any. */
  notKept?: string | undefined;
  /** Takes no input while something is made of the answers. */
  still?: boolean;
  children: ReactNode;
}

/** A step that is saved: its questions, what went wrong, its buttons, and the question asked before it is left. */
export const StepForm = (props: Props) => {
  const { step, pet, state, onSave = state.save, back, actions, news, notKept, still = false, children } = props;
  const { form, wayOn } = state;
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
        {state.restored && form.dirty && <DraftNotice onDiscard={state.discardDraft} />}
        <div inert={still} className="grid gap-8 transition-opacity inert:opacity-50">
          {children}
        </div>
        <FormNotice form={form} action={wayOn && wayOn !== 'retry' && <WayOnLink wayOn={wayOn} />} />
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
      <LeaveDialog isUnsaved={state.isUnsaved} saving={form.saving} onSave={state.save} notKept={notKept} />
    </StepFrame>
  );
};
