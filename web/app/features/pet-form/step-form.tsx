import { messages } from '@pawsume/contract/messages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ConnectionNotice } from '~/forms/connection-notice.tsx';
import { KeptForm, type KeptFormState } from '~/forms/kept-form.tsx';
import { saveStatus } from '~/forms/save-status.ts';
import { type FormStep, PET_FORM, paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/form/error-summary.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import type { TypedPage } from './live-page/typed-page.ts';
import type { Pet } from './load-step.ts';
import type { WayOn } from './problem.ts';
import { StepFrame } from './step-frame.tsx';
import type { AlwaysSave } from './use-always-save.ts';
import type { useStepForm } from './use-step-form.ts';
import { WayOnLink } from './way-on-link.tsx';

/** What going on does with unsaved answers, once that was said, and a way to change it. */
const SavesOnTheWay = ({ isOn, isOffered, set }: AlwaysSave) => {
  if (!isOffered) return null;
  const state = isOn ? messages.petForm.savesOnTheWay : messages.petForm.asksOnTheWay;
  return (
    <p className="flex items-center gap-x-2">
      <span aria-live="polite">{state}</span>
      <button type="button" className="min-h-11 min-w-11 text-link" onClick={() => set(!isOn)}>
        {messages.petForm.change}
        <span className="sr-only">: {state}</span>
      </button>
    </p>
  );
};

type StepState = KeptFormState & Pick<ReturnType<typeof useStepForm>, 'wayOn' | 'problems' | 'tries' | 'alwaysSave'>;

interface Props {
  step: FormStep;
  pet?: Pet | undefined;
  state: StepState;
  page?: TypedPage | undefined;
  /** What Save does, where it is more than saving. */
  onSave?: () => Promise<unknown>;
  back: string;
  /** Where that leads, if not to the profile. */
  backTo?: string;
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
  const {
    step,
    pet,
    state,
    page,
    onSave = state.save,
    back,
    backTo = paths.profile(),
    actions,
    news,
    still = false,
    children,
  } = props;
  const { form, wayOn, keepsDraft, savedAt, alwaysSave } = state;
  const navigate = useNavigate();
  return (
    <StepFrame step={step} pet={pet} page={page}>
      <KeptForm
        state={state}
        wording={messages.petForm}
        onSave={onSave}
        goingOn={goingOn(alwaysSave)}
        className="grid gap-8"
      >
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
            <Button variant="secondary" onClick={() => navigate(backTo)}>
              {back}
            </Button>
          }
          note={<SavesOnTheWay {...alwaysSave} />}
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

const goingOn = ({ isOn, set }: StepState['alwaysSave']) => ({
  leadsOn: (pathname: string) => PET_FORM.some((path) => path === pathname),
  label: messages.petForm.alwaysSave,
  savesUnasked: isOn,
  saveUnasked: () => set(true),
});

interface SaveFailureProps {
  form: { saving: boolean; notice: { id: string; message: string | null } };
  problems: Parameters<typeof ErrorSummary>[0]['problems'];
  tries: number;
  wayOn: WayOn | null;
  onRetry: () => void;
}

/** Why the last save did not work, and the way on: to the fields, to the login or the profile, or the same again. */
const SaveFailure = ({ form, problems, tries, wayOn, onRetry }: SaveFailureProps) => (
  <>
    <ErrorSummary notice={form.notice} problems={problems} tries={tries} />
    {problems.length === 0 && <FormNotice form={form} action={<Mend {...{ wayOn, onRetry }} saving={form.saving} />} />}
  </>
);

const Mend = ({ wayOn, saving, onRetry }: Pick<SaveFailureProps, 'wayOn' | 'onRetry'> & { saving: boolean }) => {
  if (wayOn !== 'retry') return wayOn && <WayOnLink wayOn={wayOn} />;
  return (
    <Button variant="secondary" loading={saving} onClick={onRetry}>
      Try again
    </Button>
  );
};
