import { messages } from '@pawsume/contract/messages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ConnectionNotice } from '~/forms/connection-notice.tsx';
import { KeptForm, type KeptFormState } from '~/forms/kept-form.tsx';
import { saveStatus } from '~/forms/save-status.ts';
import { type FormStep, paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import type { Pet } from './load-step.ts';
import { SaveFailure } from './save-failure.tsx';
import { StepFrame } from './step-frame.tsx';
import type { useStepForm } from './use-step-form.ts';

type StepState = KeptFormState & Pick<ReturnType<typeof useStepForm>, 'wayOn' | 'problems' | 'tries'>;

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
  const { form, wayOn, keepsDraft, savedAt } = state;
  const navigate = useNavigate();
  return (
    <StepFrame step={step} pet={pet}>
      <KeptForm state={state} wording={messages.petForm} onSave={onSave} className="grid gap-8">
        <div inert={still} className="grid gap-8 transition-opacity inert:opacity-50">
          {children}
        </div>
        <SaveFailure form={form} problems={state.problems} tries={state.tries} wayOn={wayOn} onRetry={onSave} />
        <ConnectionNotice
          unsaved={form.dirty}
          keepsDraft={keepsDraft}
          isTold={form.notice.message !== null}
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
          status={saveStatus({ dirty: form.dirty, keepsDraft, savedAt })}
        >
          <Button type="submit" variant="secondary" disabled={still} loading={form.saving}>
            Save
          </Button>
          {actions}
        </FormActions>
      </KeptForm>
    </StepFrame>
  );
};
